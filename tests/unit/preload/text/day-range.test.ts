/** A day range as a filter value. */
import { compareWithRanges, formatDayRange, parseDayRange, withinAny } from '@contract/text/day-range';
import { describe, expect, it, test } from 'vitest';

const may = { from: '2026-05-01', to: '2026-05-31' };
const isIn = (value: unknown, range: Parameters<typeof formatDayRange>[0], zone = 'UTC'): boolean =>
  withinAny([formatDayRange(range)], String)(value, zone);

test('a day range can be formatted and parsed with either end open; other texts are not ranges', () => {
  for (const range of [may, { from: '2026-05-01' }, { to: '2026-05-31' }])
    expect(parseDayRange(formatDayRange(range))).toEqual({ from: undefined, to: undefined, ...range });
  for (const text of ['', '..', 'paid', '2026-05-01', '2026-05-01...2026-05-31', '1..2'])
    expect(parseDayRange(text)).toBeUndefined();
});

test('a day range contains days and times without a zone as written, both ends included', () => {
  for (const zone of ['UTC', 'Asia/Tokyo', 'America/Chicago']) {
    for (const value of ['2026-05-01', '2026-05-31', '2026-05-01T00:00:00', '2026-05-01 00:00', '2026-05-31T23:59:59'])
      expect(isIn(value, may, zone), value).toBe(true);
    for (const value of ['2026-04-30', '2026-06-01', '2026-06-01 00:00', '', 'May 5', null, undefined, 20_260_505])
      expect(isIn(value, may, zone), String(value)).toBe(false);
  }
  expect(isIn('1999-01-01', { to: '2026-05-31' })).toBe(true);
  expect(isIn('2999-01-01', { from: '2026-05-01' })).toBe(true);
  expect(isIn('2026-05-16T12:00:00Z', { to: '9999-12-31' }, 'America/Chicago')).toBe(true);
});

test.each([
  ['UTC', '2026-05-01T00:00:00Z', '2026-05-31T23:59:59.999Z'],
  ['America/Chicago', '2026-05-01T05:00:00Z', '2026-06-01T04:59:59Z'],
  ['Asia/Tokyo', '2026-04-30T15:00:00Z', '2026-05-31T14:59:59Z'],
  ['Pacific/Kiritimati', '2026-05-01T00:00:00+14:00', '2026-05-31T23:59:59+14:00'],
  ['+05:30', '2026-04-30T18:30Z', '2026-05-31T18:29Z'],
])('a day range in %s contains the times from %s to %s', (zone, first, last) => {
  const move = (time: string, by: number): string => new Date(Date.parse(time) + by).toISOString();
  for (const inside of [first, last, move(first, 0), move(last, 0)]) expect(isIn(inside, may, zone), inside).toBe(true);
  for (const outside of [move(first, -1), move(last, 60_000)]) expect(isIn(outside, may, zone), outside).toBe(false);
});

test.each([
  ['America/Asuncion', '2024-03-23', '2024-03-24T04:00:00Z', 'from midnight'],
  ['America/Havana', '2023-11-04', '2023-11-05T04:00:00Z', 'to midnight'],
  ['Africa/Cairo', '2024-04-25', '2024-04-25T22:00:00Z', 'from midnight, forward'],
])('a day range ends with its last day in %s where clocks change (%s, %s, %s)', (zone, to, end) => {
  expect(isIn(new Date(Date.parse(end) - 1000).toISOString(), { to }, zone)).toBe(true);
  expect(isIn(end, { to }, zone)).toBe(false);
});

describe('what a time proves about a range whose zone is not known', () => {
  const verdict = (value: unknown) => compareWithRanges(value, [may]);

  it('is nothing near an end', () => {
    for (const value of [
      '2026-06-01T03:30:00Z',
      '2026-05-31T22:30:00-05:00',
      '2026-05-01T02:00:00Z',
      '2026-04-30T15:00:00Z',
      '2026-05-31T22:30:00',
    ])
      expect(verdict(value), value).toBe('unknown');
  });

  it('is certain further away, and for a day', () => {
    for (const value of ['2026-05-16T22:30:00-05:00', '2026-05-01T12:00:00Z', '2026-05-01', '2026-05-31'])
      expect(verdict(value), value).toBe('fits');
    for (const value of ['2026-06-02T00:00:00Z', '2026-04-30T09:59:59Z', '2026-06-01', '9999-12-31T23:59:59Z'])
      expect(verdict(value), value).toBe('contradicts');
    expect(compareWithRanges('9999-12-31T23:59:59Z', [{ from: '2026-05-01' }])).toBe('fits');
  });

  it('is not asked of other values', () => {
    for (const value of ['paid', '', null, undefined, 20_260_505])
      expect(verdict(value), String(value)).toBeUndefined();
    expect(compareWithRanges('2026-05-16', [])).toBeUndefined();
  });
});
