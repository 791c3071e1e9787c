/** Plays a history until all has come to rest, and gathers what is so then. */
import type { OutboxEntry } from '@contract/bridge/outbox';
import { rollCallsOf } from '@contract/event-log/roll-calls';
import { decodeJson, type StoreChange } from '../../main/core/store/store';
import { listedEntries } from '../support/event-log';
import { act, forgetDrafts, restart, signIn } from './act';
import type { Computer } from './computer';
import { createWorld } from './create-world';
import { fields, type History, recordIds } from './history';
import { marksIn, type OwnerKey } from './owners';
import { judgeFiles, judgePacks, judgeShown } from './page';
import type { Person, Server } from './server';
import { event, openHandover, saveHandover } from './work';
import { type Asked, isLocal, keyOf, people, type Undone, uncancelled, type World } from './world';

/** All that is known at the end. */
export interface Outcome {
  readonly asked: readonly Asked[];
  readonly undone: readonly Undone[];
  readonly servers: readonly Server[];
  /** What each person's outbox on each computer lists. */
  readonly entries: readonly OutboxEntry[];
  /** The values in the log and the notes, by computer, server and person. */
  readonly kept: ReadonlyMap<string, readonly string[]>;
  /** How many files were saved. */
  readonly saved: number;
  /** What was wrong on the way. */
  readonly problems: readonly string[];
}

/** Longer than every deadline and pause. */
const restMs = 200_000;

/** Longer than an app takes to quit. */
const quitMs = 10_000;

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
  const isKept = async () =>
    (await rested(world, computer.app.offline.stores.current()))?.store.isDurable &&
    computer.app.current() === `${address} ${person.id}` &&
    !computer.app.session.isLocked();
  const signIn = async (): Promise<void> => {
    const { session } = computer.app;
    forgetDrafts(world, index);
    await rested(world, session.signOut());
    computer.setServer(address);
    const entered = await rested(world, session.signIn({ email: person.email, password: person.password }));
    if (!entered?.ok) report(`${person.email} could not sign in (${entered?.failure.code})`);
    await time.pass(restMs);
  };
  const token = computer.app.tokens.current()?.tokens.access ?? '';
  // A session that the server has ended ends here, when it is used again.
  if (!world.serverOf(address).isSession(token))
    await rested(world, computer.app.api.call('auth.userRole', {}, uncancelled()));
  if (await isKept()) return;
  await signIn();
  if (await isKept()) return;
  // What could not be stored is in memory until the app ends, as it says.
  computer.kill(1);
  restart(world, index);
  await time.pass(2_000);
  await signIn();
};

/** A person quits. What the app shows as waiting is there after the next start, and what is over is not. */
const quit = async ({ asked, files, report }: World, index: number, computer: Computer): Promise<void> => {
  const { app } = computer;
  const owner = app.current();
  const isStored = (await app.offline.stores.current())?.store.isDurable === true;
  const listed = await app.offline.handlers.outbox.list();
  const entries = listed.ok ? listed.value : [];
  const waiting = JSON.stringify(entries.filter(({ state }) => state !== 'done'));
  const own = asked.filter((one) => one.computer === index && `${one.server} ${one.person}` === owner);
  const created = own.filter(({ kind, result }) => kind === 'create' && result?.ok).map(({ value }) => value);
  const done = entries.filter(({ state }) => state === 'done').map(({ id }) => id);
  // A hand-over file may bring back what was on its way when it was saved.
  const inFiles = Buffer.concat(files.flat()).toString('latin1');
  const over = [...created, ...done].filter((one) => !inFiles.includes(one));
  await app.offline.end();
  computer.kill(0);
  if (owner === undefined || !isStored) return;
  for (const one of own) if (waiting.includes(one.value)) one.isKept = true;
  const left = JSON.stringify(computer.outboxImage(owner).map(({ value }) => decodeJson(value)));
  for (const one of over) if (left.includes(one)) report(`${one} is done, and waits in the outbox after quitting`);
};

interface Visit {
  readonly index: number;
  readonly address: string;
  readonly person: Person;
  /** The changes that waited when the faults ended. */
  readonly image: readonly StoreChange[];
  /** The records that the history can have changed, or kept on a computer. */
  readonly records: readonly string[];
}

const ownerOf = ({ address, person }: Pick<Visit, 'address' | 'person'>): OwnerKey => `${address} ${person.id}`;

