/** Converts between what a list shows and its saved view. */

import type { ListChoice } from '@contract/bridge';
import { allRecords } from '@contract/list/address-parameters';
import { narrowingParams } from '@contract/list/narrowing';
import type { ViewContent } from '@contract/list/saved-view';
import type { Field } from '../../area/field';
import type { SavedView } from '../../stores/saved-views';
import { arrangeColumns, type Column } from './columns';
import { emptyState, type ListState, pageSizes, sortText, writeState } from './list-state';

/** The columns, the row height and the page size of a view. */
export const arrangementOf = ({ columns, density, perPage }: ListChoice): ListChoice => ({
  ...(columns ? { columns } : {}),
  ...(density ? { density } : {}),
  ...(perPage === undefined ? {} : { perPage }),
});

/** The event is part of a view only if it isn't the current one, which a view follows. */
const toNarrowing = (state: ListState, fallback: ListState): ViewContent['narrowing'] => {
  const entries = narrowingParams.flatMap((param) => {
    const id = state.narrowing[param];
    return id === fallback.narrowing[param] ? [] : [[param, id ?? allRecords]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};

/** What a list shows now. `fallback` is the list's state without parameters. */
export const toViewContent = (state: ListState, choice: ListChoice, fallback: ListState): ViewContent => {
  const q = state.q.trim();
  const narrowing = toNarrowing(state, fallback);
  return {
    ...(q === '' ? {} : { q }),
    ...(Object.keys(state.filters).length === 0 ? {} : { filters: state.filters }),
    ...(narrowing ? { narrowing } : {}),
    ...(state.sort ? { sort: state.sort } : {}),
    ...arrangementOf(choice),
    ...(state.size === fallback.size ? {} : { perPage: state.size === 'all' ? 0 : state.size }),
  };
};

/** The list's state that a view opens: on the first page. */
export const viewState = (view: SavedView, fallback: ListState): ListState => {
  const entries = narrowingParams.flatMap((param) => {
    const id = view.narrowing?.[param] ?? fallback.narrowing[param];
    return id === undefined || id === allRecords ? [] : [[param, id]];
  });
  const size = view.perPage === 0 ? 'all' : pageSizes.find((one) => one === view.perPage);
  return {
    view: view.id,
    q: view.q ?? '',
    filters: view.filters ?? {},
    narrowing: Object.fromEntries(entries),
    sort: view.sort ?? fallback.sort,
    page: 1,
    size: size ?? fallback.size,
  };
};

/** A fallback without any default, so that an address says all that a view does. */
const noDefaults: ListState = { ...emptyState, size: 0 };

/** The address of a view. It shows the same rows on another computer, where the view's id is unknown. */
export const viewAddress = (path: string, view: SavedView): string =>
  path + writeState({ ...viewState(view, noDefaults), narrowing: view.narrowing ?? {} }, noDefaults);

const sorted = (filters: ListState['filters']): unknown =>
  Object.keys(filters)
    .sort()
    .map((key) => [key, [...(filters[key] ?? [])].sort()]);

/** A text that is the same for states that show the same rows. */
const rowsText = (state: ListState, fallback: ListState): string =>
  JSON.stringify([
    state.q.trim(),
    sorted(state.filters),
    narrowingParams.map((param) => state.narrowing[param]),
    sortText(state.sort ?? fallback.sort),
    state.size,
  ]);

export const showsSameRows = (one: ListState, other: ListState, fallback: ListState): boolean =>
  rowsText(one, fallback) === rowsText(other, fallback);

const shownText = (columns: readonly Column[]): string =>
  columns.flatMap(({ key, shown, width }) => (shown ? `${key} ${width}` : [])).join();

const noLabel = (): undefined => undefined;

/** Whether the columns on the screen are those of the view. */
export const showsSameColumns = (all: readonly Column[], fields: readonly Field[], view: SavedView): boolean => {
  const found = all.filter((column) => column.found).map(({ field }) => field);
  return shownText(all) === shownText(arrangeColumns(fields, found, view.columns, noLabel));
};

export interface UnknownParts {
  readonly columns: readonly string[];
  readonly filters: readonly string[];
  readonly sort: string | undefined;
}

/** The parts of a view that this list doesn't have: the view is of another server or an older version. */
export const unknownParts = (view: SavedView, isKnown: (key: string) => boolean): UnknownParts => ({
  columns: (view.columns ?? []).flatMap(({ key, shown }) => (shown && !isKnown(key) ? [key] : [])),
  filters: Object.keys(view.filters ?? {}).filter((key) => !isKnown(key)),
  sort: view.sort && !isKnown(view.sort.key) ? view.sort.key : undefined,
});

/** The view without the filters and the order that the list doesn't have. */
export const withoutUnknown = (view: SavedView, { filters, sort }: UnknownParts): SavedView => {
  const { filters: given = {}, sort: order, ...rest } = view;
  const kept = Object.entries(given).filter(([key]) => !filters.includes(key));
  return {
    ...rest,
    ...(kept.length === 0 ? {} : { filters: Object.fromEntries(kept) }),
    ...(order && sort === undefined ? { sort: order } : {}),
  };
};
