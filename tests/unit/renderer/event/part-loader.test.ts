import { fail, ok, type Result } from '@contract/failure';
import { describe, expect, test } from 'vitest';
import { createPartLoader, toPartState } from '../../../../renderer/event/part-loader';
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
    partCalls: {
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

describe('the part loader of an event', () => {
  test('requests all seven parts of every racer, six at a time', async () => {
    const { calls, partCalls } = server();
    const loader = createPartLoader(27, partCalls);
    loader.start([1, 2, 3]);
    expect(calls).toHaveLength(6);
    calls[0]?.answer(ok({}));
    await waitFor(() => expect(calls).toHaveLength(7));
    await answerAll(calls);
    await waitFor(() => expect(loader.snapshot()).toMatchObject({ done: 21, total: 21 }));
    expect(new Set(calls.map(({ userId, part }) => `${userId} ${part}`)).size).toBe(3 * partNames.length);
  });

  test('requests the visible racers first', async () => {
    const { calls, partCalls } = server();
    const loader = createPartLoader(27, partCalls);
    loader.start([1, 2, 3, 4]);
    loader.prioritize(new Set([4]));
    calls[0]?.answer(ok({}));
    await waitFor(() => expect(calls[6]).toMatchObject({ userId: '4' }));
  });

  test('keeps the loaded parts if another part fails or is slow', async () => {
    const { calls, partCalls } = server();
    const loader = createPartLoader(27, partCalls);
    loader.start([1]);
    await answerAll(
      calls.filter(({ part }) => part !== 'driver'),
      ({ part }) =>
        part === 'team' ? fail('timeout', 'deadline') : part === 'info' ? fail('rejected', 'not-found') : ok({}),
    );
    await waitFor(() => expect(loader.snapshot().parts.get(1)?.team.state).toBe('failed'));
    const parts = loader.snapshot().parts.get(1);
    expect(parts).toMatchObject({ driver: { state: 'pending' }, info: { state: 'none' }, vehicle: { state: 'known' } });
  });

  test('cancels running calls when stopped and ignores late answers', async () => {
    const { calls, cancelled, partCalls } = server();
    const loader = createPartLoader(27, partCalls);
    loader.start([1, 2]);
    loader.stop();
    expect(cancelled).toHaveLength(6);
    await answerAll(calls);
    expect(calls).toHaveLength(6);
    loader.start([9]);
    expect([...loader.snapshot().parts.keys()]).toEqual([9]);
  });

  test('requests no part twice when racers are added', () => {
    const { calls, partCalls } = server();
    const loader = createPartLoader(undefined, partCalls);
    loader.start([1]);
    loader.start([1, 2]);
    expect(loader.snapshot().total).toBe(14);
    expect(calls).toHaveLength(6);
  });
});

test('the rows of a page are the value of a part; other answers are the value as received', () => {
  expect(toPartState(ok({ rows: [{ id: 1 }], isComplete: true }))).toEqual({ state: 'known', value: [{ id: 1 }] });
  expect(toPartState(ok({ id: 1 }))).toEqual({ state: 'known', value: { id: 1 } });
});
