/**
 * Finds the rows that belong to records of another list, such as the tickets of some bookings. A server may ignore the
 * id in the request, so each row's own field decides here.
 */
import type { Page } from '../endpoint';
import { fail, ok, type Result } from '../failure';
import type { Values } from '../json/record';
import { allPages, type Batch, idIn, type Paging } from '../list/all-pages';
import { rowsMatching } from '../reading/ignored-inputs';
import type { CsvId } from '../table';

/** How rows belong to another list's records: the field with the record's id, and the record's own count of rows. */
export const childLists = {
  'booking.ticketList': { by: 'bookingId', count: 'ticketCount' },
} as const satisfies Readonly<Record<string, { readonly by: string; readonly count: string }>>;
export type ChildId = keyof typeof childLists;

/** For a CSV call: the call that reads its rows for some records. */
export const childListOf: Partial<Readonly<Record<CsvId, ChildId>>> = {
  'booking.ticketCsv': 'booking.ticketList',
};

type Ask = (input: Values) => Promise<Result<Page<Values>>>;

/** For more records than this, the app reads the complete list once instead of calling once per record. */
const maxAskedOneByOne = 50;

export interface Parents {
  readonly ids: ReadonlySet<string>;
  /** The sum of the records' own counts; undefined unless each record has one. */
  readonly expected: number | undefined;
}

/** Collects the records of a list, without holding its rows. */
const collectParents = (id: string, count: string | undefined) => {
  const ids = new Set<string>();
  const idOf = idIn(id);
  let hasRows = false;
  let expected: number | undefined = 0;
  return {
    add(rows: readonly Values[]): void {
      for (const row of rows) {
        const own = idOf(row);
        if (own !== '') ids.add(own);
        const rowCount = count === undefined ? undefined : row[count];
        const isCounted = typeof rowCount === 'number' && Number.isSafeInteger(rowCount);
        expected = expected !== undefined && isCounted ? expected + rowCount : undefined;
        hasRows = true;
      }
    },
    end: (): Parents => ({ ids, expected: hasRows ? expected : undefined }),
  };
};

export const parentsIn = (rows: readonly Values[], id: string, count: string | undefined): Parents => {
  const parents = collectParents(id, count);
  parents.add(rows);
  return parents.end();
};

/** Reads all pages of a list. Fails if a server sends the same rows again and again. */
async function* wholeList(
  fetchPage: (paging: Paging) => Promise<Result<Page<Values>>>,
  id: string,
): AsyncGenerator<Result<Batch<Values>>, void> {
  let found = 0;
  for await (const batch of allPages(fetchPage, idIn(id))) {
    if (batch.ok) found += batch.value.rows.length;
    if (batch.ok && batch.value.repeatsPage) {
      const { total } = batch.value;
      if (total === undefined) return yield fail('rejected', 'incomplete-pages', { about: { loaded: found } });
      return yield fail('rejected', 'export-short', { about: { expected: total, found } });
    }
    yield batch;
  }
}

/** Reads all pages of a list without rows that contradict its ids and filters. Fails if the server ignored a search. */
export async function* askedPages(
  fetchPage: Ask,
  input: Values,
  id: string,
): AsyncGenerator<Result<Batch<Values> & { readonly dropped: number }>, void> {
  let ignored: readonly string[] = [];
  const askPage = async (paging: Paging): Promise<Result<Page<Values>>> => {
    const answer = await fetchPage({ ...input, ...paging });
    if (answer.ok) ignored = answer.value.ignored ?? [];
    return answer;
  };
  for await (const batch of wholeList(askPage, id)) {
    if (!batch.ok) return yield batch;
    if (ignored.includes('q')) return yield fail('rejected', 'export-ignored');
    const rows = rowsMatching(batch.value.rows, input);
    yield ok({ ...batch.value, rows, dropped: batch.value.rows.length - rows.length });
  }
}

/** The records of a list that a query asks for. */
export const readParents = async (
  fetchPage: Ask,
  { input, id = 'id' }: { readonly input: Values; readonly id?: string },
  count: string | undefined,
): Promise<Result<Parents>> => {
  const parents = collectParents(id, count);
  for await (const batch of askedPages(fetchPage, input, id)) {
    if (!batch.ok) return batch;
    parents.add(batch.value.rows);
  }
  return ok(parents.end());
};

/** Calls once per record. Ends early if rows of other records came, because the server ignores the id. */
const oneByOne = async (
  fetchPage: Ask,
  ids: ReadonlySet<string>,
  by: string,
): Promise<Result<{ readonly rows: readonly Values[]; readonly left: ReadonlySet<string> }>> => {
  const rows: Values[] = [];
  const left = new Set(ids);
  for (const id of ids) {
    const own: Values[] = [];
    for await (const batch of wholeList((paging) => fetchPage({ [by]: id, ...paging }), 'id')) {
      if (!batch.ok) return batch;
      if (batch.value.rows.some((row) => idIn(by)(row) !== id)) return ok({ rows, left });
      own.push(...batch.value.rows);
    }
    rows.push(...own);
    left.delete(id);
  }
  return ok({ rows, left });
};

/**
 * The rows of a list whose field `by` names one of the records. Fails if the rows do not have that field.
 */
export async function* childRows(
  fetchPage: Ask,
  ids: ReadonlySet<string>,
  by: string,
): AsyncGenerator<Result<readonly Values[]>, void> {
  if (ids.size === 0) return;
  let left = ids;
  if (ids.size <= maxAskedOneByOne) {
    const found = await oneByOne(fetchPage, ids, by);
    if (!found.ok) return yield found;
    const { rows } = found.value;
    if (rows.length > 0) yield ok(rows);
    left = found.value.left;
    if (left.size === 0) return;
  }
  const idOf = idIn(by);
  let isReported = false;
  let hasRows = false;
  for await (const batch of wholeList(fetchPage, 'id')) {
    if (!batch.ok) return yield batch;
    const { rows } = batch.value;
    hasRows ||= rows.length > 0;
    isReported ||= rows.some((row) => idOf(row) !== '');
    yield ok(rows.filter((row) => left.has(idOf(row))));
  }
  if (hasRows && !isReported) yield fail('rejected', 'export-unmatched');
}
