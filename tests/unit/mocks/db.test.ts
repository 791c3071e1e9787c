import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCollection, type Item } from '../../../mocks/database/collection';

const people = (): Item[] => [
  { id: 1, name: 'Zoë', amount: '100.00', at: '2026-05-16T10:00:00Z', tags: ['a', 'b'], city: 'Tulsa' },
  { id: 2, name: 'adam', amount: '-9.50', at: '2026-05-15T10:00:00Z', tags: [], city: null },
  { id: 3, name: 'Émile', amount: '9.90', at: null, tags: ['b'], city: '' },
  { id: 4, name: null, amount: '20', at: '2025-12-31T10:00:00Z', city: 'tulsa' },
  { id: 5, name: 'Adam', amount: 15, at: '2026-05-15T10:00:00Z', city: 'Enid' },
];
const ids = (rows: readonly Item[]): unknown[] => rows.map(({ id }) => id);

describe('a list', () => {
  const list = createCollection(people);

  it('is searched for all words in any case and order, in all text fields', () => {
    expect(ids(list.matching({ q: 'TULSA' }))).toEqual([1, 4]);
    expect(ids(list.matching({ q: 'dam' }))).toEqual([2, 5]);
    expect(ids(list.matching({ q: 'zoË' }))).toEqual([1]);
    expect(ids(list.matching({ q: '' }))).toEqual([1, 2, 3, 4, 5]);
    expect(ids(list.matching({ q: 'enid ada' }))).toEqual([5]);
  });

  it('sorts amounts as numbers, names by locale, moments by time; empty values come last in both directions', () => {
    const by = (sortColumn: string, sort: 'asc' | 'desc' = 'asc'): unknown[] =>
      ids(list.matching({ sortColumn, sort }));
    expect(by('amount')).toEqual([2, 3, 5, 4, 1]);
    expect(by('amount', 'desc')).toEqual([1, 4, 5, 3, 2]);
    expect(by('name')).toEqual([2, 5, 3, 1, 4]);
    expect(by('name', 'desc')).toEqual([1, 3, 2, 5, 4]);
    expect(by('at')).toEqual([4, 2, 5, 1, 3]);
    expect(by('tags')).toEqual([2, 3, 1, 4, 5]);
    expect(by('nothing')).toEqual([1, 2, 3, 4, 5]);
  });

  it('is filtered by accepted values, lists by any of their values, empty values by an empty text', () => {
    expect(ids(list.matching({ filters: { name: ['Adam', 'adam'] } }))).toEqual([2, 5]);
    expect(ids(list.matching({ filters: { tags: ['b'] } }))).toEqual([1, 3]);
    expect(ids(list.matching({ filters: { city: [''] } }))).toEqual([2, 3]);
    expect(ids(list.matching({ filters: { city: [] } }))).toEqual([1, 2, 3, 4, 5]);
    expect(ids(list.matching({}, { id: '3' }))).toEqual([3]);
    expect(ids(list.matching({}, { id: undefined }))).toEqual([1, 2, 3, 4, 5]);
  });

  it('has pages, empty ones past its end', () => {
    expect(list.list({ page: 2, perPage: 2 })).toMatchObject({ rows: [{ id: 3 }, { id: 4 }], total: 5 });
    expect(list.list({ page: 9, perPage: 2 })).toMatchObject({ rows: [], total: 5 });
  });

  it('shows changes immediately', () => {
    const mine = createCollection(people);
    mine.matching({ q: 'adam', sortColumn: 'name' });
    mine.update(5, { name: 'Bertha' });
    mine.remove(2);
    const { id } = mine.insert((free) => ({ id: free, name: 'Adamson' }));
    expect(ids(mine.matching({ q: 'adam' }))).toEqual([id]);
    expect(ids(mine.matching({ sortColumn: 'name' }))).toEqual([id, 5, 3, 1, 4]);
    expect(mine.get('5')).toMatchObject({ name: 'Bertha' });
    expect([mine.get(2), mine.update(2, {}), mine.remove(2)]).toEqual([undefined, undefined, false]);
  });
});

