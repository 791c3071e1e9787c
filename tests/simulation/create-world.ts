/** Puts the people, laptops and servers of one history together, and judges what they are told and what is stored. */
import type { Job } from '@contract/bridge';
import type { OutboxEntry } from '@contract/bridge/outbox';
import { createChance, createTime } from './clock';
import { type Computer, createComputer } from './computer';
import { fields, recordIds } from './history';
import { createNetwork } from './network';
import { createOwners, marksIn, type OwnerKey, type Owners } from './owners';
import { draftOf, judgeFiles, judgePacks } from './page';
import { createServer, personalMark, type Server } from './server';
import {
  type Asked,
  addresses,
  isLocal,
  keyOf,
  type Make,
  type Offer,
  people,
  secret,
  type Undone,
  type World,
} from './world';

/** A Saturday morning in May, and the hours before summer time begins and ends, with the event of those days. */
const weekends = [
  { startMs: Date.UTC(2026, 4, 16, 8), first: '2026-05-16', last: '2026-05-17', endsMs: Date.UTC(2026, 4, 18, 5) },
  { startMs: Date.UTC(2026, 2, 8, 7, 30), first: '2026-03-08', last: '2026-03-08', endsMs: Date.UTC(2026, 2, 9, 5) },
  { startMs: Date.UTC(2026, 10, 1, 5, 30), first: '2026-11-01', last: '2026-11-01', endsMs: Date.UTC(2026, 10, 2, 6) },
] as const;

