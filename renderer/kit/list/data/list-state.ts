/** The state of a list in the URL: search, filters, sort, page and page size. */
import type { ListQuery } from '@contract/endpoint';
import type { Values } from '../../area/field';
import type { ListCapabilities } from '../../area/list-capabilities';

export const pageSizes = [10, 25, 50, 100, 200] as const;
const defaultSize = 50;

export interface ListState {
  readonly q: string;
  /** Field name to the accepted values. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly sort: { readonly key: string; readonly descending: boolean } | undefined;
  /** From 1. */
  readonly page: number;
  /** Rows per page; `all` loads the whole list. */
  readonly size: number | 'all';
}

export const emptyState: ListState = { q: '', filters: {}, sort: undefined, page: 1, size: defaultSize };

const filterPrefix = 'filter.';
const fieldName = /^[\w.-]{1,64}$/;
export const maxSearchLength = 200;

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
  return {
    q: (params.get('q') ?? '').slice(0, maxSearchLength),
    filters,
    sort: fieldName.test(key) ? { key, descending: sort.startsWith('-') } : fallback.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: size === 'all' ? 'all' : (pageSizes.find((one) => String(one) === size) ?? fallback.size),
  };
};

const sortText = (sort: ListState['sort']): string => (sort ? `${sort.descending ? '-' : ''}${sort.key}` : '');

/** Writes a state as a URL's search part without the defaults, so that an unfiltered list has a plain address. */
export const writeState = (state: ListState, fallback: ListState = emptyState): string => {
  const parts = new URLSearchParams();
  if (state.q !== '') parts.set('q', state.q);
  for (const [key, values] of Object.entries(state.filters))
    for (const value of values) parts.append(filterPrefix + key, value);
  if (state.sort && sortText(state.sort) !== sortText(fallback.sort)) parts.set('sort', sortText(state.sort));
  if (state.page > 1) parts.set('page', String(state.page));
  if (state.size !== fallback.size) parts.set('size', String(state.size));
  const text = parts.toString();
  return text === '' ? '' : `?${text}`;
};

const filterInput = (filters: ListState['filters'], { filterParams: names }: ListCapabilities): Values => {
  const entries = Object.entries(filters);
  // Drops filters that the call does not know, such as those from an edited URL.
  if (names) return Object.fromEntries(entries.flatMap(([key, [value]]) => (names[key] ? [[names[key], value]] : [])));
  return entries.length === 0 ? {} : { filters: Object.fromEntries(entries.map(([key, all]) => [key, [...all]])) };
};

/** The query of a list call for a state, without `page` and `perPage`. */
export const matchingQuery = (
  state: ListState,
  capabilities: ListCapabilities = {},
): Omit<ListQuery, 'page' | 'perPage'> => ({
  ...(state.q.trim() === '' ? {} : { q: state.q.trim() }),
  ...(state.sort && capabilities.sort !== false
    ? { sort: state.sort.descending ? 'desc' : 'asc', sortColumn: state.sort.key }
    : {}),
  ...filterInput(state.filters, capabilities),
});

/** Applies a change and returns to the first page. */
export const changeState = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...change,
});

export const isNarrowed = (state: ListState): boolean => state.q.trim() !== '' || Object.keys(state.filters).length > 0;
