/** The log of an event: whose it is, what is stamped on its entries, and that two logs become one. */
import type { BridgeEvent } from '@contract/bridge';
import type { LogEntry, LogInput } from '@contract/event-log/entry';
import { fail, type Result } from '@contract/failure';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createEventLog, logChange, newEntries, readLogRecord } from '../../../../../main/core/event-log/event-log';
import type { ActiveSession } from '../../../../../main/core/session/token-store';
import { createMemoryStore } from '../../../../../main/core/store/memory-store';
import { encodeJson, type Store } from '../../../../../main/core/store/store';
import { createStoreAccess, type StoreAccess } from '../../../../../main/core/store/store-access';
import { systemRandom } from '../../../../../main/desktop/system-ports';
import { clockAt } from '../../../../support/clocks';
import { listedEntries } from '../../../../support/event-log';
import { createDiskStore } from '../../../../support/unreadable-store';
import { waitFor } from '../../../../support/wait-for';

const sessionOf = (id: string): ActiveSession =>
  ({
    target: { mode: 'live', server: 'https://one.example.com' },
    person: { id, name: `Person ${id}` },
  }) as ActiveSession;
const noon = Date.UTC(2026, 4, 16, 12);
const computer = '5f0f7f4e-0d5b-4a3e-8f43-0c3d5d6b1a01';

let stores: StoreAccess;
let disks: Map<string, Store>;
let offset: number | undefined;
let events: BridgeEvent[];

beforeEach(() => {
  disks = new Map();
  offset = undefined;
  events = [];
  stores = createStoreAccess(async ({ personId }) => {
    const disk = disks.get(personId) ?? createMemoryStore();
    disks.set(personId, disk);
    return { store: { ...disk, isDurable: true, close: async () => undefined } };
  });
});

const start = (ofDemo: readonly LogEntry[] = []) =>
  createEventLog({
    ...{ stores, clock: clockAt(() => noon), random: systemRandom },
    origin: () => ({ computer, gate: 'Gate 2' }),
    clockOffset: () => offset,
    emit: (event) => events.push(event),
    demoLog: async () => ofDemo,
  });
const need = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
};
const scan: LogInput = { kind: 'scan', code: 'TK-1-1', direction: 'in', answer: 'valid', verdict: 'valid', open: [] };

describe('adding', () => {
  it('stamps time, computer, gate and person, and shows the entry after a restart', async () => {
    stores.sessionChanged(sessionOf('7'));
    const [entry] = need(await start().add({ event: '12', entries: [scan] }));
    expect(entry).toMatchObject({
      ...scan,
      ...{ event: '12', at: '2026-05-16T12:00:00.000Z', computer, gate: 'Gate 2', by: 'Person 7' },
    });
    expect(events).toEqual([{ type: 'log', entries: [entry] }]);
    await stores.close();
    stores.sessionChanged(sessionOf('7'));
    expect(listedEntries(await start().list({ event: '12' }))).toEqual([entry]);
  });

  it('goes by the clock of the server where the difference is known, and keeps the time of a paper line', async () => {
    stores.sessionChanged(sessionOf('7'));
    offset = 3 * 60_000;
    const paper: LogInput = { ...scan, at: '2026-05-16T09:02:00.000Z', isPaper: true };
    const [now, then] = need(await start().add({ event: '12', entries: [scan, paper] }));
    expect([now?.at, then?.at]).toEqual(['2026-05-16T11:57:00.000Z', '2026-05-16T09:02:00.000Z']);
  });

  it('adds a paper line with its decision in one step, which names the line by an id of the page', async () => {
    stores.sessionChanged(sessionOf('7'));
    const id = '0b0f7f4e-0d5b-4a3e-8f43-0c3d5d6b1a02';
    const [paper, decision] = need(
      await start().add({
        event: '12',
        entries: [
          { ...scan, id },
          { kind: 'decision', scan: id, decision: 'admitted' },
        ],
      }),
    );
    expect([paper?.id, decision]).toEqual([id, expect.objectContaining({ scan: id, decision: 'admitted' })]);
    expect(decision?.id).not.toBe(id);
  });

  it('keeps the logs of two persons and two events apart, and shows none while nobody is signed in', async () => {
    const log = start();
    expect(await log.add({ event: '12', entries: [scan] })).toEqual(fail('signed-out', 'not-signed-in'));
    stores.sessionChanged(sessionOf('7'));
    await log.add({ event: '12', entries: [scan] });
    expect(listedEntries(await log.list({ event: '13' }))).toEqual([]);
    stores.sessionChanged(sessionOf('8'));
    expect(listedEntries(await log.list({ event: '12' }))).toEqual([]);
    stores.sessionChanged(sessionOf('7'));
    expect(listedEntries(await log.list({ event: '12' }))).toHaveLength(1);
  });

  it('lists a rain check at the event at which it counts, too', async () => {
    stores.sessionChanged(sessionOf('7'));
    const log = start();
    const target = { id: '13', name: 'Fall Shootout' };
    await log.add({
      event: '12',
      entries: [{ kind: 'rain-check', scope: { of: 'event' }, outcome: 'transfer', target }, scan],
    });
    expect(listedEntries(await log.list({ event: '13' }))).toMatchObject([{ kind: 'rain-check', event: '12' }]);
  });

  it('stores nothing and says so when the disk is full', async () => {
    const full = fail('file', 'disk-full');
    stores = createStoreAccess(async () => ({ store: { ...createMemoryStore(), write: async () => full } }));
    stores.sessionChanged(sessionOf('7'));
    expect(await start().add({ event: '12', entries: [scan] })).toEqual(full);
    expect(events).toEqual([]);
  });
});

