/** Which rows of a list belong to an event, if the server may have ignored its id. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { bookingFinder, bookingKeysOf } from '@contract/entities/ticket-booking';
import { unprovenBy } from '@contract/reading/ignored-inputs';
import type { Values } from '../kit/area/field';
import { formatNumber } from '../kit/format/number';
import type { Text } from '../kit/format/text';
import type { AllRows } from '../kit/list/data/use-all-rows';

export interface EventRows<Row> extends AllRows<Row> {
  /** Rows in the list that don't name their event: only the server's answer puts them here. */
  readonly unnamed: number;
  /** Rows left out because they don't name their event and the server ignored the id. */
  readonly unplaced: number;
}

/** `others` proves that the server ignored the id, so that a row without an event may belong to any. */
const split = <Row>(all: AllRows<Row>, isUnsure: (row: Row) => boolean, isIgnored: boolean): EventRows<Row> => {
  const count = all.rows.filter(isUnsure).length;
  if (count === 0 || !isIgnored) return { ...all, unnamed: count, unplaced: 0 };
  return { ...all, rows: all.rows.filter((row) => !isUnsure(row)), unnamed: 0, unplaced: count };
};

/** The event that was asked for. */
interface AskedEvent {
  readonly eventId: string | number;
  /** Whether the server is known to ignore the event's id. */
  readonly isIgnored?: boolean;
}

export const checkRows = <Row extends Values>(
  all: AllRows<Row>,
  { eventId, isIgnored = false }: AskedEvent,
): EventRows<Row> => split(all, unprovenBy({ eventId }), isIgnored || all.others > 0);

/** Whether only the ticket's booking can say which event it is for. */
export const needsBooking = (eventId: string | number): ((ticket: Ticket) => boolean) => {
  const isUnnamed = unprovenBy({ eventId });
  return (ticket) => isUnnamed(ticket) && bookingKeysOf(ticket).length > 0;
};

/**
 * A ticket without an event belongs to that of its booking. `bookings` are the event's own: a ticket of any other booking
 * is for another event. Undefined if they could not be read.
 */
export const checkTickets = (
  all: AllRows<Ticket>,
  bookings: EventRows<Booking> | undefined,
  { eventId, isIgnored = false }: AskedEvent,
): EventRows<Ticket> => {
  const bookingOf = bookingFinder(bookings?.rows ?? []);
  const isUnnamed = unprovenBy({ eventId });
  const needs = needsBooking(eventId);
  const isOther = (ticket: Ticket): boolean => needs(ticket) && bookingOf(ticket) === undefined;
  // If no ticket has a booking of the list, the two lists may use different ids, which proves nothing.
  const isWhole = bookings?.isComplete === true && !bookings.mayHaveMore;
  const isProven = isWhole && all.rows.some((row) => needs(row) && !isOther(row));
  const rows = isProven ? all.rows.filter((row) => !isOther(row)) : all.rows;
  const others = all.others + all.rows.length - rows.length;
  return split(
    { ...all, rows, others },
    (row) => isUnnamed(row) && isUnnamed(bookingOf(row) ?? {}),
    isIgnored || others + (bookings?.others ?? 0) > 0,
  );
};

/** How much of a list is known: how many rows it leaves out, and why. */
export type RowCounts = Partial<
  Pick<EventRows<unknown>, 'isComplete' | 'others' | 'unnamed' | 'unplaced' | 'mayHaveMore'>
>;

/** Whether a list was read completely and all of its rows can be told apart: only then "none" may be said of it. */
export const isWhole = (list: RowCounts | undefined): boolean =>
  list?.isComplete === true && !list.mayHaveMore && (list.unplaced ?? 0) === 0;

/** The rows of a list that was read completely; undefined for any other, because sums of its rows would be too low. */
export const wholeRows = <Row>(list: EventRows<Row> | undefined): readonly Row[] | undefined =>
  isWhole(list) ? list?.rows : undefined;

/** What a reader must know of rows that don't name their event, and of lists that may be longer. `text` has the words of the inspections. */
export const unnamedNotes = (text: Text, lists: readonly (RowCounts | undefined)[]): readonly string[] => [
  ...(['unnamed', 'unplaced'] as const).flatMap((key) => {
    const count = lists.reduce((sum, list) => sum + (list?.[key] ?? 0), 0);
    return count > 0 ? [text(`rows.${key}`, { count, shown: formatNumber(count) })] : [];
  }),
  ...(lists.some((list) => list?.mayHaveMore) ? [text('rows.mayHaveMore')] : []),
];