/** Where the network is gone, a prepared event is still there. */
const readOffline = async (world: World, { index, address }: Visit): Promise<void> => {
  const { network, time, report } = world;
  const { app } = world.computerOf(index);
  if (!(await rested(world, judgePacks(world, app)))) return;
  network.isUp = false;
  const list = await rested(world, app.offline.api.call('track.list', {}, uncancelled()));
  const { rows = [] } = Object(list?.ok && list.value) as { readonly rows?: readonly unknown[] };
  if (rows.length !== recordIds.length) report(`${rows.length} tracks of a prepared event are here without a network`);
  for (const row of rows) judgeShown(world, address, row, list?.ok ? list.copy?.asOf : undefined);
  network.isUp = true;
  await time.pass(restMs);
};

/** What has been sent waits again, as on a disk that was restored: nothing may be done a second time. */
const replayOutbox = async (world: World, { index, address, person, image }: Visit): Promise<void> => {
  const { time, report } = world;
  const server = world.serverOf(address);
  const computer = world.computerOf(index);
  const stateOf = () => JSON.stringify([server.done.length, ...recordIds.map((id) => server.record(id))]);
  const before = stateOf();
  const recordOf = ({ value }: StoreChange): string => String(Object(fieldsOf(value)).id);
  const waiting = new Set(computer.outboxImage(ownerOf({ address, person })).filter(isChange).map(recordOf));
  // What the server refused may be sent by whoever has it again; so may a change of a record where somebody took one back, or
  // where another one waits still.
  const sent = image.filter((change) => {
    const record = recordOf(change);
    const marks = marksIn(JSON.stringify(fieldsOf(change.value)));
    const isUndone = world.undone.some(({ of }) => of.server === address && of.record === record);
    return marks.length > 0 && marks.every(server.has) && !isUndone && !waiting.has(record);
  });
  if (sent.length === 0) return;
  computer.kill(1);
  computer.putBack(ownerOf({ address, person }), sent);
  restart(world, index);
  await time.pass(2_000);
  await enter(world, index, address, person);
  const { outbox } = computer.app.offline.handlers;
  const listed = await rested(world, outbox.list());
  if (listed?.ok && listed.value.length < sent.length) report('an outbox that was restored is not shown');
  await rested(world, outbox.sendAll());
  await time.pass(restMs);
  if (stateOf() !== before) report(`computer ${index} sent a restored outbox again: ${before} became ${stateOf()}`);
};

/** What a person finds on a computer, once all works again. */
const visit = async (world: World, one: Visit) => {
  const { index, address, person, image, records } = one;
  const { time, report } = world;
  await enter(world, index, address, person);
  await readOffline(world, one);
  const { app } = world.computerOf(index);
  const { handlers, api, copy } = app.offline;
  const server = world.serverOf(address);
  const before = server.done.length;
  await rested(world, handlers.outbox.sendAll());
  await time.pass(restMs);
  if (server.done.length > before) report(`computer ${index} sent a settled outbox again`);
  for (const id of records) {
    const answer = await rested(world, api.call('track.detail', { id }, uncancelled()));
    const kept = await rested(world, copy.find('track.detail', { id }));
    if (!answer?.ok) report(`record ${id} could not be read (${answer?.failure.code})`);
    for (const name of fields)
      for (const shown of answer?.ok ? [Object(answer.value), Object(kept?.value)] : [])
        if (shown[name] !== server.record(id)[name]) report(`${name} of record ${id} is "${shown[name]}" here`);
  }
  const jobs = app.fileJobs.jobs();
  for (const { state } of jobs.ok ? jobs.value : [])
    if (state === 'waiting' || state === 'running') report(`an export is still ${state}`);
  const listed = await rested(world, handlers.outbox.list());
  const log = await rested(world, handlers.eventLog.list({ event }));
  const notes = await rested(world, handlers.notes.list());
  const entries = listed?.ok ? listed.value : [];
  world.judgeDone(entries);
  if (image.length > 0) await replayOutbox(world, one);
  return {
    entries,
    kept: [
      ...listedEntries(log).flatMap((entry) => marksIn(JSON.stringify(entry))),
      ...(notes?.ok ? notes.value.flatMap(({ text }) => marksIn(text)) : []),
    ],
  };
};

