import type { NetworkState, NetworkView } from '@contract/network/network-view';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createNetworkMonitor } from '../../../../../main/core/call/network-state';
import type { NetworkAnswer } from '../../../../../main/core/call/network-verdict';
import { systemClock } from '../../../../../main/desktop/system-ports';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const good: NetworkAnswer = { status: 200, milliseconds: 40 };
const noNames: NetworkAnswer = { code: 'offline', error: { wasSent: false, detail: 'ENOTFOUND' } };
const refused: NetworkAnswer = { code: 'unreachable', error: { wasSent: false, detail: 'ECONNREFUSED' } };
const reset: NetworkAnswer = { code: 'unreachable', error: { wasSent: true, detail: 'ECONNRESET' } };
const noWay: NetworkAnswer = { code: 'unreachable', error: { wasSent: false, detail: 'ERR_CONNECTION_TIMED_OUT' } };
const page: NetworkAnswer = { status: 200, code: 'html-answer' };
const slow: NetworkAnswer = { status: 200, milliseconds: 3_100 };

const watch = (answers: readonly (NetworkAnswer | undefined)[] = []) => {
  const views: NetworkView[] = [];
  let probes = 0;
  const stopped: boolean[] = [];
  const network = createNetworkMonitor({
    clock: systemClock,
    onChange: (view) => views.push(view),
    probe: async (_state, signal) => {
      const answer = answers[probes++] ?? noNames;
      signal.addEventListener('abort', () => stopped.push(true));
      return answer;
    },
  });
  const states = (): NetworkState[] => views.map(({ state }) => state);
  return { network, views, states, stopped, probes: () => probes };
};

test('every change is reported once, with the time when it began (row 55, REL-20)', () => {
  vi.setSystemTime('2026-07-01T09:12:00.000Z');
  const { network, states, views } = watch();
  for (const answer of [good, good, noNames, noNames, good, page, { code: 'redirected' } as const])
    network.note(answer);
  expect(states()).toEqual(['offline', 'online', 'captive']);
  expect(views[2]).toEqual({ state: 'captive', since: '2026-07-01T09:12:00.000Z' });
  network.stop();
});

test.each<[string, NetworkAnswer, NetworkState]>([
  ['names do not resolve', noNames, 'offline'],
  ['packets get lost', noWay, 'offline'],
  ['the connection is refused', refused, 'server-down'],
  ['a page answers in place of the server', page, 'captive'],
  ['a proxy wants a password', { status: 407, code: 'proxy-sign-in' }, 'offline'],
])('%s: judged at once', (_, answer, state) => {
  const { network, probes } = watch();
  network.note(answer);
  expect(network.view.state).toBe(state);
  expect(probes()).toBe(0);
  network.stop();
});

test.each<[string, NetworkAnswer, NetworkState]>([
  ['a connection that broke', reset, 'server-down'],
  ['a gateway without a server (502)', { status: 502 }, 'server-down'],
  ['a server that is busy (503)', { status: 503 }, 'server-down'],
  ['a gateway that waited in vain (504)', { status: 504 }, 'server-down'],
  ['a web server that is down (521)', { status: 521 }, 'server-down'],
  ['an answer that never came', { code: 'deadline' }, 'offline'],
])('%s changes nothing until a probe confirms it', async (_, answer, state) => {
  const confirmed = watch([answer]);
  confirmed.network.note(answer);
  expect(confirmed.network.view.state).toBe('online');
  await vi.advanceTimersByTimeAsync(0);
  expect(confirmed.states()).toEqual([state]);
  confirmed.network.stop();

  const refuted = watch([good]);
  refuted.network.note(answer);
  await vi.advanceTimersByTimeAsync(0);
  expect(refuted.states()).toEqual([]);
});

test('a certificate problem, a truncated answer or an error of the app does not change the state', () => {
  const { network, states, probes } = watch();
  for (const code of ['tls', 'bad-answer', 'too-large', 'unexpected'] as const) network.note({ code });
  network.note({ status: 500 });
  expect(states()).toEqual([]);
  expect(probes()).toBe(0);
});

