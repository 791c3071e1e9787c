/** Rows of bookings and tickets, put together by booking: by its id, or by its number where a row has no id that another has. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { plain } from './code';

export interface RowGroup {
  readonly key: string;
  readonly booking: Booking | undefined;
  readonly tickets: readonly Ticket[];
}

interface OpenGroup extends RowGroup {
  booking: Booking | undefined;
  readonly tickets: Ticket[];
}

export const idText = (id: unknown): string => (typeof id === 'string' || typeof id === 'number' ? String(id) : '');

/**
 * Whether a ticket is of a booking, as far as both say: its booking's id or number is the booking's. Undefined if they
 * have nothing to compare. Servers use the number as an id, too.
 */
export const isOfBooking = (ticket: Ticket, booking: Booking): boolean | undefined => {
  const own = [plain(ticket.bookingId), plain(ticket.bookingNumber)];
  const [id, number] = [plain(booking.id), plain(booking.bookingNumber)];
  if ([id, number].some((key) => key !== '' && own.includes(key))) return true;
  const canCompare = (own[0] !== '' && id !== '') || (own[1] !== '' && number !== '');
  return canCompare ? false : undefined;
};

/** Two bookings with one number stay two; a ticket that has only this number is in neither. */
export const groupRows = (bookings: readonly Booking[], tickets: readonly Ticket[]): readonly RowGroup[] => {
  const groups = new Map<string, OpenGroup>();
  const byNumber = new Map<string, OpenGroup | 'several'>();
  const open = (key: string): OpenGroup => {
    const group: OpenGroup = groups.get(key) ?? { key, booking: undefined, tickets: [] };
    groups.set(key, group);
    return group;
  };
  const numbered = (number: string): OpenGroup | undefined => {
    const group = number === '' ? undefined : byNumber.get(number);
    return group === 'several' ? undefined : group;
  };
  for (const [index, booking] of bookings.entries()) {
    const [id, number] = [idText(booking.id), plain(booking.bookingNumber)];
    const group = open(id || (number === '' ? `booking ${index}` : `number ${number}`));
    group.booking = booking;
    const other = byNumber.get(number);
    if (number !== '') byNumber.set(number, other === undefined || other === group ? group : 'several');
  }
  for (const [index, ticket] of tickets.entries()) {
    const [id, number] = [idText(ticket.bookingId), plain(ticket.bookingNumber)];
    const known = (id && groups.get(id)) || numbered(plain(id)) || numbered(number);
    const key = id || (number !== '' && byNumber.get(number) !== 'several' ? `number ${number}` : '');
    const group = known || open(key || `ticket ${idText(ticket.id) || index}`);
    group.tickets.push(ticket);
    if (number !== '' && byNumber.get(number) === undefined) byNumber.set(number, group);
  }
  return [...groups.values()];
};