it('removes what is logged of one event, but no rain check, which counts at another one', async () => {
  stores.sessionChanged(sessionOf('7'));
  const log = start();
  const mark: LogInput = { kind: 'mark', list: computer, person: 'user 1', name: 'Zoe Vale', value: 'yes' };
  await log.add({
    event: '12',
    entries: [scan, mark, { kind: 'rain-check', scope: { of: 'event' }, outcome: 'credit' }],
  });
  await log.add({ event: '13', entries: [scan] });
  expect(need(await log.remove({ event: '12' }))).toBeNull();
  expect(listedEntries(await log.list({ event: '12' }))).toMatchObject([{ kind: 'rain-check' }]);
  expect(listedEntries(await log.list({ event: '13' }))).toHaveLength(1);
  expect(need(await log.computer())).toBe(computer);
});

it('fails while its store cannot be read, and then has all that was added', async () => {
  const full = fail('file', 'disk-full');
  const disk = createDiskStore();
  stores = createStoreAccess(async () => ({ store: disk }));
  stores.sessionChanged(sessionOf('7'));
  const log = start();
  await log.add({ event: '12', entries: [scan, scan] });
  disk.isUnreadable = true;
  // So many that blocks would be made of them.
  need(await log.add({ event: '12', entries: Array.from({ length: 1_000 }, () => scan) }));
  expect(await log.list({ event: '12' })).toEqual(full);
  expect(await log.remove({ event: '12' })).toEqual(full);
  disk.isUnreadable = false;
  expect(listedEntries(await log.list({ event: '12' }))).toHaveLength(1_002);
});

