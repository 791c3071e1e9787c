import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attributes, drip, json, portal, silence } from '../../../../support/fault-server';
import { benchFor, failureIn, never } from '../call/call-harness';
import { bench, eachOnFaultServer, server } from '../call/faulty-server';

eachOnFaultServer();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const list = (signal = never()) => bench.api.call('booking.list', {}, signal);

describe('a call ends at its deadline (row 43, REL-12)', () => {
  test.each([
    ['never answers', silence],
    ['drips a byte every tenth of a second', drip],
  ])('even if the server %s', async (_name, behaviour) => {
    server.on('/booking/list', behaviour);
    const result = list();
    await server.reached('/booking/list');
    await vi.advanceTimersByTimeAsync(14_900);
    let isOver = false;
    void result.then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(failureIn(await result)).toEqual({ kind: 'timeout', code: 'deadline' });
    expect(server.count('/booking/list')).toBe(1);
  });

  test('a change after 30 s, with an unknown outcome', async () => {
    server.on('/support/send-push-message', silence);
    const result = bench.api.call('support.sendPush', { title: 'a', body: 'b', audience: 'all' }, never());
    await server.reached('/support/send-push-message');
    await vi.advanceTimersByTimeAsync(30_001);
    expect(failureIn(await result)).toEqual({ kind: 'unknown-outcome', code: 'unknown-outcome' });
    expect(server.count('/support/send-push-message')).toBe(1);
  });

  test('a change whose connection was not open yet counts as not sent and may be repeated', async () => {
    const waiting = benchFor(server.url, undefined, {
      write: ({ sendState }) => {
        sendState.mayHaveArrived = () => false;
        return new Promise(() => undefined);
      },
    });
    const result = waiting.api.call('support.sendPush', { title: 'a', body: 'b', audience: 'all' }, never());
    await vi.advanceTimersByTimeAsync(30_001);
    expect(failureIn(await result)).toEqual({ kind: 'timeout', code: 'not-sent' });
  });

  test('a CSV call after five minutes', async () => {
    server.on('/booking/ticket-generate-csv', silence);
    const result = bench.api.call('booking.ticketCsv', {}, never());
    await server.reached('/booking/ticket-generate-csv');
    await vi.advanceTimersByTimeAsync(299_000);
    expect(server.count('/booking/ticket-generate-csv')).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(failureIn(await result)?.code).toBe('deadline');
  });
});

test('a call can be stopped at any time, and leaves no timer', async () => {
  server.on('/booking/list', drip);
  const controller = new AbortController();
  const result = list(controller.signal);
  await server.reached('/booking/list');
  controller.abort();
  expect(failureIn(await result)).toEqual({ kind: 'cancelled', code: 'cancelled' });
  expect(failureIn(await list(AbortSignal.abort()))?.code).toBe('cancelled');
});

test('signing out ends every call in flight (row 40)', async () => {
  server.on('/booking/list', silence);
  server.on('/booking/detail', silence);
  const results = [list(), bench.api.call('booking.detail', { id: 1 }, never())];
  await Promise.all([server.reached('/booking/list'), server.reached('/booking/detail')]);
  bench.api.abortAll();
  for (const result of await Promise.all(results)) expect(failureIn(result)?.code).toBe('cancelled');
});

describe('a captive portal (row 55)', () => {
  /** Lets time pass, and the network have its turns, until something is so. */
  const pass = async (isSo: () => boolean): Promise<void> => {
    for (let tenths = 0; tenths < 2_000 && !isSo(); tenths += 1) {
      await vi.advanceTimersByTimeAsync(100);
      await turn();
    }
    expect(isSo()).toBe(true);
  };

  const detail = () => bench.api.call('booking.detail', { id: 1 }, never());

  test('is believed if calls that worked before get its page, and over when one of them is answered', async () => {
    server.on('/booking/list', json(attributes([])), portal, portal, json(attributes([])));
    server.on('/booking/detail', json(attributes({ id: 1 })), portal);
    server.on('/', portal);
    expect([(await list()).ok, (await detail()).ok]).toEqual([true, true]);
    expect(failureIn(await detail())).toEqual({ kind: 'network', code: 'html-answer', status: 200 });
    expect(bench.states).toEqual(['captive']);
    await pass(() => bench.api.network === 'online');
    expect(bench.states).toEqual(['captive', 'online']);
  });

  test('is over as soon as a call succeeds', async () => {
    server.on('/booking/list', json(attributes([])), portal, json(attributes([])));
    server.on('/booking/detail', json(attributes({ id: 1 })), portal);
    await list();
    await detail();
    await detail();
    expect(bench.states).toEqual(['captive']);
    await list();
    expect(bench.states).toEqual(['captive', 'online']);
  });
});
