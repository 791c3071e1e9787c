import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { wait } from '../../../../../main/core/async/timing';
import {
  isForScreens,
  maxRetries,
  maxTotalDelay,
  parseRetryAfter,
  retryDelay,
} from '../../../../../main/core/call/policy';
import { systemClock } from '../../../../../main/desktop/system-ports';
import { attributes, json } from '../../../../support/fault-server';
import { row } from '../../../../support/rows';
import { failureIn, never } from './call-harness';
import { bench, eachOnFaultServer, server } from './faulty-server';

const now = Date.parse('2026-05-16T12:00:00Z');

test('a call is sent again twice at most, however short the server says the wait is', () => {
  expect([1, 2, 3].map((retry) => retryDelay(retry, 0, 0, () => 0.5))).toEqual([0, 0, undefined]);
});

test('screens make no calls of the session', () => {
  expect(['auth.logIn', 'booking.list'].map((id) => isForScreens(row(id)))).toEqual([false, true]);
});

describe('Retry-After', () => {
  test.each([
    ['2', 2_000],
    [' 0 ', 0],
    ['-5', 0],
    ['31536000', 31_536_000_000],
    ['Sat, 16 May 2026 12:00:07 GMT', 7_000],
    ['Sat, 16 May 2020 12:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %j ms (row 48)', (header, milliseconds) => {
    expect(parseRetryAfter(header, now)).toBe(milliseconds);
  });

  test('is never negative or NaN for any header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const wait = parseRetryAfter(header, now);
        expect(wait === undefined || wait >= 0).toBe(true);
      }),
    );
  });
});

test('the waits of one call never exceed the cap together, and there are at most two', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.nat(60_000), { nil: undefined }), { maxLength: 5 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (delays, chance) => {
        let waited = 0;
        let retries = 0;
        for (const delay of delays) {
          const wait = retryDelay(retries + 1, delay, waited, () => chance);
          if (wait === undefined) break;
          waited += wait;
          retries += 1;
        }
        expect(waited).toBeLessThanOrEqual(maxTotalDelay + 1);
        expect(retries).toBeLessThanOrEqual(maxRetries);
      },
    ),
  );
});

test('a wait ends early when the call is stopped', async () => {
  vi.useFakeTimers();
  const controller = new AbortController();
  const paused = wait(systemClock, 20_000, controller.signal);
  controller.abort();
  await paused;
  expect(vi.getTimerCount()).toBe(0);
  await wait(systemClock, 5, AbortSignal.abort());
  vi.useRealTimers();
});

describe('a busy server', () => {
  eachOnFaultServer();
  const list = () => bench.api.call('booking.list', {}, never());

  test('is called again after the time that it asks for', async () => {
    server.on('/booking/list', json({}, 503, { 'retry-after': '3' }), json(attributes([])));
    expect((await list()).ok).toBe(true);
    expect(bench.waits).toEqual([3_000]);
  });

  test('that asks for a year is not waited for', async () => {
    server.on('/booking/list', json({}, 429, { 'retry-after': '31536000' }));
    expect(failureIn(await list())).toMatchObject({ code: 'rate-limited', status: 429 });
    expect(bench.waits).toEqual([]);
    expect(server.count('/booking/list')).toBe(1);
  });

  test('that stays busy is called three times, with growing waits', async () => {
    server.on('/booking/list', json({}, 503));
    expect(failureIn(await list())).toMatchObject({ code: 'server-error', status: 503 });
    expect(bench.waits).toEqual([300, 900]);
    expect(server.count('/booking/list')).toBe(3);
  });

  test.each([400, 404, 409, 422, 500, 501])('%i is an answer and is not retried', async (status) => {
    server.on('/booking/list', json({}, status));
    expect((await list()).ok).toBe(false);
    expect(server.count('/booking/list')).toBe(1);
  });
});
