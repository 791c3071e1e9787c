import { fail, ok, type Result } from '@contract/failure';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPartLoader, toPartState } from '../../../../renderer/event/part-loader';
import { type CachedPart, createReadQueue } from '../../../../renderer/event/part-reads';
import { type PartName, partNames } from '../../../../renderer/event/readiness/part';
import { waitFor } from '../../../support/wait-for';

interface Call {
  readonly part: PartName;
  readonly userId: unknown;
  readonly answer: (result: Result<unknown>) => void;
}

/** Calls that wait until the test answers them. */
const server = () => {
  const calls: Call[] = [];
  const cancelled: string[] = [];
  return {
    calls,
    cancelled,
    reads: {
      cached: () => undefined as CachedPart | undefined,
      read: (part: PartName, { userId }: { readonly userId: unknown }) =>
        new Promise<Result<unknown>>((answer) => calls.push({ part, userId, answer })),
      cancel: (part: PartName, { userId }: { readonly userId: unknown }) => void cancelled.push(`${userId} ${part}`),
    },
  };
};

const answerAll = async (calls: readonly Call[], answer: (call: Call) => Result<unknown> = () => ok({})) => {
  for (let at = 0; at < calls.length; at += 1) {
    const call = calls[at];
    if (call) call.answer(answer(call));
    await Promise.resolve();
    await Promise.resolve();
  }
};

afterEach(() => vi.useRealTimers());

