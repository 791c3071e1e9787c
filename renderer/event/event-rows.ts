/** Which rows of a list belong to an event, if the server may have ignored its id. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { bookingFinder, bookingKeysOf } from '@contract/entities/ticket-booking';
import { formatNumber } from '../kit/format/number';
import type { Text } from '../kit/format/text';
import type { AllRows } from '../kit/list/data/use-all-rows';

export interface EventRows<Row> extends AllRows<Row> {
  /** Rows in the list that don't name their event: only the server's answer puts them here. */
  readonly unnamed: number;
  /** Rows left out because they don't name their event and the server ignored the id. */
  readonly unplaced: number;
}

interface Named {
  readonly eventId?: unknown;
}

const isUnnamed = ({ eventId }: Named): boolean => eventId === undefined || eventId === null;

/** `others` proves that the server ignored the id, so that a row without an event may belong to any. */
const split = <Row>(all: AllRows<Row>, isUnsure: (row: Row) => boolean, isIgnored: boolean): EventRows<Row> => {
  const count = all.rows.filter(isUnsure).length;
  if (count === 0 || !isIgnored) return { ...all, unnamed: count, unplaced: 0 };
  return { ...all, rows: all.rows.filter((row) => !isUnsure(row)), unnamed: 0, unplaced: count };
};

export const checkRows = <Row extends Named>(all: AllRows<Row>): EventRows<Row> =>
  split(all, isUnnamed, all.others > 0);

/** Whether only the ticket's booking can say which event it is for. */
export const needsBooking = (ticket: Ticket): boolean => isUnnamed(ticket) && bookingKeysOf(ticket).length > 0;

/**
 * A ticket without an event belongs to that of its booking. `bookings` are the event's own: a ticket of any other booking
 * is for another event. Undefined if they could not be read.
 */
export const checkTickets = (all: AllRows<Ticket>, bookings: EventRows<Booking> | undefined): EventRows<Ticket> => {
  const bookingOf = bookingFinder(bookings?.rows ?? []);
  const isOther = (ticket: Ticket): boolean => needsBooking(ticket) && bookingOf(ticket) === undefined;
  // If no ticket has a booking of the list, the two lists may use different ids, which proves nothing.
  const isProven = bookings?.isComplete === true && all.rows.some((row) => needsBooking(row) && !isOther(row));
  const rows = isProven ? all.rows.filter((row) => !isOther(row)) : all.rows;
  const others = all.others + all.rows.length - rows.length;
  return split(
    { ...all, rows, others },
    (row) => isUnnamed(row) && isUnnamed(bookingOf(row) ?? {}),
    others + (bookings?.others ?? 0) > 0,
  );
};

/** How many rows a list leaves out, and why. */
export type RowCounts = Partial<Pick<EventRows<unknown>, 'others' | 'unnamed' | 'unplaced'>>;

/** What a reader must know of rows that don't name their event. `text` has the words of the inspections. */
export const unnamedNotes = (text: Text, lists: readonly (RowCounts | undefined)[]): readonly string[] =>
  (['unnamed', 'unplaced'] as const).flatMap((key) => {
    const count = lists.reduce((sum, list) => sum + (list?.[key] ?? 0), 0);
    return count > 0 ? [text(`rows.${key}`, { count, shown: formatNumber(count) })] : [];
  });
