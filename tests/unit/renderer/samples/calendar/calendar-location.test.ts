import { expect, it } from 'vitest';
import {
  formatLocation,
  parseLocation,
  stepDay,
  today,
} from '../../../../../renderer/samples/calendar/calendar-location';

it('the address contains view and day, and omits defaults', () => {
  const search = new URLSearchParams('view=week&date=2026-05-16&calendars=Family,ETC&event=7');
  const place = parseLocation(search);
  expect(place).toEqual({ view: 'week', day: '2026-05-16', shown: ['Family', 'ETC'], event: '7' });
  expect(Object.fromEntries(formatLocation(place))).toEqual(Object.fromEntries(search));
  expect(parseLocation(new URLSearchParams())).toEqual({
    view: 'month',
    day: today(),
    shown: undefined,
    event: undefined,
  });
  expect(`${formatLocation(parseLocation(new URLSearchParams()))}`).toBe('');
});

it('no type is different from all types, and unknown values are ignored', () => {
  expect(parseLocation(new URLSearchParams('calendars=')).shown).toEqual([]);
  expect(parseLocation(new URLSearchParams('view=year&date=2026-02-30&calendars=Work'))).toMatchObject({
    view: 'month',
    day: today(),
    shown: [],
  });
});

it.each([
  ['month', '2026-01-31', 1, '2026-02-28'],
  ['list', '2026-03-31', -1, '2026-02-28'],
  ['week', '2026-12-28', 1, '2027-01-04'],
  ['day', '2026-03-01', -1, '2026-02-28'],
] as const)('a step by %s from %s leads to the next period', (view, day, by, to) => {
  expect(stepDay({ view, day }, by)).toBe(to);
});
