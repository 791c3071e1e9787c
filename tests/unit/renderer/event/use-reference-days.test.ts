import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useReferenceDays } from '../../../../renderer/event/readiness/use-reference-days';

afterEach(() => vi.useRealTimers());

test('the reference days change at midnight and stay the same object until then', () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-16T23:57:30-05:00') });
  const event = { timezone: 'America/Chicago', endDate: '2026-05-18T01:00:00Z' };
  const { result } = renderHook(() => useReferenceDays(event));
  const before = result.current;
  expect(before).toEqual({ today: '2026-05-16', until: '2026-05-17', isOfEvent: true });
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current).toBe(before);
  act(() => vi.advanceTimersByTime(120_000));
  expect(result.current).toEqual({ today: '2026-05-17', until: '2026-05-17', isOfEvent: true });
});
