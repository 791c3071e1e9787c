import { fail, ok, type Result } from '@contract/failure';
import { describe, expect, test, vi } from 'vitest';
import { createChecks, stateOf } from '../../../../../renderer/features/inspections/board/checks';
import { type PartName, partNames } from '../../../../../renderer/features/inspections/readiness/part';

interface Call {
  readonly part: PartName;
  readonly userId: unknown;
  readonly answer: (result: Result<unknown>) => void;
}

/** Calls that wait until the test answers them. */
const server = () => {
  const calls: Call[] = [];
  const givenUp: string[] = [];
  return {
    calls,
    givenUp,
    sources: {
      read: (part: PartName, { userId }: { readonly userId: unknown }) =>
        new Promise<Result<unknown>>((answer) => calls.push({ part, userId, answer })),
      giveUp: (part: PartName, { userId }: { readonly userId: unknown }) => void givenUp.push(`${userId} ${part}`),
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

describe("an event's checks", () => {
  test('ask for all seven parts of every racer, six at a time', async () => {
    const { calls, sources } = server();
    const checks = createChecks(27, sources);
    checks.start([1, 2, 3]);
    expect(calls).toHaveLength(6);
    calls[0]?.answer(ok({}));
    await vi.waitFor(() => expect(calls).toHaveLength(7));
    await answerAll(calls);
    await vi.waitFor(() => expect(checks.snapshot()).toMatchObject({ done: 21, total: 21 }));
    expect(new Set(calls.map(({ userId, part }) => `${userId} ${part}`)).size).toBe(3 * partNames.length);
  });

  test('ask for the racers in sight first', async () => {
    const { calls, sources } = server();
    const checks = createChecks(27, sources);
    checks.start([1, 2, 3, 4]);
    checks.prefer(new Set([4]));
    calls[0]?.answer(ok({}));
    await vi.waitFor(() => expect(calls[6]).toMatchObject({ userId: '4' }));
  });

  test('keep what is known where a part fails or is slow', async () => {
    const { calls, sources } = server();
    const checks = createChecks(27, sources);
    checks.start([1]);
    await answerAll(
      calls.filter(({ part }) => part !== 'driver'),
      ({ part }) =>
        part === 'team' ? fail('timeout', 'deadline') : part === 'info' ? fail('rejected', 'not-found') : ok({}),
    );
    await vi.waitFor(() => expect(checks.snapshot().parts.get(1)?.team.state).toBe('failed'));
    const parts = checks.snapshot().parts.get(1);
    expect(parts).toMatchObject({ driver: { state: 'asked' }, info: { state: 'none' }, vehicle: { state: 'known' } });
  });

  test('give up what is under way when the screen is left, and take no late answer', async () => {
    const { calls, givenUp, sources } = server();
    const checks = createChecks(27, sources);
    checks.start([1, 2]);
    checks.stop();
    expect(givenUp).toHaveLength(6);
    await answerAll(calls);
    expect(calls).toHaveLength(6);
    checks.start([9]);
    expect([...checks.snapshot().parts.keys()]).toEqual([9]);
  });

  test('ask nothing twice when more racers are added', () => {
    const { calls, sources } = server();
    const checks = createChecks(undefined, sources);
    checks.start([1]);
    checks.start([1, 2]);
    expect(checks.snapshot().total).toBe(14);
    expect(calls).toHaveLength(6);
  });
});

test('pictures come as a list, other parts as they are', () => {
  expect(stateOf(ok({ rows: [{ id: 1 }], whole: true }))).toEqual({ state: 'known', value: [{ id: 1 }] });
  expect(stateOf(ok({ id: 1 }))).toEqual({ state: 'known', value: { id: 1 } });
});
