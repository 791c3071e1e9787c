import { expect, it } from 'vitest';
import {
  formatTimeOfDay,
  parseMinutes,
  parseTypedTime,
  toTimeOfDay,
} from '../../../../../renderer/kit/format/time-of-day';

it.each([
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['9.30 pm', '21:30'],
  ['12 am', '00:00'],
  ['12:15 PM', '12:15'],
  ['21:05', '21:05'],
  ['٩:٣٠', '09:30'],
  ['２１：０５', '21:05'],
  ['\u200f۹:۳۰\u200f', '09:30'],
  ['9:30 p.\u00a0m.', '21:30'],
  ['9:30 م', '21:30'],
  ['12:15 ص', '00:15'],
  ['24:00', undefined],
  ['9:75', undefined],
  ['13 pm', undefined],
  ['noon', undefined],
  ['', undefined],
])('the typed text “%s” is read as %s', (words, time) => {
  expect(parseTypedTime(words)).toBe(time);
});

it('a time is read as written', () => {
  expect(formatTimeOfDay('09:30')).toBe('9:30 AM');
  expect(parseTypedTime(formatTimeOfDay('21:05'))).toBe('21:05');
  expect(formatTimeOfDay('soon')).toBe('soon');
  expect([parseMinutes('01:30'), parseMinutes('25:00'), toTimeOfDay(90)]).toEqual([90, undefined, '01:30']);
});
