/** The call that a page starts with is made before the page asks, and answers it once. */
import { ok, type Result } from '@contract/failure';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AheadCalls, createAheadCalls } from '../../../../../main/core/call/ask-ahead';

const list = { id: 'track.list', input: { page: 1, perPage: 50 } } as const;

let made: { id: string; signal: AbortSignal; answer: (result: Result<unknown>) => void }[] = [];
let generation = 1;
let calls: AheadCalls;
beforeEach(() => {
  vi.useFakeTimers();
  made = [];
  generation = 1;
  calls = createAheadCalls(
    (id, _input, signal) => new Promise((answer) => made.push({ id, signal, answer })),
    () => generation,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const callAgain = (input: unknown = list.input) => calls.call(list.id, input, new AbortController().signal);

test('the page gets the answer of the call that was made ahead, once', async () => {
  calls.ask(list);
  const answer = callAgain();
  expect(made).toHaveLength(1);
  made[0]?.answer(ok(['a row']));
  expect(await answer).toEqual(ok(['a row']));
  void callAgain();
  expect(made).toHaveLength(2);
});

test('an answer that came before the page asked is given too, but not an old one', async () => {
  calls.ask(list);
  made[0]?.answer(ok([]));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await callAgain()).toEqual(ok([]));
  calls.ask(list);
  made[1]?.answer(ok([]));
  await vi.advanceTimersByTimeAsync(5_001);
  void callAgain();
  expect(made).toHaveLength(3);
});

test('a different input, another user and a second page have a call of their own', () => {
  calls.ask(list);
  void callAgain({ page: 2, perPage: 50 });
  expect(made).toHaveLength(2);
  generation = 2;
  void callAgain();
  expect(made).toHaveLength(3);
  calls.ask(list);
  calls.ask({ ...list, input: { page: 3, perPage: 50 } });
  void callAgain();
  expect(made).toHaveLength(6);
});

test('a page that no longer needs the answer ends the call', async () => {
  calls.ask(list);
  const controller = new AbortController();
  const answer = calls.call(list.id, list.input, controller.signal);
  controller.abort();
  expect(await answer).toMatchObject({ failure: { code: 'cancelled' } });
  expect(made[0]?.signal.aborted).toBe(true);
});

test('a stored call that is no read of a screen, or has invalid input, is not made', () => {
  for (const call of [
    { id: 'track.delete', input: { id: '4' } },
    { id: 'auth.login', input: { email: 'a@b.example', password: 'x' } },
    { id: 'no.such', input: {} },
    { id: 'track.list', input: { page: -1 } },
  ])
    calls.ask(call);
  expect(made).toEqual([]);
});
