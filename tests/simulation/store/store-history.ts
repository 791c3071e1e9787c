/**
 * A person's store in histories of writes, full disks, kills in the middle of a write, power cuts and damage: what was
 * flushed stays, a write is there as a whole or not at all, none is there without those before it, what can't be read is
 * counted, and nothing is said to be missing while a full disk keeps the files from being read.
 */
import fc from 'fast-check';
import { FailureError } from '../../../main/core/call/failure-error';
import type { StoreChange } from '../../../main/core/store/store';
import { type LevelStore, openLevelStore } from '../../../main/store/level-store';
import { checkHistories, type Report, type Simulation } from '../run';
import { createLevelLog } from './level-log';

const kinds = ['outbox', 'answer'] as const;
const ids = ['a', 'b'] as const;
const change = fc.record({ kind: fc.constantFrom(...kinds), id: fc.constantFrom(...ids), isRemoved: fc.boolean() });
const step = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      changes: fc.array(change, { minLength: 1, maxLength: 3 }),
      flush: fc.boolean(),
      isAwaited: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('full' as const), isFull: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('killAtWrite' as const), writes: fc.nat({ max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('end' as const), kept: fc.constantFrom(0, 0.5, 1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('damage' as const), position: fc.nat({ max: 3 }) }) },
);
type StoreStep = typeof step extends fc.Arbitrary<infer T> ? T : never;
const storeHistories = fc.array(step, { minLength: 1, maxLength: 16, size: 'max' });

/** How many writes were flushed, and how often the store was opened after an end. */
export interface StoreTally {
  flushed: number;
  starts: number;
}

const key = new Uint8Array(32).fill(7);
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));
/** Longer than all work takes that waits for nothing but other code. */
const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

type Contents = ReadonlyMap<string, string>;

interface Write {
  readonly changes: readonly StoreChange[];
  readonly flush: boolean;
  /** Undefined if the app was killed before. */
  isKept: boolean | undefined;
}

const after = (contents: Contents, { changes }: Write): Contents => {
  const next = new Map(contents);
  for (const { kind, id, value } of changes)
    if (value === undefined) next.delete(`${kind} ${id}`);
    else next.set(`${kind} ${id}`, Buffer.from(value).toString());
  return next;
};

const textOf = (contents: Contents): string => JSON.stringify([...contents].sort());

const readAll = async (store: LevelStore): Promise<Contents> => {
  const found = new Map<string, string>();
  for (const kind of kinds) {
    for await (const { id, value } of store.list(kind)) found.set(`${kind} ${id}`, Buffer.from(value).toString());
    for (const id of ids) {
      const value = await store.read(kind, id);
      const text = value && Buffer.from(value).toString();
      if (text !== found.get(`${kind} ${id}`)) found.set(`${kind} ${id}`, `${text} when it is read alone`);
    }
  }
  return found;
};

const playStore = async (
  steps: readonly StoreStep[],
  tally: StoreTally = { flushed: 0, starts: 0 },
): Promise<readonly string[]> => {
  const disk = createLevelLog();
  const problems: string[] = [];
  let isDamageReported = false;
  const open = () =>
    openLevelStore(disk.open(), key, () => {
      isDamageReported = true;
    });
  let store = await open();
  /** What was there at the start, and what was written since. */
  let first: Contents = new Map();
  let writes: Write[] = [];
  let damaged = false;
  let isFull = false;
  let count = 0;

  const judgeOpen = async (): Promise<void> => {
    const kept = writes.filter(({ isKept }) => isKept);
    const read = await readAll(store).catch((error: unknown) => {
      if (error instanceof FailureError && error.failure.code === 'disk-full' && isFull) return undefined;
      throw error;
    });
    if (!read) return;
    const found = textOf(read);
    const expected = textOf(kept.reduce(after, first));
    if (found !== expected) problems.push(`the store shows ${found} in place of ${expected}`);
  };
  const restart = async (part: number): Promise<void> => {
    disk.endProcess(part);
    isFull = false;
    store = await open();
    tally.starts += 1;
    const possible = writes.filter(({ isKept }) => isKept !== false);
    const least = possible.findLastIndex(({ isKept, flush }) => isKept && (flush || part === 1)) + 1;
    const found = await readAll(store);
    const isPossible = possible.some(
      (_, index) => index + 1 >= least && textOf(possible.slice(0, index + 1).reduce(after, first)) === textOf(found),
    );
    if (damaged) {
      // Whatever is left is as it was written.
      const all = possible.reduce(after, first);
      const wrong = [...found].filter(([name, value]) => all.get(name) !== value);
      const missing = [...all.keys()].filter((name) => name.startsWith('outbox') && !found.has(name));
      if (wrong.length > 0) problems.push(`damage changed ${wrong.join()}`);
      if (store.lost !== missing.length) problems.push(`${store.lost} records are said to be lost: ${missing.join()}`);
    } else if (!isPossible && !(least === 0 && textOf(found) === textOf(first)))
      problems.push(`after an end the store has ${textOf(found)}, and at least ${least} writes of ${possible.length}`);
    if (!damaged && store.lost > 0) problems.push(`${store.lost} records are said to be lost`);
    [first, writes, damaged] = [found, [], false];
  };

  /** A write whose result never comes was the last one of its process, which is started again. */
  const restartIfKilled = async (): Promise<boolean> => {
    await settle();
    const isKilled = writes.some(({ isKept }) => isKept === undefined);
    if (isKilled) await restart(0.5);
    return isKilled;
  };

  for (const one of steps) {
    if (one.do === 'write') {
      count += 1;
      const changes = one.changes.map(({ kind, id, isRemoved }) => ({
        ...{ kind, id },
        value: isRemoved ? undefined : bytesOf(`${kind} ${id} ${count}`),
      }));
      const write: Write = { changes, flush: one.flush, isKept: undefined };
      writes.push(write);
      void store.write(changes, { flush: one.flush }).then(({ ok }) => {
        write.isKept = ok;
        if (ok && one.flush) tally.flushed += 1;
      });
      if (one.isAwaited && !(await restartIfKilled())) await judgeOpen();
    } else {
      await restartIfKilled();
      if (one.do === 'full') {
        isFull = one.isFull;
        disk.setFull(isFull);
      } else if (one.do === 'killAtWrite') disk.killAfter(one.writes);
      else if (one.do === 'end') await restart(one.kept);
      else {
        await store.close();
        await restart(1);
        damaged = disk.damage(one.position);
        await store.close();
        await restart(1);
      }
    }
  }
  await restartIfKilled();
  await judgeOpen();
  await store.close();
  await restart(1);
  if (isDamageReported) problems.push('the files were reported as damaged');
  return problems;
};

export const simulateStore = async (simulation: Simulation): Promise<Report & { readonly tally: StoreTally }> => {
  const tally: StoreTally = { flushed: 0, starts: 0 };
  const report = await checkHistories(
    simulation,
    storeHistories,
    (steps) => playStore(steps, tally),
    (steps) => steps,
    ' --store',
  );
  return { ...report, tally };
};
