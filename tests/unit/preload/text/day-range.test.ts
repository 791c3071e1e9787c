/** A day range as a filter value. */
import { formatDayRange, isWithin, parseDayRange } from '@contract/text/day-range';
import { expect, test } from 'vitest';

test('a day range can be formatted and parsed with either end open; other texts are not ranges', () => {
  for (const range of [{ from: '2026-05-01', to: '2026-05-31' }, { from: '2026-05-01' }, { to: '2026-05-31' }])
    expect(parseDayRange(formatDayRange(range))).toEqual({ from: undefined, to: undefined, ...range });
  for (const text of ['', '..', 'paid', '2026-05-01', '2026-05-01...2026-05-31', '1..2'])
    expect(parseDayRange(text)).toBeUndefined();
});

test('a day range contains days and moments by their date, both ends included', () => {
  const may = { from: '2026-05-01', to: '2026-05-31' };
  for (const value of ['2026-05-01', '2026-05-31', '2026-05-01T00:00:00Z', '2026-05-31T23:59:59.9+02:00'])
    expect(isWithin(value, may), value).toBe(true);
  for (const value of ['2026-04-30', '2026-06-01T00:00:00Z', '', 'May 5', null, undefined, 20_260_505])
    expect(isWithin(value, may), String(value)).toBe(false);
  expect(isWithin('1999-01-01', { to: '2026-05-31' })).toBe(true);
  expect(isWithin('2999-01-01', { from: '2026-05-01' })).toBe(true);
});
