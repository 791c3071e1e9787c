import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshInterval, useLiveRefresh } from '../../../../../renderer/features/desk/gate/figures/use-live-refresh';
import { setNetwork } from '../../../../../renderer/kit/stores/network';

const refresh = vi.fn();
const show = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  refresh.mockClear();
  setNetwork({ state: 'online', since: '2026-07-01T09:12:00.000Z' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const start = (busy = false) => renderHook(() => useLiveRefresh({ asOf: Date.now(), copy: undefined, busy, refresh }));

it('asks again once the figures are old', () => {
  start();
  vi.advanceTimersByTime(refreshInterval - 1);
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('waits while the window is hidden, and asks as soon as it is seen with old figures', () => {
  start();
  show('hidden');
  vi.advanceTimersByTime(3 * refreshInterval);
  expect(refresh).not.toHaveBeenCalled();
  show('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('does not ask while offline', () => {
  setNetwork({ state: 'offline', since: '2026-07-01T09:12:00.000Z' });
  start();
  vi.advanceTimersByTime(3 * refreshInterval);
  expect(refresh).not.toHaveBeenCalled();
});

it('does not ask while an answer is on its way', () => {
  start(true);
  vi.advanceTimersByTime(3 * refreshInterval);
  expect(refresh).not.toHaveBeenCalled();
});
