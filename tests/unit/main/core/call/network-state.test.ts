import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNetworkMonitor, type NetworkState } from '../../../../../main/core/call/network-state';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const watch = (answers: boolean[]) => {
  const told: NetworkState[] = [];
  let asked = 0;
  const network = createNetworkMonitor(
    (state) => told.push(state),
    async () => answers[asked++] ?? false,
  );
  return { network, told, asked: () => asked };
};

test('every change is reported once (row 55, REL-20)', () => {
  const { network, told } = watch([]);
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
  expect(told).toEqual(['offline', 'online', 'captive']);
  expect(network.state).toBe('captive');
  network.reset();
});

test('a deadline, a certificate problem or a truncated answer does not change the state', () => {
  const { network, told } = watch([]);
  for (const code of ['deadline', 'tls', 'bad-answer', 'too-large', 'unexpected'] as const) network.note(code);
  expect(told).toEqual([]);
});

test('while offline the server is probed at growing intervals until it answers', async () => {
  const { network, told, asked } = watch([false, false, true]);
  network.note('offline');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(asked()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked()).toBe(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(told).toEqual(['offline', 'online']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a probe that throws counts as no answer, and the interval never exceeds a minute', async () => {
  let asked = 0;
  const network = createNetworkMonitor(
    () => undefined,
    async () => {
      asked += 1;
      throw new Error('no way');
    },
  );
  network.note('unreachable');
  await vi.advanceTimersByTimeAsync(5_000 + 10_000 + 20_000 + 40_000 + 60_000 + 60_000);
  expect(asked).toBe(6);
  network.reset();
  expect(vi.getTimerCount()).toBe(0);
});

test('a real answer stops the probes', async () => {
  const { network, asked } = watch([]);
  network.note('offline');
  network.note();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked()).toBe(0);
});
