import { describe, expect, it } from 'vitest';
import { hasText } from '../../../../../renderer/kit/format/text';
import { dealt, moveItem } from '../../../../../renderer/samples/extensions/board/move-item';
import {
  formatValue,
  kinds,
  languageOf,
  locales,
  pluralForm,
} from '../../../../../renderer/samples/extensions/formats';
import { summarizeRatings } from '../../../../../renderer/samples/extensions/rating-summary';
import { branchState, toggleAll } from '../../../../../renderer/samples/extensions/tree-selection';

it('moves an item within its list without losing any', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a'], 4, 0)).toEqual(['a']);
});

it('splits items into lists, with the rest in the last one', () => {
  expect(dealt(['one', 'two', 'three'], [1, 2, 3, 4, 5], [2, 1])).toEqual({ one: [1, 2], two: [3], three: [4, 5] });
});

describe('tree selection', () => {
  const leaves = [{ value: 'a' }, { value: 'b' }];
  it('derives the state of a branch from its leaves', () => {
    expect(
      [new Set<string>(), new Set(['a']), new Set(['a', 'b'])].map((chosen) => branchState(leaves, chosen)),
    ).toEqual([false, 'mixed', true]);
  });
  it('selects all leaves, or none if all were selected', () => {
    expect([...toggleAll(new Set(['a', 'x']), ['a', 'b'])]).toEqual(['x', 'a', 'b']);
    expect([...toggleAll(new Set(['a', 'b', 'x']), ['a', 'b'])]).toEqual(['x']);
  });
});

it('summarizes ratings, counting half stars as the next full one', () => {
  const { counts, total, average } = summarizeRatings([5, 4.5, 3, 0, 9]);
  expect([total, average, counts.map(({ count }) => count)]).toEqual([3, 4.2, [2, 0, 1, 0, 0]]);
  expect(summarizeRatings([]).average).toBe(0);
});

it('has a text for every plural form of every language, and a format for every kind', () => {
  const values = { amount: 1_234.5, moment: new Date(2026, 4, 24), words: ['a', 'b'] };
  for (const locale of locales) {
    for (const count of [0, 1, 2, 3, 5, 11, 22, 100, 1_000_000]) {
      const key = `extensions:languages.tickets.${languageOf(locale)}.${pluralForm(locale, count)}`;
      expect(hasText(key), key).toBe(true);
    }
    for (const kind of kinds) expect(formatValue(locale, kind, values)).not.toBe('');
  }
});
