/** What the page says about a prepared event, without the page. */
import type { PackPart, PackView } from '@contract/bridge';
import { describe, expect, test } from 'vitest';
import {
  ageText,
  countsOf,
  lightOf,
  progressText,
  runningText,
  shortfallText,
} from '../../../../../../renderer/features/desk/prepare/pack-facts';
import { advance } from '../../../../../../renderer/features/desk/prepare/prepare-button';

const text = (key: string, params: Readonly<Record<string, string | number>> = {}): string =>
  [key.replace('prepare.', ''), ...Object.values(params)].join(' ');
const part = (name: PackPart['name'], more: Partial<PackPart> = {}): PackPart => ({
  ...{ name, done: 1, total: 1, rows: 0, gaps: 0 },
  ...more,
});
const packOf = (state: PackView['state'], ...parts: readonly PackPart[]): PackView => ({
  ...{ event: { id: '1', name: 'Night race' }, state, parts, bytes: 1 },
  asOf: '2026-05-01T12:00:00.000Z',
});
const now = Date.parse('2026-05-01T12:10:00.000Z');

describe('counts', () => {
  const parts = [
    part('event', { rows: 1 }),
    part('bookings', { rows: 280 }),
    part('tickets', { rows: 412, expected: 415 }),
    part('inspections', { rows: 40, done: 45, total: 581 }),
    part('wishlists', { gaps: 1 }),
    part('buybacks'),
  ];

  test('tell what is there of an incomplete part', () => {
    expect(countsOf(packOf('incomplete', ...parts), text)).toEqual([
      { name: 'parts.bookings', count: '280', isMissing: false },
      { name: 'parts.tickets', count: 'there 412 415', isMissing: true },
      { name: 'parts.inspections', count: 'stepsDone 45 581', isMissing: true },
      { name: 'parts.wishlists', count: 'notThere', isMissing: true },
      { name: 'parts.buybacks', count: '0', isMissing: false },
    ]);
  });

  test('are plain while it runs, without a zero for what is still to come', () => {
    const counts = countsOf(packOf('running', ...parts), text).map(({ name, count }) => `${name} ${count}`);
    expect(counts).toEqual(['parts.bookings 280', 'parts.tickets 412', 'parts.inspections 40', 'parts.buybacks 0']);
  });
});

describe('"prepared"', () => {
  test.each(['running', 'incomplete', 'stopped'] as const)('is not said of a pack that is %s', (state) => {
    expect(ageText(packOf(state, part('event')), now, text)).toBeUndefined();
  });

  test('is said of one that is ready, also with the failure of a refresh', () => {
    expect(ageText(packOf('ready', part('event', { done: 0 })), now, text)).toMatch(/^preparedMinutes .* 10$/);
  });

  test('is followed by the time of the copy while it is refreshed', () => {
    const pack = packOf('running', part('event'));
    expect(runningText(pack, false, now, text)).toBe('running');
    expect(runningText(pack, true, now, text)).toMatch(/^refreshing \d+:\d\d/);
  });
});

test('an incomplete pack says how many parts are, a stopped one only that it stopped', () => {
  const parts = [part('event'), part('tickets', { done: 0 })];
  expect(shortfallText(packOf('incomplete', ...parts), text)).toBe('incomplete 1 2');
  expect(shortfallText(packOf('stopped', ...parts), text)).toBe('stopped');
  expect(shortfallText(packOf('ready', ...parts), text)).toBeUndefined();
});

describe('progress', () => {
  test('names the part that is fetched, and its steps', () => {
    const pack = packOf('running', part('event'), part('tickets', { done: 1200, total: 1300 }));
    expect(progressText(pack, 0.031, text)).toBe('soFar 3 fetching parts.tickets 1,200 1,300 1300');
    expect(progressText(packOf('running', part('event')), 1, text)).toBe('soFar 99');
  });

  test('does not go back while the plan grows, and begins again with the next run', () => {
    const none = { progress: 0, isRefresh: false };
    const first = advance(none, packOf('running', part('event', { done: 3, total: 3 })));
    expect(first.progress).toBeGreaterThan(0);
    expect(advance(first, packOf('running', part('event', { done: 3, total: 300 })))).toEqual(first);
    expect(advance(first, packOf('stopped', part('event')))).toEqual(none);
    expect(advance(first, undefined)).toEqual(none);
  });

  test('is that of a refresh only if the pack was ready before', () => {
    const running = packOf('running', part('event'));
    const ready = advance({ progress: 0.5, isRefresh: false }, packOf('ready', part('event')));
    const refresh = advance(ready, running);
    expect(refresh).toMatchObject({ isRefresh: true });
    expect(lightOf(running, 0.08, refresh.isRefresh, text).words).toBe('refreshingShare 8');
    expect(advance(advance(refresh, packOf('stopped')), running)).toMatchObject({ isRefresh: false });
  });
});