export const createWorld = (seed: number): World => {
  const { startMs, ...days } = weekends[seed % weekends.length] ?? weekends[0];
  const event = { ...days, timezone: 'America/Chicago' };
  const time = createTime(startMs);
  const random = createChance(seed);
  const owners: Owners = createOwners((address, mark) => serverOf(address).has(mark));
  const servers = addresses.map((address) =>
    createServer({
      ...{ address, people, recordIds, fields },
      passedMs: () => time.passedMs,
      onRequest: ({ id }, body) => {
        const foreign = owners.foreignIn(`${address} ${id}`, body);
        if (foreign !== undefined) report(`${foreign} of another person was sent to ${address}`);
      },
      onReplace: (...replaced) => judgeReplaced(...replaced),
    }),
  );
  const network = createNetwork(new Map(servers.map((server) => [server.address, server])), time.clockOf());
  const problems: string[] = [];
  let saved = 0;
  /** Who was signed in last on each computer. */
  const lastOwners = new Map<number, OwnerKey>();
  const asked: Asked[] = [];
  const offers = new Map<number, Offer>();
  const undone: Undone[] = [];
  const report = (text: string): void => void problems.push(text);
  for (const { address } of servers)
    for (const person of people) owners.allow(`${address} ${person.id}`, [personalMark(address, person)]);

  const startComputer = (index: number): Computer =>
    createComputer({
      ...{ time, network, random },
      onEvent: (event, owner) => {
        const text = JSON.stringify(event);
        if (secret.test(text)) report(`a secret reached the page in an event "${event.type}"`);
        const foreign = owners.foreignIn(owner, text);
        if (foreign !== undefined) report(`${foreign} of another person reached the page in an event "${event.type}"`);
        const last = owner ?? lastOwners.get(index);
        // The page saves what its person has typed before it shows the sign-in or the lock.
        if (event.type === 'session' && (event.reason === 'expired' || event.reason === 'locked') && last)
          void askAs(last, index, 'draft', (name, { session }) => session.saveResumeState(draftOf(name)));
        if (owner !== undefined) lastOwners.set(index, owner);
        else if (event.type === 'session' && event.reason === 'changed') lastOwners.delete(index);
        if (event.type === 'outbox') judgeDone(event.entries);
        if (event.type === 'saved') offers.set(index, { id: event.id, owner, atMs: time.passedMs });
        if (event.type === 'job') judgeJob(index, event.job);
        if (event.type === 'offline' && event.view.packs.some(({ state }) => state === 'ready'))
          void judgePacks(world, computerOf(index).app);
      },
      onSend: (body) => {
        for (const value of marksIn(body)) {
          const one = asked.find((each) => each.value === value);
          const isStored = computerOf(index).wouldKeep(value) || computerOf(index).wasDiskFull(one?.askedMs ?? 0);
          if (one?.isKept && one.computer === index && !isStored)
            report(`${one.kind} ${value} was sent, and was not on the disk before`);
        }
      },
      onWrite: (bytes, owner) => {
        const text = Buffer.from(bytes).toString('latin1');
        if (secret.test(text)) report('a secret was written to the disk');
        const foreign = owners.foreignIn(owner, text);
        if (foreign !== undefined) report(`${foreign} of another person was written to the disk`);
      },
    });
  const computers = new Map<number, Computer>();
  const computerOf = (index: number): Computer => {
    const computer = computers.get(index) ?? startComputer(index);
    computers.set(index, computer);
    return computer;
  };
  const serverOf = (address: string): Server => {
    const server = servers.find((one) => one.address === address);
    if (!server) throw new Error(`There is no server ${address}.`);
    return server;
  };
  const timesDone = ({ server, value }: Pick<Asked, 'server' | 'value'>): number =>
    serverOf(server).done.filter((one) => one.value === value).length;

  /** A file that was saved is whole and on the disk; one that was not leaves nothing. */
  const judgeJob = (index: number, { id, kind, state, file }: Job): void => {
    if (kind !== 'export' || state === 'waiting' || state === 'running') return;
    const computer = computerOf(index);
    const jobs = computer.app.fileJobs.jobs();
    const others = (jobs.ok ? jobs.value : []).filter((job) => job.id !== id && job.state === 'running');
    if (others.length === 0 && computer.hasPartOfFile())
      report(`a part of a file was left behind by an export that is ${state}`);
    if (state !== 'done') return;
    saved += 1;
    judgeFiles(world, computer);
    if (![...computer.savedFiles().keys()].some((path) => path.endsWith(`/${file?.name}`)))
      report('a file was reported as saved, and is not on the disk');
  };

  /** What is shown as done was done. */
  const judgeDone = (entries: readonly OutboxEntry[]): void => {
    for (const { state, fields: changed, input } of entries) {
      if (state !== 'done') continue;
      const mine = marksIn(JSON.stringify([changed.map((field) => field.mine), changed.length > 0 ? '' : input]));
      for (const value of mine)
        if (value.startsWith('value') && !servers.some((server) => server.has(value)))
          report(`${value} was shown as done, and the server has not done it`);
    }
  };

  /** Compares what the screen is told with what is so at this moment. */
  const judgeClaim = (one: Asked): void => {
    const { result, value, server, person, computer, isKept, kind } = one;
    if (!result || one.isGivenUp) return;
    const isStored = (): boolean =>
      computerOf(computer)
        .durable(`${server} ${person}`)
        .some((text) => text.includes(value));
    if (kind === 'draft') {
      if (result.ok && Object(result.value).isKept && !isStored())
        report(`draft ${value} was reported as kept, and is not on the disk`);
      return;
    }
    if (isLocal(kind)) {
      if (result.ok && isKept && !isStored()) report(`${kind} ${value} was reported as kept, and is not on the disk`);
      return;
    }
    const isDone = timesDone(one) > 0;
    if (result.ok && !isDone) report(`${kind} ${value} was reported as saved, and the server has not done it`);
    const isQueued = !result.ok && result.failure.kind === 'queued';
    if (isQueued && isKept && !isStored() && !isDone)
      report(`${kind} ${value} was reported as waiting, and is not on the disk`);
  };
  /** A change that waited replaces what somebody else has entered meanwhile only if its person decided so. */
  const judgeReplaced = (value: string, before: string, sinceMs: number): void => {
    const one = asked.find((each) => each.value === value);
    const hasWaited = one?.result?.ok === false && one.result.failure.kind === 'queued';
    if (!hasWaited || sinceMs <= one.askedMs) return;
    const own = asked.filter((each) => keyOf(each) === keyOf(one) && each.record === one.record);
    const isDecided = own.some(({ insisted, isGivenUp }) => insisted > 0 || isGivenUp);
    const isOwn = own.some((each) => each.value === before);
    const isUndone = undone.some(({ of }) => of.server === one.server && of.record === one.record);
    if (!isDecided && !isOwn && !isUndone) report(`${value} replaced ${before} of somebody else without a question`);
  };
  const ask: World['ask'] = async (index, kind, make, of) => {
    const { app } = computerOf(index);
    const owner = app.current();
    if (app.isAlive() && owner && !app.session.isLocked()) await askAs(owner, index, kind, make, of);
  };
  const askAs = async (
    owner: OwnerKey,
    index: number,
    kind: Asked['kind'],
    make: Make,
    { record, field }: Pick<Asked, 'record' | 'field'> = { record: '', field: '' },
  ): Promise<void> => {
    const computer = computerOf(index);
    const { app } = computer;
    const [server = '', person = ''] = owner.split(' ');
    const askedMs = time.passedMs;
    const value = `${kind === 'upload' ? 'file-' : 'value-'}${asked.length + 1}x`;
    const one: Asked = {
      ...{ kind, value, computer: index, server, person, record, field, askedMs },
      ...{ isKept: !computer.wasDiskFull(askedMs), result: undefined, insisted: 0, isGivenUp: false },
    };
    asked.push(one);
    owners.allow(owner, [value]);
    void app.offline.stores.current().then((open) => {
      one.isKept &&= open?.store.isDurable === true;
    });
    const result = await make(value, app);
    one.result = result;
    one.isKept &&= !computer.wasDiskFull(askedMs);
    // The page was offered to undo it a moment before.
    const offer = offers.get(index);
    if (offer && kind === 'update' && (result.ok || result.failure.kind === 'queued')) offer.of ??= one;
    judgeClaim(one);
  };

  const world: World = {
    ...{ time, random, servers, network, problems, asked, report, owners, computerOf, serverOf, timesDone, ask },
    ...{ event, judgeDone, offers, undone },
    files: [],
    used: new Map(),
    get saved() {
      return saved;
    },
  };
  return world;
};