describe('probes', () => {
  test('run at growing intervals while offline, until the server answers', async () => {
    const { network, states, probes } = watch([noNames, noNames, good]);
    network.note(noNames);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(probes()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(probes()).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(probes()).toBe(2);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(states()).toEqual(['offline', 'online']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that throw say nothing, and the interval never exceeds a minute', async () => {
    let probes = 0;
    const network = createNetworkMonitor({
      clock: systemClock,
      onChange: () => undefined,
      probe: async () => {
        probes += 1;
        throw new Error('no way');
      },
    });
    network.note(refused);
    await vi.advanceTimersByTimeAsync(5_000 + 10_000 + 20_000 + 40_000 + 60_000 + 60_000);
    expect(probes).toBe(6);
    network.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('end with a real answer', async () => {
    const { network, probes } = watch();
    network.note(noNames);
    network.note(good);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(probes()).toBe(0);
  });

  test('tell a server that is down from a network that is gone', async () => {
    const { network, states } = watch([refused]);
    network.note(noNames);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(states()).toEqual(['offline', 'server-down']);
    network.stop();
  });
});

describe('after a suspend (fault 56)', () => {
  test('the back-off starts over at once, and no probes are made up for', async () => {
    const { network, probes } = watch([noNames, noNames, noNames, noNames, noNames]);
    network.note(noNames);
    await vi.advanceTimersByTimeAsync(5_000 + 10_000 + 20_000);
    expect(probes()).toBe(3);
    await network.restart();
    expect(probes()).toBe(4);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(probes()).toBe(5);
    expect(vi.getTimerCount()).toBe(1);
    network.stop();
  });

  test('a probe that runs on a dead connection is renewed', async () => {
    const signals: AbortSignal[] = [];
    const network = createNetworkMonitor({
      clock: systemClock,
      onChange: () => undefined,
      probe: (_state, signal) => {
        signals.push(signal);
        return signals.length === 1 ? new Promise(() => undefined) : Promise.resolve(good);
      },
    });
    network.note(noNames);
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await network.restart()).state).toBe('online');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('slow', () => {
  const note = (network: ReturnType<typeof watch>['network'], answers: readonly NetworkAnswer[]) => {
    for (const answer of answers) network.note(answer);
  };

  test('needs five answers, and more than one that took over three seconds', () => {
    const { network } = watch();
    note(network, [slow, slow, slow, slow]);
    expect(network.view.state).toBe('online');
    network.note(slow);
    expect(network.view.state).toBe('slow');
    network.stop();

    const single = watch();
    note(single.network, [good, good, good, good, slow, good]);
    expect(single.states()).toEqual([]);
  });

  test('is over when the last 20 answers were fast', () => {
    const { network, states } = watch();
    note(network, [...Array<NetworkAnswer>(5).fill(slow), ...Array<NetworkAnswer>(18).fill(good)]);
    expect(network.view.state).toBe('slow');
    network.note(good);
    expect(states()).toEqual(['slow', 'online']);
  });

  test('is over without a call by the user when the slow answers are old', async () => {
    const { network, states } = watch(Array<NetworkAnswer>(20).fill(good));
    note(network, Array<NetworkAnswer>(5).fill(slow));
    expect(network.view.state).toBe('slow');
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(states()).toEqual(['slow', 'online']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('counts answers that never came, but not transfers', async () => {
    const { network } = watch(Array<NetworkAnswer>(5).fill(good));
    for (let times = 0; times < 5; times += 1) network.note({ status: 200 });
    expect(network.view.state).toBe('online');
    for (let times = 0; times < 5; times += 1) network.note({ code: 'deadline', milliseconds: 15_000 });
    await vi.advanceTimersByTimeAsync(0);
    expect(network.view.state).toBe('slow');
    network.stop();
  });
});

describe('the clock', () => {
  const behind = (clockOffset: number): NetworkAnswer => ({ ...good, clockOffset });

  test('is reported with its difference when two answers agree', () => {
    const { network, views } = watch();
    network.note(behind(-300_000));
    expect(views).toEqual([]);
    network.note(behind(-299_000));
    expect(views.map(({ state, clockOffset }) => [state, clockOffset])).toEqual([['online', -299_000]]);
    network.note(behind(-298_000));
    expect(views).toHaveLength(1);
  });

  test('is right within two minutes, and after it was set', () => {
    const { network, views } = watch();
    for (const offset of [119_000, 119_000, 121_000, 121_000, 500]) network.note(behind(offset));
    expect(views.map(({ clockOffset }) => clockOffset)).toEqual([121_000]);
    network.note(behind(500));
    expect(network.view).not.toHaveProperty('clockOffset');
    expect(views).toHaveLength(2);
  });

  test('is not judged by one stray answer', () => {
    const { network, views } = watch();
    for (const offset of [0, 900_000, 0, -900_000, 0]) network.note(behind(offset));
    expect(views).toEqual([]);
  });
});
