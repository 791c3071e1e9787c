/** Plays a history until all has come to rest, and gathers what is so then. */
import type { OutboxEntry } from '@contract/bridge/outbox';
import { act, signIn } from './act';
import { fields, type History, recordIds } from './history';
import type { Person, Server } from './server';
import { type Asked, createWorld, people, type World } from './world';

/** All that is known at the end. */
export interface Outcome {
  readonly asked: readonly Asked[];
  readonly servers: readonly Server[];
  /** What each person's outbox on each computer lists. */
  readonly entries: readonly OutboxEntry[];
  /** The codes in the log and the texts of notes, by computer, server and person. */
  readonly kept: ReadonlyMap<string, readonly string[]>;
  /** What was wrong on the way. */
  readonly problems: readonly string[];
}

const { signal } = new AbortController();
/** Longer than every deadline and pause. */
const restMs = 200_000;

export const keyOf = ({ computer, server, person }: Pick<Asked, 'computer' | 'server' | 'person'>): string =>
  `${computer} ${server} ${person}`;

/** Waits for a promise while time passes; undefined if it takes too long. */
const rested = async <T>({ time }: World, work: Promise<T>): Promise<T | undefined> => {
  let result: T | undefined;
  void work.then((value) => {
    result = value;
  });
  await time.pass(2_000);
  return result;
};

/** Signs a person in, unless they are, and their store is on the disk. */
const enter = async (world: World, index: number, address: string, person: Person): Promise<void> => {
  const { time, report } = world;
  const computer = world.computerOf(index);
  const { app } = computer;
  // A session that the server has ended ends here, when it is used again.
  await rested(world, app.api.call('auth.userRole', {}, signal));
  const current = app.tokens.current();
  const isKept = (await rested(world, app.offline.stores.current()))?.store.isDurable;
  const isIn = current?.person.id === person.id && current.target.server === address && !app.session.isLocked();
  if (isIn && isKept) return;
  await rested(world, app.session.signOut());
  computer.setServer(address);
  const entered = await rested(world, app.session.signIn({ email: person.email, password: person.password }));
  if (!entered?.ok) report(`${person.email} could not sign in (${entered?.failure.code})`);
  await time.pass(restMs);
};

/** What a person finds on a computer, once all works again. */
const visit = async (world: World, index: number, address: string, person: Person) => {
  const { time, report } = world;
  await enter(world, index, address, person);
  const { handlers, api, copy } = world.computerOf(index).app.offline;
  const server = world.serverOf(address);
  const before = server.done.length;
  await rested(world, handlers.outbox.sendAll());
  await time.pass(restMs);
  if (server.done.length > before) report(`computer ${index} sent a settled outbox again`);
  for (const id of recordIds) {
    const answer = await rested(world, api.call('track.detail', { id }, signal));
    const kept = await rested(world, copy.find('track.detail', { id }));
    if (!answer?.ok) report(`record ${id} could not be read (${answer?.failure.code})`);
    for (const name of fields)
      for (const shown of answer?.ok ? [Object(answer.value), Object(kept?.value)] : [])
        if (shown[name] !== server.record(id)[name]) report(`${name} of record ${id} is "${shown[name]}" here`);
  }
  const listed = await rested(world, handlers.outbox.list());
  const log = await rested(world, handlers.eventLog.list({ event: '7' }));
  const notes = await rested(world, handlers.notes.list());
  return {
    entries: listed?.ok ? listed.value : [],
    kept: [
      ...(log?.ok ? log.value.flatMap((entry) => (entry.kind === 'scan' ? [entry.code] : [])) : []),
      ...(notes?.ok ? notes.value.map(({ text }) => text) : []),
    ],
  };
};

export const playHistory = async ({ seed, steps }: History): Promise<Outcome> => {
  const world = createWorld(seed);
  const { time, network, computerOf, used, report, asked, servers, problems } = world;
  for (const step of steps) {
    const index = step.computer;
    if (!used.has(index)) {
      signIn(world, index, index);
      await time.pass(200);
    } else if (!computerOf(index).app.isAlive() && step.do !== 'fault') {
      // Staff start it again, and do the next thing once it is there.
      computerOf(index).start();
      await time.pass(200);
    }
    void act(world, step);
    await time.pass(step.thenMs);
  }

  // Everything works again, and everybody who was ever signed in comes back.
  network.faults.length = 0;
  network.isUp = true;
  for (const index of used.keys()) {
    const computer = computerOf(index);
    computer.setDisk(false);
    computer.setKeychain('ok');
    computer.killAfter(Number.POSITIVE_INFINITY);
    computer.start();
  }
  await time.pass(restMs);
  const entries: OutboxEntry[] = [];
  const kept = new Map<string, readonly string[]>();
  for (const [computer, keys] of used)
    for (const key of keys) {
      const [server = '', id] = key.split(' ');
      const person = people.find((one) => one.id === id);
      if (!person) continue;
      const found = await visit(world, computer, server, person);
      entries.push(...found.entries);
      kept.set(keyOf({ computer, server, person: person.id }), found.kept);
    }
  for (const { address, foreignTokens } of servers)
    if (foreignTokens > 0) report(`${address} got the token of another server`);
  return { asked, servers, entries, kept, problems };
};
