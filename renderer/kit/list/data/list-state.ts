/** The state of a list in the URL: search, filters, sort, page and page size. */

import type { ListQuery } from '@contract/endpoint';
import { isId } from '@contract/entities/id';
import {
  allRecords,
  fieldName,
  filterPrefix,
  maxSearchLength,
  narrowingNames,
  noView,
} from '@contract/list/address-parameters';
import { type NarrowingParam, narrowingParams } from '@contract/list/narrowing';
import { toPlainSigns } from '@contract/text/fold';
import type { Values } from '../../area/field';
import type { ListCapabilities } from '../../area/list-capabilities';
import { withoutNoteFilter } from './note-filter';

export const pageSizes = [10, 25, 50, 100, 200] as const;
const defaultSize = 50;

export type Narrowing = Readonly<Partial<Record<NarrowingParam, string>>>;

export interface ListState {
  /** The id of the saved view that is open; only labels the list, whose other parts say what it shows. */
  readonly view?: string | undefined;
  readonly q: string;
  /** Field name to the accepted values. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** The event and the track that the list is narrowed to, by id. */
  readonly narrowing: Narrowing;
  readonly sort: { readonly key: string; readonly descending: boolean } | undefined;
  /** From 1. */
  readonly page: number;
  /** Rows per page; `all` loads the whole list. */
  readonly size: number | 'all';
}

export const emptyState: ListState = {
  q: '',
  filters: {},
  narrowing: {},
  sort: undefined,
  page: 1,
  size: defaultSize,
};

const viewId = /^[0-9a-z]{8,32}$/;

const readNarrowing = (params: URLSearchParams, fallback: Narrowing): Narrowing =>
  Object.fromEntries(
    narrowingParams.flatMap((param) => {
      const id = params.get(narrowingNames[param]) ?? fallback[param];
      return id === undefined || id === allRecords || !isId(id) ? [] : [[param, id]];
    }),
  );

/** An id is always written, so that an address shows the same rows whatever event is chosen when it is opened. */
const writeNarrowing = (parts: URLSearchParams, { narrowing }: ListState, fallback: ListState): void => {
  for (const param of narrowingParams) {
    const id = narrowing[param] ?? (fallback.narrowing[param] === undefined ? undefined : allRecords);
    if (id !== undefined) parts.set(narrowingNames[param], id);
  }
};

/** Parses a URL's search part. Invalid parts are ignored. */
export const readState = (search: string, fallback: ListState = emptyState): ListState => {
  const params = new URLSearchParams(search);
  const filters: Record<string, string[]> = {};
  for (const [name, value] of params) {
    const key = name.startsWith(filterPrefix) ? name.slice(filterPrefix.length) : '';
    if (fieldName.test(key) && value.length <= maxSearchLength)
      filters[key] = [...(filters[key] ?? []), value].slice(0, 100);
  }
  const sort = params.get('sort') ?? '';
  const key = sort.replace(/^-/, '');
  const page = Number(params.get('page'));
  const size = params.get('size');
  const view = params.get('view') ?? '';
  return {
    ...(viewId.test(view) ? { view } : {}),
    q: (params.get('q') ?? '').slice(0, maxSearchLength),
    filters,
    narrowing: readNarrowing(params, fallback.narrowing),
    sort: fieldName.test(key) ? { key, descending: sort.startsWith('-') } : fallback.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: size === 'all' ? 'all' : (pageSizes.find((one) => String(one) === size) ?? fallback.size),
  };
};

export const sortText = (sort: ListState['sort']): string => (sort ? `${sort.descending ? '-' : ''}${sort.key}` : '');

/** Whether an address says nothing of a list, which then opens with its default view. */
export const isPlainAddress = (search: string): boolean => new URLSearchParams(search).size === 0;

/**
 * Writes a state as a URL's search part without the defaults, so that an unfiltered list has a plain address. If the
 * plain address opens a default view, an unfiltered list says so.
 */
export const writeState = (state: ListState, fallback: ListState = emptyState, hasDefaultView = false): string => {
  const parts = new URLSearchParams();
  if (state.view !== undefined) parts.set('view', state.view);
  writeNarrowing(parts, state, fallback);
  if (state.q !== '') parts.set('q', state.q);
  for (const [key, values] of Object.entries(state.filters))
    for (const value of values) parts.append(filterPrefix + key, value);
  if (state.sort && sortText(state.sort) !== sortText(fallback.sort)) parts.set('sort', sortText(state.sort));
  if (state.page > 1) parts.set('page', String(state.page));
  if (state.size !== fallback.size) parts.set('size', String(state.size));
  if (hasDefaultView && parts.size === 0) parts.set('view', noView);
  const text = parts.toString();
  return text === '' ? '' : `?${text}`;
};

/**
 * Writes what a link says of a list: everything that the reader's own settings could decide otherwise, and nothing that
 * is only on this computer.
 */
export const writeStateForOthers = (state: ListState, { narrowsTo }: ListCapabilities): string =>
  writeState(
    { ...state, view: undefined, page: 1, size: emptyState.size, filters: withoutNoteFilter(state.filters) },
    { ...emptyState, narrowing: narrowsTo?.includes('eventId') ? { eventId: allRecords } : {} },
    true,
  );

const filterInput = (filters: ListState['filters'], { filterParams: names }: ListCapabilities): Values => {
  const entries = Object.entries(withoutNoteFilter(filters));
  // Drops filters that the call does not know, such as those from an edited URL.
  if (names) return Object.fromEntries(entries.flatMap(([key, [value]]) => (names[key] ? [[names[key], value]] : [])));
  return entries.length === 0 ? {} : { filters: Object.fromEntries(entries.map(([key, all]) => [key, [...all]])) };
};

/** The query of a list call for a state, without `page` and `perPage`. */
export const matchingQuery = (
  state: ListState,
  capabilities: ListCapabilities = {},
): Omit<ListQuery, 'page' | 'perPage'> => {
  const q = toPlainSigns(state.q).trim();
  return {
    ...(q === '' ? {} : { q }),
    ...(state.sort && capabilities.sort !== false
      ? { sort: state.sort.descending ? 'desc' : 'asc', sortColumn: state.sort.key }
      : {}),
    ...filterInput(state.filters, capabilities),
  };
};

/** A list's input with the event and the track that it is narrowed to, as far as its call takes them. */
export const narrowedInput = (
  input: Values,
  { narrowing }: Pick<ListState, 'narrowing'>,
  { narrowsTo = [] }: ListCapabilities,
): Values => ({
  ...input,
  ...Object.fromEntries(
    narrowsTo.flatMap((param) => (narrowing[param] === undefined ? [] : [[param, narrowing[param]]])),
  ),
});

/** Removes a parameter, or sets it to a record's id. */
export const withNarrowing = (narrowing: Narrowing, param: NarrowingParam, id: string | undefined): Narrowing => {
  const { [param]: _, ...others } = narrowing;
  return id === undefined || id === '' ? others : { ...others, [param]: id };
};

/** Applies a change and returns to the first page. */
export const changeState = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...change,
});

export const isNarrowed = (state: ListState): boolean => state.q.trim() !== '' || Object.keys(state.filters).length > 0;
