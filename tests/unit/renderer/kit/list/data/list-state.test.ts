import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  changeState,
  emptyState,
  type ListState,
  matchingQuery,
  readState,
  writeState,
} from '../../../../../../renderer/kit/list/data/list-state';

const key = fc.stringMatching(/^[a-zA-Z][\w.-]{0,20}$/);
const states: fc.Arbitrary<ListState> = fc.record({
  q: fc.string({ maxLength: 40 }),
  filters: fc.dictionary(key, fc.uniqueArray(fc.string({ maxLength: 20 }), { minLength: 1, maxLength: 4 }), {
    maxKeys: 3,
    noNullPrototype: true,
  }),
  sort: fc.option(fc.record({ key, descending: fc.boolean() }), { nil: undefined }),
  page: fc.integer({ min: 1, max: 9_999 }),
  size: fc.constantFrom<ListState['size']>(25, 50, 100, 200, 'all'),
});

it('the state of a list is the same after it was written to the URL', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(readState(writeState(state))).toEqual(state);
    }),
  );
});

it('leaves defaults out of the address', () => {
  expect(writeState(emptyState)).toBe('');
});

it('reads a valid state from any address', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const { page, size, q } = readState(`?${search}`);
      expect(page).toBeGreaterThan(0);
      expect(size === 'all' || size > 0).toBe(true);
      expect(q.length).toBeLessThanOrEqual(200);
    }),
  );
  expect(readState('?page=-3&size=7&sort=%00&filter.=x')).toEqual(emptyState);
});

it('returns to the first page when the matching rows change', () => {
  expect(changeState({ ...emptyState, page: 7 }, { q: 'a' }).page).toBe(1);
  expect(changeState({ ...emptyState, page: 7 }, { page: 8 }).page).toBe(8);
});

it('sends the parameter names of the sample API', () => {
  const state: ListState = {
    ...emptyState,
    q: ' whit ',
    sort: { key: 'total', descending: true },
    filters: { bookingStatus: ['paid'] },
  };
  expect(matchingQuery(state)).toEqual({
    q: 'whit',
    sort: 'desc',
    sortColumn: 'total',
    filters: { bookingStatus: ['paid'] },
  });
  expect(matchingQuery(emptyState)).toEqual({});
});

it('sends a call’s own filter names, and no order if the call takes none', () => {
  const state = readState('?q=ab&filter.status=active&filter.status=pending&filter.other=x&sort=name');
  expect(matchingQuery(state, { filterParams: { status: 'state' } })).toEqual({
    q: 'ab',
    sort: 'asc',
    sortColumn: 'name',
    state: 'active',
  });
  expect(matchingQuery(state, { filterParams: {}, sort: false })).toEqual({ q: 'ab' });
});

it('leaves a list’s default order out of its address, and writes any other', () => {
  const fallback: ListState = { ...emptyState, size: 10, sort: { key: 'fullName', descending: false } };
  expect(writeState(readState('', fallback), fallback)).toBe('');
  expect(readState('', fallback).sort).toEqual({ key: 'fullName', descending: false });
  expect(writeState(readState('?sort=-fullName&size=25', fallback), fallback)).toBe('?sort=-fullName&size=25');
});
