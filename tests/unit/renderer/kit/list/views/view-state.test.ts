import { allRecords } from '@contract/list/address-parameters';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SavedView } from '../../../../../../preload/contract/list/saved-view';
import {
  emptyState,
  type ListState,
  pageSizes,
  readState,
  writeState,
} from '../../../../../../renderer/kit/list/data/list-state';
import {
  showsSameRows,
  toViewContent,
  viewAddress,
  viewState,
} from '../../../../../../renderer/kit/list/data/view-state';

const key = fc.stringMatching(/^[a-zA-Z][\w.-]{0,20}$/);
const recordId = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/).filter((text) => text !== allRecords);
const narrowing = fc.record({ eventId: recordId, trackId: recordId }, { requiredKeys: [], noNullPrototype: true });
const sort = fc.option(fc.record({ key, descending: fc.boolean() }), { nil: undefined });
const size = fc.constantFrom<ListState['size']>(...pageSizes, 'all');
const states: fc.Arbitrary<ListState> = fc.record({
  q: fc.string({ maxLength: 40 }),
  filters: fc.dictionary(key, fc.uniqueArray(fc.string({ maxLength: 20 }), { minLength: 1, maxLength: 4 }), {
    maxKeys: 3,
    noNullPrototype: true,
  }),
  narrowing,
  sort,
  page: fc.integer({ min: 1, max: 99 }),
  size,
});
/** A list's state without parameters: its own order, the current event, the page size that the user chose. */
const fallbacks: fc.Arbitrary<ListState> = fc
  .record({ narrowing, sort, size })
  .map((defaults) => ({ ...emptyState, ...defaults }));
const names = { id: 'abcdef0123456789', name: 'Mine' };

it('shows the same rows after it was saved, stored and opened, from the first page on', () => {
  fc.assert(
    fc.property(states, fallbacks, (state, fallback) => {
      const view = SavedView.parse({ ...names, ...toViewContent(state, {}, fallback) });
      const opened = viewState(view, fallback);
      expect(showsSameRows(opened, state, fallback)).toBe(true);
      expect(opened.page).toBe(1);
      // As the list writes and reads its own address.
      expect(showsSameRows(readState(writeState(opened, fallback), fallback), opened, fallback)).toBe(true);
    }),
  );
});

it('shows the same rows by its address', () => {
  fc.assert(
    fc.property(states, fallbacks, (state, fallback) => {
      const view = SavedView.parse({ ...names, ...toViewContent(state, {}, fallback) });
      const opened = readState(viewAddress('', view), fallback);
      expect(opened.view).toBe(view.id);
      expect(showsSameRows(opened, viewState(view, fallback), fallback)).toBe(true);
    }),
  );
});

it('follows the current event, unless it was saved with another one or with all', () => {
  const current: ListState = { ...emptyState, narrowing: { eventId: '31' } };
  const later: ListState = { ...emptyState, narrowing: { eventId: '32' } };
  const save = (state: ListState, fallback: ListState): SavedView => ({
    ...names,
    ...toViewContent(state, {}, fallback),
  });
  expect(viewState(save(current, current), later).narrowing).toEqual({ eventId: '32' });
  expect(viewState(save(current, current), emptyState).narrowing).toEqual({});
  expect(viewState(save(later, current), emptyState).narrowing).toEqual({ eventId: '32' });
  expect(viewState(save(emptyState, current), later).narrowing).toEqual({});
});

it('tells rows apart by search, filters, event, order and page size, and by nothing else', () => {
  const state: ListState = { ...emptyState, filters: { a: ['1', '2'], b: ['3'] } };
  const same = (other: Partial<ListState>) => showsSameRows(state, { ...state, ...other }, emptyState);
  expect(same({ page: 4, view: names.id, filters: { b: ['3'], a: ['2', '1'] }, q: ' ' })).toBe(true);
  expect(same({ q: 'x' })).toBe(false);
  expect(same({ filters: { a: ['1'], b: ['3'] } })).toBe(false);
  expect(same({ narrowing: { trackId: '4' } })).toBe(false);
  expect(same({ sort: { key: 'a', descending: false } })).toBe(false);
  expect(same({ size: 'all' })).toBe(false);
});
