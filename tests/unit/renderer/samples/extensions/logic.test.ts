import { describe, expect, it } from 'vitest';
import { i18n } from '../../../../../renderer/kit/format/text';
import { dealt, moved } from '../../../../../renderer/samples/extensions/board/places';
import { formatted, formOf, kinds, languageOf, locales } from '../../../../../renderer/samples/extensions/formats';
import { starsOf } from '../../../../../renderer/samples/extensions/stars';
import { branchState, toggled } from '../../../../../renderer/samples/extensions/tree-choice';

it('moves an item within its list and loses none', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a'], 4, 0)).toEqual(['a']);
});

it('deals items to lists, the rest to the last one', () => {
  expect(dealt(['one', 'two', 'three'], [1, 2, 3, 4, 5], [2, 1])).toEqual({ one: [1, 2], two: [3], three: [4, 5] });
});

describe('a tree with boxes', () => {
  const leaves = [{ value: 'a' }, { value: 'b' }];
  it('says of a branch what is so of its leaves', () => {
    expect(
      [new Set<string>(), new Set(['a']), new Set(['a', 'b'])].map((chosen) => branchState(leaves, chosen)),
    ).toEqual([false, 'mixed', true]);
  });
  it('chooses all that are not, or none where all are', () => {
    expect([...toggled(new Set(['a', 'x']), ['a', 'b'])]).toEqual(['x', 'a', 'b']);
    expect([...toggled(new Set(['a', 'b', 'x']), ['a', 'b'])]).toEqual(['x']);
  });
});

it('adds ratings up, half stars to the next whole one', () => {
  const { counts, total, average } = starsOf([5, 4.5, 3, 0, 9]);
  expect([total, average, counts.map(({ count }) => count)]).toEqual([3, 4.2, [2, 0, 1, 0, 0]]);
  expect(starsOf([]).average).toBe(0);
});

it('has a text for every form of every language, and a format for every kind', () => {
  const given = { amount: 1_234.5, moment: new Date(2026, 4, 24), words: ['a', 'b'] };
  for (const locale of locales) {
    for (const count of [0, 1, 2, 3, 5, 11, 22, 100, 1_000_000]) {
      const key = `extensions:languages.tickets.${languageOf(locale)}.${formOf(locale, count)}`;
      expect(i18n.exists(key), key).toBe(true);
    }
    for (const kind of kinds) expect(formatted(locale, kind, given)).not.toBe('');
  }
});
