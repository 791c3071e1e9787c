import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fail } from '../../../../../preload/contract/failure';
import type { Dated } from '../../../../../renderer/kit/freshness/freshness-kinds';
import { pauseAfter, useLiveRefresh } from '../../../../../renderer/kit/freshness/use-live-refresh';
import { setNetwork } from '../../../../../renderer/kit/stores/network';
import { useSettings } from '../../../../../renderer/kit/stores/settings';

const refresh = vi.fn();
const pause = pauseAfter(30, 0);
const { failure } = fail('network', 'offline');

const show = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

let day = Date.UTC(2026, 10, 25);
beforeEach(() => {
  // A day later each time, so that no test finds the typing of another.
  day += 24 * 60 * 60 * 1_000;
  vi.useFakeTimers({ now: day });
  refresh.mockClear();
  setNetwork({ state: 'online', since: '2026-07-01T09:12:00.000Z' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  useSettings.setState({ settings: undefined });
});

const start = (given: Partial<Dated> = {}) =>
  renderHook((call: Partial<Dated>) => useLiveRefresh(30, { ...fresh(), ...call }), { initialProps: given });
const fresh = (): Dated => ({ asOf: Date.now(), copy: undefined, failure: undefined, busy: false, refresh });
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('asks again once the figures are old', () => {
  start({ asOf: Date.now() });
  advance(pause - 1);
  expect(refresh).not.toHaveBeenCalled();
  advance(1);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('waits while the window is hidden, and asks as soon as it is seen with old figures', () => {
  start({ asOf: Date.now() });
  show('hidden');
  advance(3 * pause);
  expect(refresh).not.toHaveBeenCalled();
  show('visible');
  advance(0);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('does not ask while an answer is on its way', () => {
  start({ asOf: Date.now(), busy: true });
  advance(3 * pause);
  expect(refresh).not.toHaveBeenCalled();
});

it('says why it does not ask: offline, metered, paused by the person', () => {
  const { result } = start({ asOf: Date.now() });
  expect(result.current.state).toBe('on');
  act(() => setNetwork({ state: 'offline', since: '2026-07-01T09:12:00.000Z' }));
  expect(result.current.state).toBe('offline');
  advance(3 * pause);
  act(() => setNetwork({ state: 'online', since: '2026-07-01T09:12:00.000Z' }));
  act(() => result.current.setPaused(true));
  expect(result.current.state).toBe('paused');
  advance(3 * pause);
  expect(refresh).not.toHaveBeenCalled();
  act(() => result.current.setPaused(false));
  advance(0);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('waits until a menu is closed, a selection is gone and typing rests', () => {
  const asOf = Date.now();
  start({ asOf });
  const menu = document.createElement('div');
  menu.role = 'menu';
  document.body.append(menu);
  advance(2 * pause);
  expect(refresh).not.toHaveBeenCalled();
  menu.role = 'combobox';
  menu.ariaExpanded = 'true';
  advance(pause);
  expect(refresh).not.toHaveBeenCalled();
  menu.remove();

  const selection = vi.spyOn(document, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection);
  advance(pause);
  expect(refresh).not.toHaveBeenCalled();
  selection.mockRestore();

  document.dispatchEvent(new Event('input'));
  advance(4_999);
  expect(refresh).not.toHaveBeenCalled();
  advance(10_000);
  expect(refresh).toHaveBeenCalled();
});

it('asks beside a chart, whose legend is a list box', () => {
  start({ asOf: Date.now() });
  const legend = document.createElement('div');
  legend.role = 'listbox';
  document.body.append(legend);
  advance(pause);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('doubles the pause after each failure up to a limit, and takes it back after an answer', () => {
  const asOf = Date.now();
  const { rerender } = start({ asOf });
  const answer = (call: Partial<Dated>) => {
    rerender({ asOf, ...call, busy: true });
    rerender({ asOf, ...call });
  };
  advance(pause);
  for (const failures of [1, 2, 3, 4, 5, 6]) {
    refresh.mockClear();
    answer({ failure });
    advance(pause * 2 ** Math.min(failures, 4) - 1);
    expect(refresh).not.toHaveBeenCalled();
    advance(1);
    expect(refresh).toHaveBeenCalledTimes(1);
  }
  refresh.mockClear();
  answer({ asOf: Date.now() });
  advance(pause);
  expect(refresh).toHaveBeenCalledTimes(1);
});
