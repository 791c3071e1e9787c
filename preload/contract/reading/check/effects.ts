/** Tests whether search, order, pages and filters take effect: further calls, and how to judge their answers. */
import type { AnyRow, Page } from '../../endpoint';
import type { Values } from '../../json/record';
import { ignoredInputs } from '../ignored-inputs';
import { checkRows, inputsOf } from './plan';
import type { Verdict } from './report';

export type Rows = Pick<Page<Values>, 'rows'> & { readonly total?: number };

/** A further call of a list, and how to judge its answer. */
export interface Probe {
  readonly aspect: 'search' | 'sort' | 'page' | { readonly narrowing: string };
  readonly input: Values;
  readonly judge: (answer: Rows) => Verdict;
}

/** A text that no record contains: a server that searches finds nothing. */
export const nonsense = 'zqxjvkwpfhzqxj';

const isSame = (one: Rows, other: Rows): boolean =>
  one.rows.length === other.rows.length &&
  one.rows.every((row, at) => JSON.stringify(row) === JSON.stringify(other.rows[at]));

const isScalar = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** A column that is not already in descending order, so that sorting must change the rows. */
export const columnFor = (first: Rows): string | undefined => {
  const [sample = {}] = first.rows;
  const names = Object.keys(sample).filter((name) => first.rows.every((row) => isScalar(row[name])));
  const isTold = (name: string): boolean =>
    new Set(first.rows.map((row) => row[name])).size > 2 &&
    ignoredInputs({ sort: 'desc', sortColumn: name }, first).includes('sort');
  return [...names.filter((name) => /name$|number$|code$|^id$|email$/i.test(name)), ...names].find(isTold);
};

const searchProbe = (input: Values, first: Rows): Probe => ({
  aspect: 'search',
  input: { ...input, q: nonsense },
  judge: (answer) => {
    if (answer.rows.length === 0) return 'yes';
    return isSame(first, answer) || (answer.total ?? -1) === first.total ? 'no' : 'unknown';
  },
});

const sortProbe = (input: Values, first: Rows): Probe | undefined => {
  const column = columnFor(first);
  if (column === undefined) return undefined;
  const probeInput = { ...input, sort: 'desc', sortColumn: column };
  const judge = (answer: Rows): Verdict => {
    if (answer.rows.length < 2) return 'unknown';
    return ignoredInputs(probeInput, answer, { plain: first.rows }).includes('sort') ? 'no' : 'yes';
  };
  return { aspect: 'sort', input: probeInput, judge };
};

const pageProbe = (input: Values, first: Rows): Probe | undefined => {
  if (first.rows.length !== checkRows || first.total === first.rows.length) return undefined;
  const probeInput = { ...input, page: 2 };
  const judge = (answer: Rows): Verdict =>
    ignoredInputs(probeInput, answer, { first: first.rows }).includes('page') ? 'no' : 'yes';
  return { aspect: 'page', input: probeInput, judge };
};

/** Filters by an id that only some of the list's rows have, so that every answer is conclusive. */
const narrowingProbe = (input: Values, first: Rows, name: string): Probe | undefined => {
  const ids = first.rows.map((row) => row[name]).filter(isScalar);
  const id = ids.find((one) => /^[A-Za-z0-9_-]{1,64}$/.test(String(one)) && ids.some((other) => other !== one));
  if (id === undefined || name in input) return undefined;
  const probeInput = { ...input, [name]: id };
  const judge = (answer: Rows): Verdict => {
    if (answer.rows.length === 0) return 'unknown';
    return ignoredInputs(probeInput, answer).includes(name) ? 'no' : 'yes';
  };
  return { aspect: { narrowing: name }, input: probeInput, judge };
};

/** The further calls for a list, given its first page (canonical rows): none without rows. */
export const probesOf = (row: AnyRow, input: Values, first: Rows): readonly Probe[] => {
  const { optional, isPaged } = inputsOf(row);
  if (row.output.shape !== 'list' || !isPaged || first.rows.length === 0) return [];
  return [
    searchProbe(input, first),
    sortProbe(input, first),
    pageProbe(input, first),
    ...optional.map((name) => narrowingProbe(input, first, name)),
  ].filter((probe) => probe !== undefined);
};