describe('a long log', () => {
  const disk = (): Store => disks.get('7') as Store;
  const records = async (): Promise<number> => {
    let count = 0;
    for await (const _ of disk().list('log')) count += 1;
    return count;
  };
  const check: LogInput = { kind: 'rain-check', scope: { of: 'event' }, outcome: 'credit' };
  const idsOf = (entries: readonly LogEntry[]) => entries.map(({ id }) => id).sort();
  const waitForRecords = (check: (count: number) => void) => waitFor(async () => check(await records()));
  const addMany = async (log: ReturnType<typeof start>, count: number) => {
    const all: LogEntry[] = [];
    for (let left = count; left > 0; left -= 500)
      all.push(...need(await log.add({ event: '12', entries: Array(Math.min(left, 500)).fill(scan) })));
    return all;
  };

  it('is a few records that lose and double nothing, while rain checks stay single, and newer entries as they are', async () => {
    stores.sessionChanged(sessionOf('7'));
    const log = start();
    const [rained] = need(await log.add({ event: '12', entries: [check] }));
    await disk().write([
      { kind: 'log', id: '12/newer', value: encodeJson({ id: 'newer', event: '12', kind: 'weather' }) },
    ]);
    const added = await addMany(log, 2_300);
    await waitForRecords((count) => expect(count).toBeLessThan(2_000));
    await stores.close();
    stores.sessionChanged(sessionOf('7'));
    const again = start();
    const all = idsOf([...added, ...(rained ? [rained] : [])]);
    expect(idsOf(listedEntries(await again.list({ event: '12' })))).toEqual(all);
    expect(listedEntries(await again.list({ event: '13' }))).toEqual([]);
    await addMany(again, 700);
    await waitForRecords((count) => expect(count).toBe(2 + 3));
    expect(await disk().read('log', '12/newer')).toBeDefined();
    expect(await newEntries(disk(), added)).toEqual([]);
    expect(need(await again.remove({ event: '12' }))).toBeNull();
    expect(idsOf(listedEntries(await again.list({ event: '12' })))).toEqual(rained ? [rained.id] : []);
    expect(await records()).toBe(2);
  });

  it('that came in a file is a few records once it was listed', async () => {
    stores.sessionChanged(sessionOf('7'));
    const log = start();
    const [entry] = need(await log.add({ event: '12', entries: [scan] }));
    if (!entry) throw new Error('nothing was added');
    const received = Array.from({ length: 999 }, () => ({ ...entry, id: systemRandom.uuid() }));
    await disk().write(received.map(logChange));
    expect(listedEntries(await log.list({ event: '12' }))).toHaveLength(1_000);
    await waitForRecords((count) => expect(count).toBe(1));
    expect(idsOf(listedEntries(await log.list({ event: '12' })))).toEqual(idsOf([entry, ...received]));
  });

  it('of the demo has its own entries once, also after many scans', async () => {
    stores.sessionChanged({ ...sessionOf('7'), target: { mode: 'demo', server: '' } });
    const [own] = need(await start().add({ event: '12', entries: [scan] }));
    if (!own) throw new Error('nothing was added');
    const log = start([own]);
    const added = await addMany(log, 1_000);
    // Comes after all that was begun before.
    need(await log.remove({ event: '13' }));
    expect(idsOf(listedEntries(await log.list({ event: '12' })))).toEqual(idsOf([own, ...added]));
  });
});

it('makes one log of two, whatever was exchanged how often, with no entry lost or doubled', async () => {
  const uuids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 30 });
  const histories = fc.record({
    ids: uuids,
    steps: fc.array(fc.record({ from: fc.nat(1), to: fc.nat(1), add: fc.boolean() }), { maxLength: 60 }),
  });
  const merge = async (from: Store, to: Store) => {
    const sent: LogEntry[] = [];
    for await (const { value } of from.list('log')) sent.push(...readLogRecord(value));
    await to.write((await newEntries(to, sent)).map(logChange));
  };
  const listOf = async (store: Store) => {
    const ids: string[] = [];
    for await (const { value } of store.list('log')) ids.push(...readLogRecord(value).map(({ id }) => id));
    return ids.sort();
  };
  await fc.assert(
    fc.asyncProperty(histories, async ({ ids, steps }) => {
      const laptops = [createMemoryStore(), createMemoryStore()] as const;
      const added: string[] = [];
      for (const { from, to, add } of steps) {
        const id = ids[added.length];
        const entry = { ...scan, event: '12', at: new Date(noon).toISOString(), computer, gate: '', by: 'Dana' };
        if (add && id !== undefined) {
          await laptops[from as 0 | 1].write([logChange({ ...entry, id } as LogEntry)]);
          added.push(id);
        } else await merge(laptops[from as 0 | 1], laptops[to as 0 | 1]);
      }
      await merge(laptops[0], laptops[1]);
      await merge(laptops[1], laptops[0]);
      expect(await listOf(laptops[0])).toEqual(added.toSorted());
      expect(await listOf(laptops[1])).toEqual(added.toSorted());
    }),
    { numRuns: 1_000 },
  );
});