describe('a list that makes its rows when they are needed', () => {
  const person = (index: number): Item => ({ id: index + 1, name: `Person ${index % 7}`, age: (index * 37) % 50 });

  it('makes those of the requested page, each once', () => {
    const made: number[] = [];
    const make = (index: number): Item => {
      made.push(index);
      return person(index);
    };
    const list = createCollection(() => ({ count: 1_000, make }), { newestFirst: true });
    expect(list.list({ page: 2, perPage: 2 })).toMatchObject({ rows: [{ id: 998 }, { id: 997 }], total: 1_000 });
    list.list({ page: 1, perPage: 4 });
    expect(made).toEqual([997, 996, 999, 998]);
  });

  it('answers and changes like one that makes all of them at once', () => {
    const change = fc.oneof(
      fc.record({ kind: fc.constantFrom('get', 'remove', 'update'), id: fc.integer({ min: 0, max: 24 }) }),
      fc.record({ kind: fc.constantFrom('page', 'insert', 'sorted', 'found'), id: fc.integer({ min: 1, max: 6 }) }),
    );
    const act = (list: ReturnType<typeof createCollection>, { kind, id }: { kind: string; id: number }): unknown => {
      if (kind === 'get') return list.get(id);
      if (kind === 'remove') return list.remove(id);
      if (kind === 'update') return list.update(id, { name: 'New' });
      if (kind === 'insert') return list.insert((free) => ({ id: free, name: 'Added', age: id }));
      if (kind === 'sorted') return list.list({ page: id, perPage: 4, sortColumn: 'age' });
      if (kind === 'found') return list.list({ q: `person ${id}` });
      return list.list({ page: id, perPage: 4 });
    };
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), fc.boolean(), (changes, newestFirst) => {
        const one = createCollection(() => ({ count: 20, make: person }), { newestFirst });
        const other = createCollection(() => Array.from({ length: 20 }, (_, index) => person(index)), { newestFirst });
        for (const each of changes) expect(act(one, each)).toEqual(act(other, each));
        expect(one.all()).toEqual(other.all());
      }),
    );
  });
});

describe('for any values', () => {
  const value = fc.oneof(
    fc.string({ maxLength: 4 }),
    fc.integer({ min: -50, max: 50 }),
    fc.constantFrom(null, undefined, '', true, '7.50', '-3', 'Ä', 'a'),
  );
  const rows = fc
    .array(value, { maxLength: 60 })
    .map((values) => values.map((each, id): Item => ({ id, value: each })));

  it('sorting keeps every row, and those without a value in their order at the end', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('asc' as const, 'desc' as const), (items, sort) => {
        const sorted = createCollection(() => [...items]).matching({ sortColumn: 'value', sort });
        expect(new Set(ids(sorted))).toEqual(new Set(ids(items)));
        const empty = items.filter((item) => item.value === null || item.value === undefined || item.value === '');
        expect(ids(sorted.slice(items.length - empty.length))).toEqual(ids(empty));
      }),
    );
  });

  it('sorting can be reversed, and is stable', () => {
    const words = fc.constantFrom('a', 'Ä', 'b', 'B2', 'b10', 'z', 'Ж', '日', '-7.25', '3', 'x-1');
    const unlike = fc.uniqueArray(fc.oneof(words, fc.integer({ min: 10, max: 99 })), { maxLength: 20 });
    fc.assert(
      fc.property(unlike, (values) => {
        // Each value twice: equal ones must keep their order in both directions.
        const list = createCollection(() => [...values, ...values].map((each, id): Item => ({ id, value: each })));
        const up = list.matching({ sortColumn: 'value' });
        const down = list.matching({ sortColumn: 'value', sort: 'desc' });
        const distinct = (of: readonly Item[]): unknown[] => [...new Set(of.map(({ value: each }) => each))];
        expect(distinct(down)).toEqual(distinct(up).reverse());
        for (const of of [up, down])
          for (let at = 0; at < of.length; at += 2)
            expect(Number(of[at + 1]?.id) - Number(of[at]?.id)).toBe(values.length);
      }),
    );
  });

  it('all pages together are the complete list', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 13 }), (items, perPage) => {
        const list = createCollection(() => [...items]);
        const pages = Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
          list.list({ page: page + 1, perPage, sortColumn: 'value' }),
        );
        expect(pages.flatMap(({ rows: part }) => ids(part))).toEqual(ids(list.matching({ sortColumn: 'value' })));
      }),
    );
  });
});
