import { expect, it } from 'vitest';
import { addDays, daysBetween, withTime } from '../../../../../renderer/samples/forms/days';
import { sortFiles } from '../../../../../renderer/samples/forms/files/sort-files';
import { centsOf, restoreIndex, totalOf } from '../../../../../renderer/samples/forms/repeater/rows';

it('adds up rows in cents, counting anything but a number as 0', () => {
  const rows = [
    { item: 'Tires', count: '3', price: '0.10' },
    { item: 'Fuel', count: '2', price: '19.99' },
    { item: 'Open', count: '', price: 'x' },
  ];
  expect(rows.map(centsOf)).toEqual([30, 3998, 0]);
  expect(totalOf(rows)).toBe(4028);
});

it('restores a row at its index, or at the end of a shorter list', () => {
  expect([restoreIndex(1, 3), restoreIndex(5, 2)]).toEqual([1, 2]);
});

it('accepts files within the limits and gives a reason for each rejected one', () => {
  const file = (name: string, size: number, type = 'image/png') => ({ name, size, type, lastModified: 1 });
  const files = [file('kept.png', 5)];
  const brought = [
    file('kept.png', 5),
    file('big.png', 11),
    file('empty.png', 0),
    file('words.txt', 5, 'text/plain'),
    file('one.png', 6),
    file('two.png', 7),
  ];
  const { accepted, rejected } = sortFiles(brought, files, { types: ['image/'], size: 10, count: 2 });
  expect(accepted.map(({ name }) => name)).toEqual(['one.png']);
  expect(rejected.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
    'kept.png twice',
    'big.png size',
    'empty.png empty',
    'words.txt type',
    'two.png count',
  ]);
});

it('counts calendar days and keeps the time when the day changes', () => {
  const friday = new Date(2026, 2, 27, 14, 30);
  const monday = addDays(friday, 3);
  expect(daysBetween(friday, monday)).toBe(3);
  expect(withTime(monday, friday)).toEqual(new Date(2026, 2, 30, 14, 30));
});
