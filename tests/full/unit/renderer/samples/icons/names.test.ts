import * as all from '@fluentui/react-icons';
import { describe, expect, it } from 'vitest';
import filled from '../../../../../../node_modules/@fluentui/react-icons/lib/utils/fonts/FluentSystemIcons-Filled.json';
import regular from '../../../../../../node_modules/@fluentui/react-icons/lib/utils/fonts/FluentSystemIcons-Regular.json';
import resizable from '../../../../../../node_modules/@fluentui/react-icons/lib/utils/fonts/FluentSystemIcons-Resizable.json';
import { findIcons, iconsOf, sizes, stemOf, styles, wordsOf } from '../../../../../../renderer/samples/icons/names';
import { nextIndex } from '../../../../../../renderer/samples/icons/next-index';

const tables = { any: resizable, Regular: regular, Filled: filled };

it('every copied name can be imported', () => {
  for (const size of sizes)
    for (const style of styles) {
      const icons = iconsOf(size === 'any' ? tables.any : tables[style], size, style);
      expect(icons.length).toBeGreaterThan(500);
      expect(icons.filter(({ name }) => !(name in all)).map(({ name }) => name)).toEqual([]);
    }
});

it.each([
  ['ArrowLeft24Regular', '24', 'Regular', 'ArrowLeft'],
  ['Battery1020Filled', '20', 'Filled', 'Battery10'],
  ['Battery120Regular', '20', 'Regular', 'Battery1'],
  ['AddRegular', 'any', 'Regular', 'Add'],
  ['ArrowLeft24Regular', '20', 'Regular', undefined],
  ['ArrowLeft24Regular', '24', 'Filled', undefined],
] as const)('%s at %s, %s, is %s', (name, size, style, stem) => {
  expect(stemOf(name, size, style)).toBe(stem);
});

describe('search', () => {
  const icons = iconsOf(
    { LeftArrowRegular: 1, ArrowLeftRegular: 2, ArrowUpLeftRegular: 3, AddRegular: 4 },
    'any',
    'Regular',
  );
  const names = (typed: string) => findIcons(icons, typed).map(({ stem }) => stem);

  it('finds all words in any order: exact names first, then names that start with them, then the rest', () => {
    expect(names('arrow left')).toEqual(['ArrowLeft', 'ArrowUpLeft', 'LeftArrow']);
    expect(names('arrow up')).toEqual(['ArrowUpLeft']);
    expect(names('LEFT arrow')).toEqual(['LeftArrow', 'ArrowLeft', 'ArrowUpLeft']);
    expect(names('ArrowLeftRegular')).toEqual(['ArrowLeft']);
    expect(names('  ')).toHaveLength(4);
    expect(names('tire')).toEqual([]);
  });

  it('splits names into words', () => {
    expect(wordsOf('Calendar3Day')).toBe('calendar 3 day');
  });
});

it.each([
  ['ArrowRight', 4, 5],
  ['ArrowDown', 4, 7],
  ['ArrowDown', 8, 9],
  ['ArrowUp', 1, 1],
  ['ArrowRight', 9, 9],
  ['Home', 7, 0],
  ['End', 2, 9],
  ['PageUp', 7, 1],
  ['x', 2, undefined],
])('the key %s moves from %i to %s', (key, at, next) => {
  expect(nextIndex(key, { at, columns: 3, count: 10, isRtl: false })).toBe(next);
});
