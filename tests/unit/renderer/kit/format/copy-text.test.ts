import { expect, it } from 'vitest';
import { copyClock, copyLine, copyName, printedCopyLine } from '../../../../../renderer/kit/format/copy-text';

const at = (hour: number, minute = 0, day = 16): number => new Date(2026, 4, day, hour, minute).getTime();
const note = { asOf: new Date(at(9, 12)).toISOString() };

it.each([
  [at(9, 12), 'Copy of 9:12 AM, 0 min old'],
  [at(9, 53), 'Copy of 9:12 AM, 41 min old'],
  [at(11, 11), 'Copy of 9:12 AM, 119 min old'],
  [at(14, 20), 'Copy of 9:12 AM, 5 h old'],
  [at(8, 0, 17), 'Copy of 9:12 AM on May 16, 2026, 22 h old'],
  [at(10, 0, 19), 'Copy of 9:12 AM on May 16, 2026, 3 days old'],
  // A clock that was turned back.
  [at(9, 0), 'Copy of 9:12 AM, 0 min old'],
])('says how old a copy is', (now, line) => expect(copyLine(note, now)).toBe(line));

it('names a copy, and says its age on paper', () => {
  expect(copyName({ asOf: new Date(at(21, 5)).toISOString() }, at(22))).toBe('Copy of 9:05 PM');
  expect(copyClock({ asOf: new Date(at(0, 0)).toISOString() }, at(1))).toBe('12:00 AM');
  expect(printedCopyLine(note, at(9, 53))).toBe('Copy of 9:12 AM, 41 min old at printing');
});
