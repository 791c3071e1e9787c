/** The car numbers of an event's racers. Tickets name them before any part of an inspection is loaded. */
import type { VehicleInfo } from '@contract/entities/racer';
import type { Ticket } from '@contract/entities/ticket';
import { bookingFinder } from '@contract/entities/ticket-booking';
import { isOfType, isVoid, type TicketSources } from '@contract/entities/ticket-entries';
import { fold } from '@contract/text/fold';
import { toTrimmedText } from '../kit/format/plain-text';
import type { RecordId } from './part-reads';

export interface Car {
  /** As written, without a leading "#". */
  readonly number: string;
  /** Empty if it is not known. */
  readonly className: string;
}

export const toCarNumber = (value: unknown): string => toTrimmedText(value).replace(/^[#\s]+/, '');

/** Whether two spellings are the same number. "07" and "7" are two cars. */
export const isSameNumber = (one: string, other: string): boolean => fold(one) === fold(other);

const isSameCar = (one: Car, other: Car): boolean =>
  isSameNumber(one.number, other.number) && fold(one.className) === fold(other.className);

/** A ticket whose type is not known may be a racer's. */
export const isRacerTicket = (ticket: Ticket): boolean => isOfType(ticket, 'racer') !== false;

/** The cars on valid tickets for the event, by visitor id as text. */
export const ticketCars = (
  { bookings = [], tickets = [] }: TicketSources,
  eventId: RecordId,
): ReadonlyMap<string, readonly Car[]> => {
  const bookingOf = bookingFinder(bookings);
  const cars = new Map<string, Car[]>();
  for (const ticket of tickets) {
    const booking = bookingOf(ticket);
    const userId = ticket.userId ?? booking?.userId;
    const ticketEvent = ticket.eventId ?? booking?.eventId ?? eventId;
    const car = { number: toCarNumber(ticket.vehicleNumber), className: toTrimmedText(ticket.className) };
    if (car.number === '' || userId === undefined || userId === null || String(ticketEvent) !== String(eventId))
      continue;
    if (!isRacerTicket(ticket) || isVoid(ticket.status) || isVoid(booking?.bookingStatus)) continue;
    const known = cars.get(String(userId)) ?? [];
    if (!known.some((one) => isSameCar(one, car))) cars.set(String(userId), [...known, car]);
  }
  return cars;
};

/** The racer's cars: the vehicle form's number counts, and tickets name the cars of other classes. */
export const carsOf = (fromTickets: readonly Car[], vehicle: VehicleInfo | undefined): readonly Car[] => {
  const number = toCarNumber(vehicle?.vehicleNumber);
  if (number === '') return fromTickets;
  const className = toTrimmedText(vehicle?.className);
  const [only, ...more] = fromTickets;
  const isOnly = only !== undefined && more.length === 0;
  const car = { number, className: className === '' && isOnly ? only.className : className };
  const others = fromTickets.filter(
    (one) => !isOnly && one.className !== '' && fold(one.className) !== fold(car.className),
  );
  return [car, ...others];
};
