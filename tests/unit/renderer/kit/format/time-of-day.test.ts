import { expect, it } from 'vitest';
import { formatTimeOfDay, parseMinutes, toTimeOfDay } from '../../../../../renderer/kit/format/time-of-day';

it('a time is read as written', () => {
  expect(formatTimeOfDay('09:30')).toBe('9:30 AM');
  expect(formatTimeOfDay('soon')).toBe('soon');
  expect([parseMinutes('01:30'), parseMinutes('25:00'), toTimeOfDay(90)]).toEqual([90, undefined, '01:30']);
});
