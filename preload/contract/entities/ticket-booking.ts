/** Finds the bookings of tickets: by the booking's id, or by its number where a list doesn't send ids. */
import type { Booking } from './booking';
import type { Ticket } from './ticket';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const keysOf = (id: unknown, number: unknown): readonly string[] => {
  const [idText, numberText] = [textOf(id), textOf(number)];
  return [idText && `id ${idText}`, numberText && `number ${numberText}`].filter((key) => key !== '');
};

export const keysOfBooking = ({ id, bookingNumber }: Booking): readonly string[] => keysOf(id, bookingNumber);

/** The keys of the booking that the ticket names, the surest first; empty if it names none. */
export const bookingKeysOf = ({ bookingId, bookingNumber }: Ticket): readonly string[] =>
  keysOf(bookingId, bookingNumber);

export const bookingFinder = (bookings: readonly Booking[]): ((ticket: Ticket) => Booking | undefined) => {
  const byKey = new Map<string, Booking>();
  for (const booking of bookings) for (const key of keysOfBooking(booking)) byKey.set(key, booking);
  return (ticket) => {
    const key = bookingKeysOf(ticket).find((one) => byKey.has(one));
    return key === undefined ? undefined : byKey.get(key);
  };
};

/** Bookings that no ticket names. */
export const bookingsWithoutTickets = (
  bookings: readonly Booking[],
  tickets: readonly Ticket[],
): readonly Booking[] => {
  const named = new Set(tickets.flatMap(bookingKeysOf));
  return bookings.filter((booking) => !keysOfBooking(booking).some((key) => named.has(key)));
};
