import { ok } from '@contract/failure';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCallPriority } from '../../../../../main/core/call/call-priority';
import type { ApiCalls } from '../../../../../main/core/call/calls';
import { systemClock } from '../../../../../main/desktop/system-ports';
import { never } from './call-harness';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Calls that are answered one by one, oldest first. */
const heldCalls = () => {
  const started: string[] = [];
  const waiting: (() => void)[] = [];
  const refuse = () => Promise.reject(new Error('not used'));
  const calls: ApiCalls = {
    call: (id) => {
      started.push(id);
      return new Promise((resolve) => waiting.push(() => resolve(ok(null))));
    },
    downloadCsv: refuse,
    upload: refuse,
    download: refuse,
    failureOf: () => ({ kind: 'unexpected', code: 'unexpected' }),
  };
  return { calls, started, answer: () => waiting.shift()?.() };
};

test('background calls wait until the page waits for nothing', async () => {
  const { calls, started, answer } = heldCalls();
  const priority = createCallPriority(systemClock);
  const page = priority.page(calls).call('booking.list', {}, never());
  void priority.background(calls).call('event.list', {}, never());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(started).toEqual(['booking.list']);
  answer();
  await page;
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['booking.list', 'event.list']);
});

test('a page that always loads something never stops them', async () => {
  const { calls, started } = heldCalls();
  const priority = createCallPriority(systemClock);
  void priority.page(calls).call('booking.list', {}, never());
  void priority.background(calls).call('event.list', {}, never());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(started).toEqual(['booking.list', 'event.list']);
  expect(vi.getTimerCount()).toBe(0);
});

test('six of them run at a time', async () => {
  const { calls, started, answer } = heldCalls();
  const background = createCallPriority(systemClock).background(calls);
  for (let times = 0; times < 8; times += 1) void background.call('event.list', {}, never());
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toHaveLength(6);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toHaveLength(7);
});

test('a background call that is cancelled waits no longer', async () => {
  const { calls } = heldCalls();
  const priority = createCallPriority(systemClock);
  void priority.page(calls).call('booking.list', {}, never());
  const stop = new AbortController();
  const idle = priority.whenIdle(stop.signal);
  stop.abort();
  await idle;
});
