/** When the page's process gives memory back. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteCall } from '../../../preload/empty-caches';

const electron = vi.hoisted(() => ({ clearCache: vi.fn() }));
vi.mock('electron', () => ({ webFrame: electron }));

/** Milliseconds until a frame or an event is due, at each idle time. */
let free: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  electron.clearCache.mockReset();
  vi.stubGlobal('requestIdleCallback', (run: (deadline: { timeRemaining: () => number }) => void) => {
    const left = free.shift() ?? 0;
    run({ timeRemaining: () => left });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('empties the caches once the page has made no call for four seconds', () => {
  free = [50, 50];
  noteCall();
  vi.advanceTimersByTime(3_900);
  noteCall();
  vi.advanceTimersByTime(3_900);
  expect(electron.clearCache).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(electron.clearCache).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(electron.clearCache).toHaveBeenCalledOnce();
});

it('tries again while frames are due, as during a scroll', () => {
  free = [12, 12, 50];
  noteCall();
  vi.advanceTimersByTime(4_900);
  expect(electron.clearCache).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(electron.clearCache).toHaveBeenCalledOnce();
});

it('gives up while frames are due once the page makes a call, and waits for quiet again', () => {
  free = [12, 50];
  noteCall();
  vi.advanceTimersByTime(4_000);
  noteCall();
  vi.advanceTimersByTime(3_900);
  expect(electron.clearCache).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(electron.clearCache).toHaveBeenCalledOnce();
});
