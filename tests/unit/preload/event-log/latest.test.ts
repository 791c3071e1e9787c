import { headsOf, latestOf } from '@contract/event-log/latest';
import { describe, expect, it } from 'vitest';

const entry = (id: string, minute: number, more: { readonly key?: string; readonly replaces?: string } = {}) => ({
  ...{ id, at: `2026-05-16T12:0${minute}:00.000Z`, key: 'a' },
  ...more,
});
const ids = (entries: readonly ReturnType<typeof entry>[]) =>
  [...latestOf(entries, ({ key }) => key)].map(([key, { id }]) => `${key} ${id}`);

describe('the entry that counts', () => {
  it('is the latest of each key, in whatever order they come', () => {
    const entries = [entry('1', 1), entry('2', 2), entry('3', 1, { key: 'b' })];
    expect(ids(entries)).toEqual(['a 2', 'b 3']);
    expect(ids(entries.toReversed()).sort()).toEqual(['a 2', 'b 3']);
  });

  it('is the one that replaces another, even if its clock is behind', () => {
    expect(ids([entry('1', 5), entry('2', 1, { replaces: '1' })])).toEqual(['a 2']);
  });

  it('is the same on all computers when two have the same time', () => {
    expect(ids([entry('1', 1), entry('2', 1)])).toEqual(['a 2']);
    expect(ids([entry('2', 1), entry('1', 1)])).toEqual(['a 2']);
  });

  it('comes before the others, which are in one order on all computers', () => {
    const all = [entry('1', 1), entry('2', 1), entry('3', 3)];
    for (const entries of [all, all.toReversed(), [entry('2', 1), entry('3', 3), entry('1', 1)]])
      expect(headsOf(entries, ({ key }) => key).get('a')).toEqual(all.toReversed());
  });

  it('stays known when the replaced entry has not arrived', () => {
    expect(ids([entry('2', 1, { replaces: '1' })])).toEqual(['a 2']);
  });
});
