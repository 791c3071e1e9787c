/** Does one step of a history. */
import type { Result } from '@contract/failure';
import { failureError } from '../../main/core/call/failure-error';
import { sendFile } from '../../main/core/upload/send-file';
import { fromLines, toLines } from '../../main/handover/json-lines';
import { linesOf } from '../../main/handover/lines';
import { receive } from '../../main/handover/merge';
import { readLines } from '../../main/handover/read-lines';
import type { Computer } from './computer';
import { fields, type Step } from './history';
import { addresses, people, secret, type World } from './world';

const { signal } = new AbortController();

export const signIn = (world: World, index: number, person: number): void => {
  const computer = world.computerOf(index);
  const { email, password, id } = people[person] ?? { email: '', password: '', id: '' };
  if (computer.server === '') computer.setServer(addresses[0]);
  const { app, server } = computer;
  if (!app.isAlive()) return;
  world.used.set(index, (world.used.get(index) ?? new Set()).add(`${server} ${id}`));
  void (app.session.isLocked() ? app.session.unlock(password) : app.session.signIn({ email, password }));
};

/** What is shown of a record is what the server had once, and is as old as it says. */
const read = async ({ serverOf, time, report }: World, app: Computer['app'], id: string): Promise<void> => {
  const server = app.tokens.current()?.target.server;
  const result = await app.offline.api.call('track.detail', { id }, signal);
  if (!result.ok || server === undefined) return;
  const shown = Object(result.value) as Record<string, unknown>;
  const isVersion = serverOf(server)
    .versions(id)
    .some((version) => fields.every((name) => version[name] === shown[name]));
  if (!isVersion) report(`record ${id} was shown as the server never had it`);
  if (result.copy && Date.parse(result.copy.asOf) > time.latest) report(`record ${id} was shown as of a later time`);
};

const upload = ({ random }: World, value: string, app: Computer['app']): Promise<Result<unknown>> => {
  const content = Buffer.from(value);
  const opened = {
    head: content,
    chunks: async function* () {
      yield content;
    },
    close: async () => undefined,
  };
  const failureOf = () => failureError('file', 'file-failed').failure;
  const file = { name: `${value}.png`, size: content.length, mime: 'image/png', opened, failureOf };
  const calls = app.offline.api.forCurrentSession();
  return sendFile(random, calls, { ...file, request: { many: false } }, signal, () => undefined);
};

/** A person decides all that waits for a decision, in the same way. */
const decide = async (
  { asked, timesDone }: World,
  app: Computer['app'],
  choice: 'mine' | 'theirs' | 'send' | 'discard',
): Promise<void> => {
  const { outbox } = app.offline.handlers;
  const listed = await outbox.list();
  for (const { id, ...entry } of listed.ok ? listed.value : []) {
    if (!entry.needsDecision && entry.state !== 'refused') continue;
    const text = JSON.stringify(entry);
    const mine = asked.filter(({ value }) => text.includes(value));
    const isWanted = choice === 'mine' || choice === 'send';
    for (const one of mine) {
      if (isWanted) one.insisted += 1;
      else one.isGivenUp = true;
    }
    const choices = Object.fromEntries(entry.fields.map(({ name }) => [name, isWanted ? 'mine' : 'theirs'] as const));
    if (choice === 'discard' || (choice === 'theirs' && entry.kind !== 'change'))
      void outbox.discard({ id }).then((discarded) => {
        if (discarded.ok && entry.state !== 'unknown') for (const one of mine) one.doneAtDiscard = timesDone(one);
      });
    else if (choice === 'send' || entry.kind !== 'change') void outbox.send({ id });
    else void outbox.decide({ id, choices });
  }
};

const handOver = async ({ files, time, report }: World, app: Computer['app']): Promise<void> => {
  const open = await app.offline.stores.current();
  if (!open) return;
  const bytes: Uint8Array[] = [];
  for await (const line of toLines(linesOf(open, new Date(time.now).toISOString()))) bytes.push(line);
  if (secret.test(Buffer.concat(bytes).toString('latin1'))) report('a secret is in a hand-over file');
  files.push(bytes);
};

const openFile = async ({ files, time }: World, app: Computer['app'], number: number): Promise<void> => {
  const file = files[number % Math.max(1, files.length)];
  if (!file) return;
  async function* content(): AsyncGenerator<Uint8Array, void> {
    yield* file ?? [];
  }
  const { stores, copy } = app.offline;
  await receive({ stores, copy, now: () => time.now }, await readLines(fromLines(content())));
};

/** What a person does in the app. */
const work = async (world: World, step: Step, app: Computer['app']): Promise<void> => {
  const { computer: index } = step;
  const { api, handlers } = app.offline;
  switch (step.do) {
    case 'update': {
      const { record, field } = step;
      return world.ask(
        index,
        'update',
        (value) => api.call('track.update', { id: record, data: { [field]: value } }, signal),
        record,
      );
    }
    case 'create':
      return world.ask(index, 'create', (name) => api.call('track.create', { data: { name } }, signal));
    case 'upload':
      return world.ask(index, 'upload', (value) => upload(world, value, app));
    case 'note': {
      const id = `n${world.asked.length}`;
      return world.ask(index, 'note', (text) => handlers.notes.save({ area: 'tracks', id, text, star: false }));
    }
    case 'scan':
      return world.ask(index, 'scan', (code) =>
        handlers.eventLog.add({
          event: '7',
          entries: [{ kind: 'scan', code, direction: 'in', answer: 'look', verdict: '', open: [] }],
        }),
      );
    case 'read':
      return read(world, app, step.record);
    case 'decide':
      return decide(world, app, step.choice);
    case 'handOver':
      return handOver(world, app);
    case 'open':
      return openFile(world, app, step.file);
    case 'lock':
      return void app.session.lock();
    default:
  }
};

const signOut = async ({ report }: World, index: number, computer: Computer): Promise<void> => {
  const { app } = computer;
  const current = app.tokens.current();
  if (!current && !app.session.isLocked()) return;
  const server = current?.target.server ?? computer.server;
  await app.session.signOut();
  if (!app.tokens.current() && computer.keepsSession(server))
    report(`computer ${index} signed out, and would return to the session`);
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
    case 'disk':
      return computer.setDisk(step.isFull);
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
  if (step.do === 'signIn') return signIn(world, step.computer, step.person);
  if (step.do === 'unlock') return app.session.isLocked() ? signIn(world, step.computer, 0) : undefined;
  if (!app.session.isLocked()) await work(world, step, app);
};
