/** Other request formats for a server that ignores the usual one: what to try, and how to judge the answers. */
import type { AnyRow } from '../../endpoint';
import type { Values } from '../../json/record';
import { entityFields } from '../entity-fields';
import { ignoredInputs } from '../ignored-inputs';
import type { Aspect, Send } from './assignment';
import { columnFor, nonsense, type Rows } from './effects';
import { checkRows, inputsOf } from './plan';
import type { CallReport, Verdict } from './report';

/** A call that is repeated with one variant after another until one takes effect. */
export interface Trial {
  readonly aspect: Aspect;
  readonly input: Values;
  readonly variants: readonly Send[];
  readonly judge: (answer: Rows) => Verdict;
  /** Whether the server may have no other rows: then an input without effect does not count as ignored. */
  readonly isOptional?: boolean;
}

/** Common parameter names, the most frequent first. */
const names = {
  q: ['search', 'query', 'keyword', 'term', 'searchTerm', 'search_term', 's', 'text', 'filter'],
  perPage: ['limit', 'per_page', 'pageSize', 'page_size', 'size', 'take', 'count', 'rows'],
  page: ['page', 'page_number', 'pageNumber', 'p', 'currentPage', 'current_page'],
  offset: ['offset', 'skip', 'start', 'from'],
  signed: ['sort', 'order_by', 'ordering', 'orderBy', 'sort_by', 'sortBy', 'order'],
  filters: ['filter', 'where'],
} as const;
const pairs = [
  ['sort_by', 'order'],
  ['sort_by', 'sort_order'],
  ['order_by', 'order'],
  ['sortBy', 'sortOrder'],
  ['orderBy', 'order'],
  ['sort', 'order'],
  ['sortBy', 'order'],
] as const;

/** The choices offered if no variant took effect. */
export const sendVariants: { readonly [A in Aspect]: readonly Send[] } = {
  case: [{ case: 'snake' }],
  search: names.q.map((q) => ({ names: { q } })),
  size: names.perPage.map((perPage) => ({ names: { perPage } })),
  page: [
    ...names.page.map((page) => ({ paging: 'page' as const, names: { page } })),
    ...names.offset.map((offset) => ({ paging: 'offset' as const, names: { offset } })),
  ],
  sort: [
    ...names.signed.map((sort) => ({ sort: 'signed' as const, names: { sort } })),
    ...pairs.map(([sortColumn, sort]) => ({ sort: 'pair' as const, names: { sortColumn, sort } })),
  ],
  filters: [...names.filters.map((filters) => ({ names: { filters } })), { filters: 'flat' }],
};

/** A variant as shown on the screen: the names that it sends. */
export const variantText = ({ case: spelling, names: own = {}, sort, paging, filters }: Send): string =>
  [
    ...(spelling === 'snake' ? ['user_id, event_id'] : []),
    ...(sort === 'signed' ? [`${own.sort ?? 'sort'}=-name`] : []),
    ...(sort === 'pair' ? [`${own.sortColumn}=name, ${own.sort}=desc`] : []),
    ...(paging === 'offset' ? [`${own.offset}=10`] : []),
    ...(paging === 'page' ? [`${own.page}=2`] : []),
    ...(own.q ? [own.q] : []),
    ...(own.perPage ? [own.perPage] : []),
    ...(own.filters ? [own.filters] : []),
    ...(filters === 'flat' ? ['name=…'] : []),
  ].join(', ');

const idsOf = ({ rows }: Rows): ReadonlySet<string> => new Set(rows.map((row) => JSON.stringify(row.id ?? row)));

const underscored = ({ fields }: CallReport): boolean =>
  fields.filter(({ path = '' }) => /^[a-z]+_[a-z_]+$/.test(path)).length >= 3;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[\p{L}\d][\p{L}\d .'-]{1,60}$/u.test(value);

/** A value of a field with one-word texts that only some rows have, so that filtering by it is conclusive. */
const filterFor = (row: AnyRow, first: Rows): Values | undefined => {
  const { entity } = row.output;
  if (entity === undefined) return undefined;
  for (const [field, { kind }] of Object.entries(entityFields[entity].fields)) {
    if (kind !== 'text' || /[A-Z]/.test(field)) continue;
    const values = first.rows.map((one) => one[field]).filter(isName);
    const value = values.find((one) => values.some((other) => other !== one));
    if (value !== undefined && values.length === first.rows.length) return { [field]: [value] };
  }
  return undefined;
};

/**
 * The variants to try on a list, given the ignored inputs and the current settings. In this order, because later trials
 * need the results of earlier ones: spelling, size, page, search, order, filters.
 */
export const trialFor = (aspect: Aspect, row: AnyRow, report: CallReport, first: Rows): Trial | undefined => {
  const { isPaged, optional } = inputsOf(row);
  if (!isPaged || first.rows.length < 2) return undefined;
  const base = { page: 1, perPage: checkRows };
  const variants = sendVariants[aspect];
  const isAll = first.total === first.rows.length;
  const isOptional = first.total === undefined;
  switch (aspect) {
    case 'case': {
      const name = optional.find((one) => report.narrowing?.[one] === 'no');
      const id = first.rows
        .map((one) => (name === undefined ? undefined : one[name]))
        .find((one) => one !== undefined && one !== null);
      if (name === undefined || id === undefined || !underscored(report)) return undefined;
      const input = { ...base, [name]: id };
      return {
        aspect,
        input,
        variants,
        judge: (answer) => verdictOf(answer, !ignoredInputs(input, answer).includes(name)),
      };
    }
    case 'size': {
      const isObeyed = first.rows.length === checkRows;
      if (isAll || isObeyed || (first.rows.length < checkRows && first.total === undefined)) return undefined;
      const perPage = 3;
      return {
        aspect,
        input: { ...base, perPage },
        variants,
        judge: ({ rows }) => (rows.length === perPage ? 'yes' : 'no'),
        isOptional,
      };
    }
    case 'page': {
      if (isAll || report.page === 'yes') return undefined;
      const known = idsOf(first);
      const judge = (answer: Rows): Verdict =>
        verdictOf(
          answer,
          [...idsOf(answer)].every((one) => !known.has(one)),
        );
      return { aspect, input: { page: 2, perPage: first.rows.length }, variants: [{}, ...variants], judge, isOptional };
    }
    case 'search':
      return report.search === 'no'
        ? { aspect, input: { ...base, q: nonsense }, variants, judge: ({ rows }) => (rows.length === 0 ? 'yes' : 'no') }
        : undefined;
    case 'sort': {
      const column = report.sort === 'no' ? columnFor(first) : undefined;
      if (column === undefined) return undefined;
      const input = { ...base, sort: 'desc', sortColumn: column };
      const judge = (answer: Rows): Verdict =>
        verdictOf(
          answer,
          answer.rows.length > 1 && !ignoredInputs(input, answer, { plain: first.rows }).includes('sort'),
        );
      return { aspect, input, variants, judge };
    }
    case 'filters': {
      const filters = filterFor(row, first);
      if (filters === undefined) return undefined;
      const input = { ...base, filters };
      return {
        aspect,
        input,
        variants: [{}, ...variants],
        judge: (answer) => verdictOf(answer, ignoredInputs(input, answer).length === 0),
      };
    }
  }
};

const verdictOf = ({ rows }: Rows, isObeyed: boolean): Verdict =>
  rows.length === 0 ? 'unknown' : isObeyed ? 'yes' : 'no';

export const aspects: readonly Aspect[] = ['case', 'size', 'page', 'search', 'sort', 'filters'];
