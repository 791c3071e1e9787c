import { allRecords } from '@contract/list/address-parameters';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  changeState,
  emptyState,
  type ListState,
  matchingQuery,
  narrowedInput,
  readState,
  writeState,
} from '../../../../../../renderer/kit/list/data/list-state';

const key = fc.stringMatching(/^[a-zA-Z][\w.-]{0,20}$/);
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/).filter((text) => text !== allRecords);
const states: fc.Arbitrary<ListState> = fc.record({
  q: fc.string({ maxLength: 40 }),
  filters: fc.dictionary(key, fc.uniqueArray(fc.string({ maxLength: 20 }), { minLength: 1, maxLength: 4 }), {
    maxKeys: 3,
    noNullPrototype: true,
  }),
  narrowing: fc.record({ eventId: id, trackId: id }, { requiredKeys: [], noNullPrototype: true }),
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
  const sent = (q: string) => matchingQuery({ ...emptyState, q }).q;
  expect(sent('\u202D+1 405\u2011555\u20110112\u202C ')).toBe('+1 405-555-0112');
  expect([sent('O’Neil'), sent('TK-٥٥٢٣'), sent('\u200b')]).toEqual(['O’Neil', 'TK-5523', undefined]);
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

it('writes the event in the address, and whether the current one is turned off', () => {
  const fallback: ListState = { ...emptyState, narrowing: { eventId: '31' } };
  expect(readState('', fallback).narrowing).toEqual({ eventId: '31' });
  expect(writeState(readState('', fallback), fallback)).toBe('?event=31');
  expect(writeState({ ...emptyState, narrowing: {} }, fallback)).toBe('?event=all');
  expect(readState('?event=all', fallback).narrowing).toEqual({});
  expect(readState('?event=7&track=t-2', fallback).narrowing).toEqual({ eventId: '7', trackId: 't-2' });
  expect(readState('?event=../7', emptyState).narrowing).toEqual({});
});

it('sends the event and the track only to calls that take them', () => {
  const state = { narrowing: { eventId: '31', trackId: '2' } };
  expect(narrowedInput({ userType: 'racer' }, state, { narrowsTo: ['eventId'] })).toEqual({
    userType: 'racer',
    eventId: '31',
  });
  expect(narrowedInput({}, state, {})).toEqual({});
});
