import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatAge } from '../../../../../renderer/kit/format/age';
import { Age } from '../../../../../renderer/kit/freshness/freshness';
import { freshMinutes } from '../../../../../renderer/kit/freshness/freshness-kinds';

const at = (day: number, hour: number, minute: number, second = 0) =>
  new Date(2026, 10, day, hour, minute, second).getTime();
const minute = 60_000;

it.each([
  [at(25, 17, 5), at(25, 17, 5, 59), 'just now'],
  [at(25, 17, 6), at(25, 17, 5), 'just now'],
  [at(25, 16, 42), at(25, 17, 5), '23 min ago'],
  [at(24, 23, 50), at(25, 0, 10), '20 min ago'],
  [at(25, 14, 0), at(25, 17, 5), '3 h ago'],
  [at(24, 17, 5), at(25, 9, 0), 'Yesterday 5:05 PM'],
  [at(20, 17, 5), at(25, 9, 0), 'Nov 20, 5:05 PM'],
  [new Date(2025, 10, 20, 7, 5).getTime(), at(25, 9, 0), 'Nov 20, 2025, 7:05 AM'],
])('says how old data is (%#)', (time, now, text) => {
  expect(formatAge(time, now)).toBe(text);
});

beforeEach(() => void vi.useFakeTimers({ now: at(25, 9, 0) }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('ticks each minute, turns amber after the limit, and stands still in a hidden window', () => {
  render(<Age time={Date.now()} kind="list" hasFailed={false} />);
  const age = screen.getByText('just now');
  expect(age.dataset.old).toBe('false');
  expect(age.closest('[aria-live], [role="status"]')).toBeNull();
  act(() => vi.advanceTimersByTime((freshMinutes.list - 1) * minute));
  expect(age.textContent).toBe('14 min ago');
  expect(age.dataset.old).toBe('false');
  act(() => vi.advanceTimersByTime(minute));
  expect(age.dataset.old).toBe('true');

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(vi.getTimerCount()).toBe(0);
  act(() => vi.advanceTimersByTime(5 * minute));
  expect(age.textContent).toBe('15 min ago');
  hidden.mockReturnValue(false);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(age.textContent).toBe('20 min ago');
});

it('is amber after a failed refresh, and tells the exact time', () => {
  render(<Age time={at(25, 8, 59)} kind="record" hasFailed />);
  const age = screen.getByText('1 min ago');
  expect(age.dataset.old).toBe('true');
  const description = document.getElementById(age.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toMatch(/^Updated Nov 25, 2026, 8:59:00 AM /);
});
