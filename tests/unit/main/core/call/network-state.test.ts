import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNetworkMonitor, type NetworkState } from '../../../../../main/core/call/network-state';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const watch = (answers: boolean[]) => {
  const states: NetworkState[] = [];
  let checks = 0;
  const network = createNetworkMonitor(
    (state) => states.push(state),
    async () => answers[checks++] ?? false,
  );
  return { network, states, checks: () => checks };
};

test('every change is reported once (row 55, REL-20)', () => {
  const { network, states } = watch([]);
  for (const code of [
    undefined,
    undefined,
    'offline',
    'unreachable',
    undefined,
    'html-answer',
    'redirected',
  ] as const) {
    network.note(code);
  }
  expect(states).toEqual(['offline', 'online', 'captive']);
  expect(network.state).toBe('captive');
  network.reset();
});

test('a deadline, a certificate problem or a truncated answer does not change the state', () => {
  const { network, states } = watch([]);
  for (const code of ['deadline', 'tls', 'bad-answer', 'too-large', 'unexpected'] as const) network.note(code);
  expect(states).toEqual([]);
});

test('while offline the server is probed at growing intervals until it answers', async () => {
  const { network, states, checks } = watch([false, false, true]);
  network.note('offline');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(checks()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(checks()).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(checks()).toBe(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(states).toEqual(['offline', 'online']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a probe that throws counts as no answer, and the interval never exceeds a minute', async () => {
  let checks = 0;
  const network = createNetworkMonitor(
    () => undefined,
    async () => {
      checks += 1;
      throw new Error('no way');
    },
  );
  network.note('unreachable');
  await vi.advanceTimersByTimeAsync(5_000 + 10_000 + 20_000 + 40_000 + 60_000 + 60_000);
  expect(checks).toBe(6);
  network.reset();
  expect(vi.getTimerCount()).toBe(0);
});

test('a real answer stops the probes', async () => {
  const { network, checks } = watch([]);
  network.note('offline');
  network.note();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(checks()).toBe(0);
});