describe('the part loader of an event', () => {
  test('tells the screen soon of racers on it, and of the others together', async () => {
    vi.useFakeTimers();
    const { calls, reads } = server();
    const loader = createPartLoader(27, { reads, queue: createReadQueue(6) });
    loader.prioritize([1]);
    loader.start([1, 2, 3]);
    const done = () => loader.snapshot().done;
    calls[0]?.answer(ok({}));
    await vi.advanceTimersByTimeAsync(99);
    expect(done()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(done()).toBe(1);
    for (let at = 1; at < 7; at += 1) {
      calls[at]?.answer(ok({}));
      await vi.advanceTimersByTimeAsync(0);
    }
    // The last one at once.
    expect(done()).toBe(7);
    calls[7]?.answer(ok({}));
    await vi.advanceTimersByTimeAsync(150);
    expect(done()).toBe(7);
    calls[8]?.answer(ok({}));
    await vi.advanceTimersByTimeAsync(150);
    expect(done()).toBe(9);
    loader.prioritize([2]);
    calls[9]?.answer(ok({}));
    await vi.advanceTimersByTimeAsync(100);
    expect(done()).toBe(10);
  });

  test('requests all seven parts of every racer once, six at a time', async () => {
    const { calls, reads } = server();
    const loader = createPartLoader(27, { reads, queue: createReadQueue(6) });
    loader.start([1, 2, 3]);
    expect(calls).toHaveLength(6);
    calls[0]?.answer(ok({}));
    await waitFor(() => expect(calls).toHaveLength(7));
    await answerAll(calls);
    await waitFor(() => expect(loader.snapshot()).toMatchObject({ done: 21, total: 21 }));
    expect(calls).toHaveLength(3 * partNames.length);
    expect(new Set(calls.map(({ userId, part }) => `${userId} ${part}`)).size).toBe(calls.length);
  });

  test('requests the visible racers first', async () => {
    const { calls, reads } = server();
    const loader = createPartLoader(27, { reads, queue: createReadQueue(6) });
    loader.start([1, 2, 3, 4]);
    loader.prioritize([4]);
    calls[0]?.answer(ok({}));
    await waitFor(() => expect(calls[6]).toMatchObject({ userId: '4' }));
  });

  test('keeps the loaded parts if another part fails or is slow', async () => {
    const { calls, reads } = server();
    const loader = createPartLoader(27, { reads, queue: createReadQueue(6) });
    loader.start([1]);
    await answerAll(
      calls.filter(({ part }) => part !== 'driver'),
      ({ part }) =>
        part === 'team' ? fail('timeout', 'deadline') : part === 'info' ? fail('rejected', 'not-found') : ok({ id: 1 }),
    );
    await waitFor(() => expect(loader.snapshot().parts.get('1')?.team.state).toBe('failed'));
    const parts = loader.snapshot().parts.get('1');
    expect(parts).toMatchObject({ driver: { state: 'pending' }, info: { state: 'none' }, vehicle: { state: 'known' } });
  });

  test('cancels running calls when stopped and ignores late answers', async () => {
    const { calls, cancelled, reads } = server();
    const loader = createPartLoader(27, { reads, queue: createReadQueue(6) });
    loader.start([1, 2]);
    loader.stop();
    expect(cancelled).toHaveLength(6);
    await answerAll(calls);
    expect(calls).toHaveLength(6);
    loader.start([9]);
    expect([...loader.snapshot().parts.keys()]).toEqual(['9']);
  });

  test('requests no part twice when racers are added', () => {
    const { calls, reads } = server();
    const loader = createPartLoader(undefined, { reads, queue: createReadQueue(6) });
    loader.start([1]);
    loader.start([1, 2]);
    expect(loader.snapshot().total).toBe(14);
    expect(calls).toHaveLength(6);
  });
});

describe('several loaders', () => {
  test('share six calls, and what is on any screen comes first', async () => {
    const { calls, reads } = server();
    const queue = createReadQueue(6);
    const board = createPartLoader(27, { reads, queue });
    const waivers = createPartLoader(27, { reads, queue, names: ['terms'] });
    board.start([1, 2, 3]);
    waivers.start([8, 9]);
    expect(calls).toHaveLength(6);
    waivers.prioritize([9]);
    calls[0]?.answer(ok({}));
    await waitFor(() => expect(calls[6]).toMatchObject({ userId: '9', part: 'terms' }));
    board.stop();
    await waitFor(() => expect(calls[7]).toMatchObject({ userId: '8', part: 'terms' }));
    expect(calls).toHaveLength(8);
  });

  test('never have more than six calls under way, whatever is started, shown, answered and stopped', async () => {
    const step = fc.oneof(
      fc.record({ does: fc.constant('start' as const), loader: fc.nat(1), id: fc.nat(9) }),
      fc.record({ does: fc.constant('prioritize' as const), loader: fc.nat(1), id: fc.nat(9) }),
      fc.record({ does: fc.constant('stop' as const), loader: fc.nat(1), id: fc.constant(0) }),
      fc.record({ does: fc.constant('answer' as const), loader: fc.constant(0), id: fc.nat(5) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const open = new Map<string, (result: Result<unknown>) => void>();
        let most = 0;
        const readsOf = (loader: number) => {
          const key = (part: PartName, userId: string) => `${loader} ${userId} ${part}`;
          return {
            cached: () => undefined,
            read: (part: PartName, { userId }: { readonly userId: string }) => {
              expect(open.has(key(part, userId))).toBe(false);
              return new Promise<Result<unknown>>((resolve) => {
                open.set(key(part, userId), resolve);
                most = Math.max(most, open.size);
              });
            },
            cancel: (part: PartName, { userId }: { readonly userId: string }) => void open.delete(key(part, userId)),
          };
        };
        const queue = createReadQueue(6);
        const loaders = [0, 1].map((index) => createPartLoader(27, { reads: readsOf(index), queue }));
        for (const { does, loader, id } of steps) {
          const one = loaders[loader];
          if (does === 'start') one?.start([id]);
          if (does === 'prioritize') one?.prioritize([id]);
          if (does === 'stop') one?.stop();
          const [key, answer] = [...open][id] ?? [];
          if (does === 'answer' && key !== undefined) {
            open.delete(key);
            answer?.(ok({}));
            for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
          }
        }
        for (const one of loaders) one.stop();
        expect(most).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe('what was loaded', () => {
  const driverCached = (isCurrent: boolean) => (part: PartName) =>
    part === 'driver' ? { result: ok({ fullName: 'Sam' }), asOf: 1_000, isCurrent } : undefined;

  test('is shown without a call, with its age', async () => {
    const { calls, reads } = server();
    const loader = createPartLoader(27, {
      reads: { ...reads, cached: driverCached(true) },
      queue: createReadQueue(6),
      names: ['driver', 'terms'],
    });
    loader.start([1]);
    expect(calls.map(({ part }) => part)).toEqual(['terms']);
    expect(loader.snapshot()).toMatchObject({ done: 1, total: 2, asOf: 1_000 });
    expect(loader.snapshot().parts.get('1')?.driver).toMatchObject({ state: 'known' });
  });

  test('is in the first snapshot of racers that are known from the start, and starting them tells nobody', () => {
    const { calls, reads } = server();
    const loader = createPartLoader(27, {
      reads: { ...reads, cached: driverCached(true) },
      queue: createReadQueue(6),
      names: ['driver', 'terms'],
      ids: [1, 2],
    });
    expect(calls).toEqual([]);
    expect(loader.snapshot()).toMatchObject({ done: 2, total: 4, asOf: 1_000 });
    const told = vi.fn();
    loader.subscribe(told);
    loader.prioritize([2]);
    loader.start([1, 2]);
    expect(told).not.toHaveBeenCalled();
    expect(calls.map(({ userId, part }) => `${userId} ${part}`)).toEqual(['2 terms', '1 terms']);
    loader.start([1, 2, 3]);
    expect(told).toHaveBeenCalledOnce();
    expect(loader.snapshot()).toMatchObject({ done: 3, total: 6 });
  });

  test('is shown and read again if a change made it outdated', () => {
    const { calls, reads } = server();
    const loader = createPartLoader(27, {
      reads: { ...reads, cached: driverCached(false) },
      queue: createReadQueue(6),
      names: ['driver'],
    });
    loader.start([1]);
    expect(calls).toHaveLength(1);
    expect(loader.snapshot().parts.get('1')?.driver).toMatchObject({ state: 'known' });
  });

  test('stays while it is refreshed and if that fails; only what failed is read again', async () => {
    const { calls, reads } = server();
    const names = ['driver', 'terms'] as const;
    const loader = createPartLoader(27, { reads, queue: createReadQueue(6), names });
    loader.start([1]);
    await answerAll(calls, () => ok({ fullName: 'Sam' }));
    await waitFor(() => expect(loader.snapshot().done).toBe(2));
    loader.reload();
    expect(calls).toHaveLength(4);
    expect(loader.snapshot()).toMatchObject({ done: 0, total: 2 });
    expect(loader.snapshot().parts.get('1')?.driver.state).toBe('known');
    calls[2]?.answer(fail('timeout', 'deadline'));
    calls[3]?.answer(ok({}));
    await waitFor(() => expect(loader.snapshot()).toMatchObject({ done: 2, failed: 1 }));
    expect(loader.snapshot().parts.get('1')?.driver).toEqual({ state: 'known', value: { fullName: 'Sam' } });
    loader.reload('failed');
    expect(calls.map(({ part }) => part)).toEqual(['driver', 'terms', 'driver', 'terms', 'driver']);
  });

  test('that was not read yet still comes after what failed and copies are read again', async () => {
    const { calls, cancelled, reads } = server();
    const names = ['driver', 'terms'] as const;
    const loader = createPartLoader(27, { reads, queue: createReadQueue(2), names, ids: [1, 2] });
    loader.start([1]);
    calls[0]?.answer(fail('timeout', 'deadline'));
    await waitFor(() => expect(loader.snapshot()).toMatchObject({ done: 1, total: 4, failed: 1 }));
    loader.reload('copies');
    expect(cancelled).toEqual([]);
    expect(loader.snapshot()).toMatchObject({ done: 1, total: 5 });
    loader.start([1, 2]);
    const answered = () => ok({ id: 1 });
    await answerAll(calls.slice(1), answered);
    await answerAll(calls.slice(3), answered);
    await waitFor(() => expect(loader.snapshot()).toMatchObject({ done: 5, total: 5, failed: 0 }));
    const states = ['1', '2'].flatMap((id) => names.map((name) => loader.snapshot().parts.get(id)?.[name].state));
    expect(states).toEqual(['known', 'known', 'known', 'known']);
  });

  test('is read once more if closing another screen cancelled the call', async () => {
    const { calls, reads } = server();
    const loader = createPartLoader(27, { reads, queue: createReadQueue(6), names: ['driver'] });
    loader.start([1]);
    calls[0]?.answer(fail('cancelled', 'cancelled'));
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.answer(fail('cancelled', 'cancelled'));
    await waitFor(() => expect(loader.snapshot()).toMatchObject({ done: 1, failed: 1 }));
    expect(calls).toHaveLength(2);
  });
});

test('the rows of a page are the value of a part; other answers are the value as received, and nothing is none', () => {
  expect(toPartState(ok({ rows: [{ id: 1 }], isComplete: true }))).toEqual({ state: 'known', value: [{ id: 1 }] });
  expect(toPartState(ok({ id: 1 }))).toEqual({ state: 'known', value: { id: 1 } });
  expect(toPartState(ok({ d: { results: [] }, note: null }))).toEqual({ state: 'none' });
});
