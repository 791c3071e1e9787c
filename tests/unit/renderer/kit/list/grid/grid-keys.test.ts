import { expect, it } from 'vitest';
import { actOf, moveTo } from '../../../../../../renderer/kit/list/grid/grid-keys';

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});
const at = { active: 10, count: 100, screen: 20 };

it('moves row by row, screen by screen and to the ends', () => {
  expect(moveTo(press('ArrowDown'), at)).toBe(11);
  expect(moveTo(press('ArrowUp'), at)).toBe(9);
  expect(moveTo(press('PageDown'), at)).toBe(29);
  expect(moveTo(press('PageUp'), at)).toBe(0);
  expect(moveTo(press('Home'), at)).toBe(0);
  expect(moveTo(press('End'), at)).toBe(99);
  expect(moveTo(press('ArrowDown', { ctrlKey: true }), at)).toBe(99);
});

it('stays inside the list, and begins where nothing is active yet', () => {
  expect(moveTo(press('ArrowDown'), { ...at, active: 99 })).toBe(99);
  expect(moveTo(press('ArrowDown'), { ...at, active: -1 })).toBe(0);
  expect(moveTo(press('ArrowUp'), { ...at, active: -1 })).toBe(99);
  expect(moveTo(press('ArrowDown'), { ...at, count: 0 })).toBeUndefined();
});

it('opens, selects and clears, and leaves other keys alone', () => {
  expect(actOf(press('Enter'))).toBe('open');
  expect(actOf(press(' '))).toBe('select');
  expect(actOf(press(' ', { shiftKey: true }))).toBe('extend');
  expect(actOf(press('a', { ctrlKey: true }))).toBe('select-all');
  expect(actOf(press('Escape'))).toBe('clear');
  expect(actOf(press('a'))).toBeUndefined();
  expect(actOf(press('Enter', { altKey: true }))).toBeUndefined();
  expect(moveTo(press('ArrowDown', { altKey: true }), at)).toBeUndefined();
});
