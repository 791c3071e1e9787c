import { expect, it } from 'vitest';
import { formatTime, minutesOf, readTime, timeOf } from '../../../../../renderer/kit/format/time';

it.each([
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['9.30 pm', '21:30'],
  ['12 am', '00:00'],
  ['12:15 PM', '12:15'],
  ['21:05', '21:05'],
  ['24:00', undefined],
  ['9:75', undefined],
  ['13 pm', undefined],
  ['noon', undefined],
  ['', undefined],
])('what somebody types, “%s”, is %s', (words, time) => {
  expect(readTime(words)).toBe(time);
});

it('a time is read as it was written', () => {
  expect(formatTime('09:30')).toBe('9:30 AM');
  expect(readTime(formatTime('21:05'))).toBe('21:05');
  expect(formatTime('soon')).toBe('soon');
  expect([minutesOf('01:30'), minutesOf('25:00'), timeOf(90)]).toEqual([90, undefined, '01:30']);
});
