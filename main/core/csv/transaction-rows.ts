/** What the rows of a transactions file need to be a list: ids of their own, their parts, and their event. */
import type { Page } from '@contract/endpoint';
import { ok, type Result } from '@contract/failure';
import type { Values } from '@contract/json/record';
import { allPages, idIn } from '@contract/list/all-pages';
import { type NarrowingParam, narrowingParams } from '@contract/list/narrowing';
import { rowsMatching } from '@contract/reading/ignored-inputs';
import { withOneNotation } from './amount-notation';

/**
 * A payment and its refund may have the same number, and a file may have no numbers at all. A list takes rows with one
 * id for the same row, so each gets its own; the server's stays in `transactionNumber`.
 */
const withOwnIds = (rows: readonly Values[]): readonly Values[] => {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(idIn('id')(row), (counts.get(idIn('id')(row)) ?? 0) + 1);
  return rows.map((row, at) => {
    const id = idIn('id')(row);
    if (id !== '' && counts.get(id) === 1) return row;
    return { ...row, id: `row-${at + 1}`, transactionNumber: row.transactionNumber ?? (id === '' ? null : id) };
  });
};

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** An amount without its sign: files write a refund as -12.50 or as 12.50. */
const unsigned = (amount: unknown): unknown => {
  if (typeof amount === 'number') return Math.abs(amount);
  return typeof amount === 'string' ? amount.replace(/^\s*-/, '') : amount;
};

const parts = { refund: 'refundAmount', dispute: 'disputeAmount', payout: 'payoutAmount' } as const;

/** The row's amount as that part which it is: a file may have a row per refund, or a column with what was refunded. */
const withParts = (row: Values): Values => {
  const type = row.status === 'disputed' && row.type === 'payment' ? 'dispute' : row.type;
  const part = parts[type as keyof typeof parts] as (typeof parts)[keyof typeof parts] | undefined;
  if (part === undefined || !isMissing(row[part]) || isMissing(row.amount)) return row;
  return { ...row, [part]: unsigned(row.amount) };
};

export const toTransactionRows = (rows: readonly Values[]): readonly Values[] =>
  withOwnIds(withOneNotation(rows)).map(withParts);

type FetchPage = (input: Values) => Promise<Result<unknown>>;

/** The ids and numbers of the bookings of an event or a track. */
const bookingsOf = async (fetchBookings: FetchPage, narrowing: Values): Promise<Result<ReadonlySet<string>>> => {
  const found = new Set<string>();
  const fetchPage = async (paging: Values): Promise<Result<Page<Values>>> =>
    (await fetchBookings({ ...narrowing, ...paging })) as Result<Page<Values>>;
  for await (const batch of allPages<Values>(fetchPage, idIn('id'))) {
    if (!batch.ok) return batch;
    for (const row of rowsMatching(batch.value.rows, narrowing))
      for (const name of ['id', 'bookingNumber']) if (!isMissing(row[name])) found.add(String(row[name]));
  }
  return ok(found);
};

const bookingOf = ({ bookingId, bookingNumber }: Values): readonly string[] =>
  [bookingId, bookingNumber].filter((one) => !isMissing(one)).map(String);

/** Contradicts any id, which null does not. */
const anotherId = '';

const withNarrowingId = async (
  rows: readonly Values[],
  param: NarrowingParam,
  id: unknown,
  fetchBookings: FetchPage,
): Promise<readonly Values[]> => {
  const isUnnamed = (row: Values): boolean => isMissing(row[param]);
  if (!rows.some(isUnnamed)) return rows;
  const needsBookings = rows.some((row) => isUnnamed(row) && bookingOf(row).length > 0);
  const own = needsBookings ? await bookingsOf(fetchBookings, { [param]: id }) : ok(new Set<string>());
  return rows.map((row) => {
    if (!isUnnamed(row)) return row;
    const { [param]: _none, ...rest } = row;
    const booking = bookingOf(row);
    if (booking.length === 0 || !own.ok) return rest;
    return { ...rest, [param]: booking.some((one) => own.value.has(one)) ? id : anotherId };
  });
};

/**
 * For a list of one event or track: says of each row that names none whether its booking is one of them, so that the
 * check of the answer finds out if the server ignored the id. A row without a booking stays without an event.
 */
export const withNarrowingIds = async (
  rows: readonly Values[],
  input: Values,
  fetchBookings: FetchPage,
): Promise<readonly Values[]> => {
  let named = rows;
  for (const param of narrowingParams)
    if (input[param] !== undefined) named = await withNarrowingId(named, param, input[param], fetchBookings);
  return named;
};