/** All staff of a server hand over to each other: then all of them have the same, whoever opened which file first. */
const exchange = async (world: World, visits: readonly Visit[]): Promise<void> => {
  const from = world.files.length;
  for (const { index, address, person } of visits) {
    await enter(world, index, address, person);
    await rested(world, saveHandover(world, world.computerOf(index).app));
  }
  const found: string[] = [];
  for (const { index, address, person } of visits) {
    await enter(world, index, address, person);
    const { app } = world.computerOf(index);
    for (const file of world.files.slice(from)) await rested(world, openHandover(world, app, file));
    for (const file of world.files.slice(from)) {
      const again = await rested(world, openHandover(world, app, file));
      const { log, notes, drafts } = again?.ok ? again.value : { log: 1, notes: { taken: 1 }, drafts: { taken: 1 } };
      if (log + notes.taken + drafts.taken > 0)
        world.report(`a hand-over file was taken a second time: ${JSON.stringify(again)}`);
    }
    const log = await rested(world, app.offline.handlers.eventLog.list({ event }));
    const notes = await rested(world, app.offline.handlers.notes.list());
    const entries = listedEntries(log);
    const marks = rollCallsOf(entries).map((call) => [call.id, [...call.marks].sort(byText)]);
    const sorted = [entries, notes?.ok ? notes.value : []].map((all) => [...all].sort(byText));
    found.push(JSON.stringify([sorted, marks]));
  }
  if (new Set(found).size > 1) world.report(`two laptops that handed over to each other differ: ${found.join('\n')}`);
};

const byText = (one: unknown, other: unknown): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

const isChange = ({ value }: StoreChange): boolean => Object(decodeJson(value)).kind === 'change';
/** The values that a stored change sends. */
const fieldsOf = (value: StoreChange['value']): unknown => Object(decodeJson(value)).input;

export const playHistory = async ({ seed, steps, exchanges }: History): Promise<Outcome> => {
  const world = createWorld(seed);
  const { time, network, computerOf, used, report, asked, servers, problems } = world;
  for (const step of steps) {
    const index = step.computer;
    if (!used.has(index)) {
      signIn(world, index, index);
      await time.pass(200);
      // A person changes what a page shows.
      if (steps.some((one) => one.do === 'update')) {
        void act(world, { do: 'read', record: '1', computer: index, thenMs: 0 });
        await time.pass(200);
      }
    } else if (!computerOf(index).app.isAlive() && step.do !== 'fault') {
      // Staff start it again, and do the next thing once it is there.
      restart(world, index);
      await time.pass(200);
    }
    void act(world, step);
    await time.pass(step.thenMs);
  }

  const records = recordIds.filter((id) =>
    steps.some((step) => ('record' in step ? step.record === id : step.do === 'prepare' || step.do === 'export')),
  );
  const visits = [...used].flatMap(([index, owners]) =>
    [...owners].flatMap((owner): readonly Visit[] => {
      const [address = '', id] = owner.split(' ');
      const image = computerOf(index).outboxImage(owner).filter(isChange);
      return people.flatMap((person) => (person.id === id ? [{ index, address, person, image, records }] : []));
    }),
  );
  for (const one of asked)
    if (one.result === undefined) one.isKept &&= !computerOf(one.computer).wasDiskFull(one.askedMs);
  // Everything works again, and everybody who was ever signed in comes back.
  network.faults.length = 0;
  network.isUp = true;
  for (const index of used.keys()) {
    const computer = computerOf(index);
    computer.setDisk('ok');
    computer.setKeychain('ok');
    computer.killAfter(Number.POSITIVE_INFINITY);
    if (seed % 2 === 0 && computer.app.isAlive()) {
      void quit(world, index, computer);
      await time.pass(quitMs);
    }
    restart(world, index);
  }
  await time.pass(restMs);
  const entries: OutboxEntry[] = [];
  const kept = new Map<string, readonly string[]>();
  for (const one of visits) {
    const found = await visit(world, one);
    entries.push(...found.entries);
    kept.set(keyOf({ computer: one.index, server: one.address, person: one.person.id }), found.kept);
  }
  for (const { address, foreignTokens } of servers) {
    if (foreignTokens > 0) report(`${address} got the token of another server`);
    const there = visits.filter((one) => one.address === address);
    const hasOwn = asked.some(({ kind, server }) => server === address && isLocal(kind));
    if (exchanges && there.length > 1 && hasOwn) await exchange(world, there);
  }
  for (const index of used.keys()) {
    judgeFiles(world, computerOf(index));
    for (const record of computerOf(index).removedOfNewer()) report(`a record of a newer version is gone: ${record}`);
  }
  return { asked, undone: world.undone, servers, entries, kept, problems, saved: world.saved };
};
