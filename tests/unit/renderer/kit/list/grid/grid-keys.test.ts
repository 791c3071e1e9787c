import { expect, it } from 'vitest';
import { toRowAction, toRowIndex } from '../../../../../../renderer/kit/list/grid/grid-keys';

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});
const at = { active: 10, count: 100, visibleRows: 20 };

it('moves by row, by screen and to the ends', () => {
  expect(toRowIndex(press('ArrowDown'), at)).toBe(11);
  expect(toRowIndex(press('ArrowUp'), at)).toBe(9);
  expect(toRowIndex(press('PageDown'), at)).toBe(29);
  expect(toRowIndex(press('PageUp'), at)).toBe(0);
  expect(toRowIndex(press('Home'), at)).toBe(0);
  expect(toRowIndex(press('End'), at)).toBe(99);
  expect(toRowIndex(press('ArrowDown', { ctrlKey: true }), at)).toBe(99);
});

it('stays inside the list, and starts at its edge if no row is active', () => {
  expect(toRowIndex(press('ArrowDown'), { ...at, active: 99 })).toBe(99);
  expect(toRowIndex(press('ArrowDown'), { ...at, active: -1 })).toBe(0);
  expect(toRowIndex(press('ArrowUp'), { ...at, active: -1 })).toBe(99);
  expect(toRowIndex(press('ArrowDown'), { ...at, count: 0 })).toBeUndefined();
});

it('opens, selects and clears, and ignores other keys', () => {
  expect(toRowAction(press('Enter'))).toBe('open');
  expect(toRowAction(press(' '))).toBe('select');
  expect(toRowAction(press(' ', { shiftKey: true }))).toBe('extend');
  expect(toRowAction(press('a', { ctrlKey: true }))).toBe('select-all');
  expect(toRowAction(press('Escape'))).toBe('clear');
  expect(toRowAction(press('a'))).toBeUndefined();
  expect(toRowAction(press('Enter', { altKey: true }))).toBeUndefined();
  expect(toRowIndex(press('ArrowDown', { altKey: true }), at)).toBeUndefined();
});
