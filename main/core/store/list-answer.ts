/** Answers a list call from all rows of the list, as a server would that searches, filters and sorts nothing. */
import type { Page } from '@contract/endpoint';
import { isRecord, type Values } from '@contract/json/record';
import { idIn } from '@contract/list/all-pages';
import { provenRows } from '@contract/reading/ignored-inputs';
import type { CopiedInput } from './copied-call';

const idOf = idIn('id');

/** The rows of several pages. A row that is on two of them is taken from the newer page, at its first position. */
export const joinPages = (
  pages: readonly { readonly page: Page<Values>; readonly at: string }[],
): readonly Values[] => {
  const [only] = pages;
  if (only && pages.length === 1) return only.page.rows;
  const newest = new Map<string, { readonly row: Values; readonly at: string }>();
  for (const { page, at } of pages) {
    for (const row of page.rows) {
      const known = newest.get(idOf(row));
      if (!known || known.at < at) newest.set(idOf(row), { row, at });
    }
  }
  return [...newest.values()].map(({ row }) => row);
};

/**
 * The rows that also match the inputs named by `extra`. Undefined if a row lacks one of these fields: then only the server
 * knows which rows match.
 */
export const narrowRows = (
  rows: readonly Values[],
  { input }: CopiedInput,
  extra: readonly string[],
): readonly Values[] | undefined => {
  if (extra.length === 0) return rows;
  return provenRows(rows, Object.fromEntries(extra.map((name) => [name, input[name]])));
};

/** The parts of a list's query that an answer with all rows ignores, with the names of `Page.ignored`. */
const ignoredParts = ({ input: { q, sortColumn, page, filters } }: CopiedInput): readonly string[] => [
  ...(q === undefined ? [] : ['q']),
  ...(sortColumn === undefined ? [] : ['sort']),
  ...(page === undefined || page === 1 ? [] : ['page']),
  ...Object.keys(isRecord(filters) ? filters : {}).map((name) => `filters.${name}`),
];

const slice = (rows: readonly Values[], { offset, limit }: CopiedInput): readonly Values[] =>
  offset === 0 && limit >= rows.length ? rows : rows.slice(offset, offset + limit);

/** One page if nothing is searched, filtered or sorted; otherwise all rows, for the page to narrow itself. */
export const listAnswer = (rows: readonly Values[], asked: CopiedInput): Page<Values> => {
  if (asked.query !== '') return { rows, total: rows.length, isComplete: true, ignored: ignoredParts(asked) };
  const shown = slice(rows, asked);
  return { rows: shown, total: rows.length, isComplete: shown === rows };
};

/** A part of the first page of a list. */
export const partOf = (page: Page<Values>, asked: CopiedInput): Page<Values> => {
  const rows = slice(page.rows, asked);
  const total = page.total ?? (page.isComplete ? page.rows.length : undefined);
  return {
    ...page,
    rows,
    ...(total === undefined ? {} : { total }),
    isComplete: page.isComplete && rows === page.rows,
  };
};
