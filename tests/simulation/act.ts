/** Does one step of a history. */
import type { Computer } from './computer';
import type { Step } from './history';
import { judgeFiles, judgePacks, judgeReturn } from './page';
import { work } from './work';
import { addresses, people, type World } from './world';

export const signIn = (world: World, index: number, person: number): void => {
  const computer = world.computerOf(index);
  const { email, password, id } = people[person] ?? { email: '', password: '', id: '' };
  if (computer.server === '') computer.setServer(addresses[0]);
  const { app, server } = computer;
  if (!app.isAlive()) return;
  world.used.set(index, (world.used.get(index) ?? new Set()).add(`${server} ${id}`));
  const wasLocked = app.session.isLocked();
  const entering = wasLocked ? app.session.unlock(password) : app.session.signIn({ email, password });
  void entering.then(async (entered) => {
    if (entered.ok) await judgeReturn(world, index, app, entered.value, wasLocked);
  });
};

/** Starts the app again, whose page asks where the person was. */
export const restart = (world: World, index: number): void => {
  const computer = world.computerOf(index);
  judgeFiles(world, computer);
  if (!computer.start()) return;
  const { app } = computer;
  void app.session.currentWithReturn().then(async (view) => {
    await judgeReturn(world, index, app, view, true);
    await judgePacks(world, app);
  });
};

/** Where a person was, and what they had not saved, is forgotten when they sign out. */
export const forgetDrafts = ({ asked }: World, index: number): void => {
  for (const one of asked) if (one.kind === 'draft' && one.computer === index) one.isGivenUp = true;
};

const signOut = async (world: World, index: number, computer: Computer): Promise<void> => {
  const { app } = computer;
  const current = app.tokens.current();
  if (!current && !app.session.isLocked()) return;
  const server = current?.target.server ?? computer.server;
  forgetDrafts(world, index);
  await app.session.signOut();
  if (!app.tokens.current() && computer.keepsSession(server))
    world.report(`computer ${index} signed out, and would return to the session`);
};

/** A person takes the laptop, and who is signed in signs out before. */
const takeOver = async (world: World, index: number, computer: Computer, person: number): Promise<void> => {
  const current = computer.app.tokens.current();
  if (current && current.person.id !== people[person]?.id) await signOut(world, index, computer);
  signIn(world, index, person);
};

/** What befalls a computer, the network or the server, and what a person does in the app. */
export const act = async (world: World, step: Step): Promise<void> => {
  const { network, servers, time, computerOf } = world;
  const computer = computerOf(step.computer);
  const { app } = computer;
  switch (step.do) {
    case 'fault':
      return void network.faults.push(step.fault);
    case 'network':
      network.isUp = step.isUp;
      return;
    case 'other':
      for (const server of servers) server.change(step.record, step.field, `other ${time.now}`);
      return;
    case 'kill':
      return computer.kill(step.kept);
    case 'killAtWrite':
      return computer.killAfter(step.writes);
    case 'updateApp':
      return computer.updateApp();
    case 'disk':
      return computer.setDisk(step.state);
    case 'keychain':
      return computer.setKeychain(step.state);
    case 'clock':
      return time.setClock(step.byMs);
    case 'sleep':
      return time.sleep(step.ms);
    case 'server':
      if (!app.tokens.current()) computer.setServer(addresses[step.server] ?? addresses[0]);
      return;
    default:
  }
  if (!app.isAlive()) return;
  if (step.do === 'signOut') return signOut(world, step.computer, computer);
  if (step.do === 'signIn') return takeOver(world, step.computer, computer, step.person);
  if (step.do === 'unlock') return app.session.isLocked() ? signIn(world, step.computer, 0) : undefined;
  if (!app.session.isLocked()) await work(world, step, app);
};
