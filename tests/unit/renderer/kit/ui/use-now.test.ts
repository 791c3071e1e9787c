import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from '../../../../../renderer/kit/ui/use-now';

const start = Date.parse('2026-07-01T14:02:30.000Z');

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(start);
});
afterEach(() => vi.useRealTimers());

test('is the same for all components, whenever they appear, and new each minute', () => {
  const first = renderHook(useNow);
  act(() => vi.advanceTimersByTime(40_000));
  const second = renderHook(useNow);
  expect([first.result.current, second.result.current]).toEqual([start, start]);
  act(() => vi.advanceTimersByTime(20_000));
  expect([first.result.current, second.result.current]).toEqual([start + 60_000, start + 60_000]);
});

test('is current for the first component after a while without any', () => {
  renderHook(useNow).unmount();
  act(() => vi.advanceTimersByTime(3_600_000));
  expect(renderHook(useNow).result.current).toBe(start + 3_600_000);
});
