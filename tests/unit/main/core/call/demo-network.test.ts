import type { BadNetwork } from '@contract/network/bad-network';
import { describe, expect, test } from 'vitest';
import { createDemoNetwork, type DemoCall } from '../../../../../main/core/call/demo-network';
import { readBytes } from '../../../../../main/core/call/read-bytes';
import type { TransportResponse } from '../../../../../main/core/call/transport';
import { systemClock, systemRandom } from '../../../../../main/desktop/system-ports';
import { never } from './call-harness';

const read: DemoCall = { isWrite: false, isProbe: false };
const write: DemoCall = { isWrite: true, isProbe: false };
const probe: DemoCall = { isWrite: false, isProbe: true };
const done: TransportResponse = { status: 200, headers: {}, body: (async function* () {})() };

const over = (name: BadNetwork, random = () => 0) => {
  let network = name;
  let work = 0;
  const send = createDemoNetwork({
    network: () => network,
    clock: systemClock,
    random: { ...systemRandom, number: random },
  });
  return {
    /** The status, or the code of the error and whether the request may have arrived. */
    ask: (call: DemoCall) =>
      send(call, never(), async () => {
        work += 1;
        return done;
      }).then(
        ({ status }) => status,
        (error: { code: string; wasSent: boolean }) => `${error.code} ${error.wasSent}`,
      ),
    send,
    change: (next: BadNetwork) => {
      network = next;
    },
    work: () => work,
  };
};

test.each<[BadNetwork, DemoCall, number | string, number]>([
  ['good', write, 200, 1],
  ['offline', read, 'offline false', 0],
  ['offline', probe, 'offline false', 0],
  ['answer-lost', write, 'unreachable true', 1],
  ['answer-lost', read, 200, 1],
  ['session-ends', read, 401, 0],
  ['session-ends', probe, 200, 1],
  ['error-as-success', write, 200, 0],
  ['error-as-success', probe, 200, 1],
  ['captive', probe, 200, 0],
  ['server-down', probe, 503, 0],
])('%s, for %j', async (name, call, outcome, work) => {
  const demo = over(name);
  expect(await demo.ask(call)).toBe(outcome);
  expect(demo.work()).toBe(work);
});

test('a lost request breaks before the work as often as after it, two times in ten', async () => {
  let drawn = 0;
  // An even spread in place of chance: every combination of two draws once.
  const draws = Array.from({ length: 90 }, (_, index) => [index / 90, ((index * 7) % 90) / 90]).flat();
  const demo = over('loss', () => draws[drawn++ % draws.length] ?? 0);
  let lost = 0;
  for (let times = 0; times < 90; times += 1) if (typeof (await demo.ask(write)) === 'string') lost += 1;
  expect(lost).toBeGreaterThan(9);
  expect(lost).toBeLessThan(27);
  expect(demo.work()).toBeGreaterThan(90 - lost);
});

test('the session ends once for each time that it is chosen', async () => {
  const demo = over('session-ends');
  expect([await demo.ask(read), await demo.ask(read)]).toEqual([401, 200]);
  demo.change('good');
  await demo.ask(read);
  demo.change('session-ends');
  expect(await demo.ask(read)).toBe(401);
});

describe('slow', () => {
  test('waits two seconds, and no longer than the caller', async () => {
    const stop = new AbortController();
    let work = 0;
    const answer = createDemoNetwork({ network: () => 'slow', clock: systemClock, random: systemRandom })(
      read,
      stop.signal,
      async () => {
        work += 1;
        return done;
      },
    );
    stop.abort();
    await expect(answer).rejects.toThrow('aborted');
    expect(work).toBe(0);
  });
});

test('a Wi-Fi’s page and a server that is down answer with web pages', async () => {
  for (const name of ['captive', 'server-down'] as const) {
    const page = await over(name).send(read, never(), async () => done);
    expect(page.headers['content-type']).toContain('text/html');
    expect(new TextDecoder().decode(await readBytes(page, 10_000, never()))).toMatch(/^<!doctype html>/);
  }
});
