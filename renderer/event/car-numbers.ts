/** The car numbers of an event's racers. Tickets name them before any part of an inspection is loaded. */
import type { VehicleInfo } from '@contract/entities/racer';
import type { Ticket } from '@contract/entities/ticket';
import { bookingFinder } from '@contract/entities/ticket-booking';
import { isOfType, isVoid, type TicketSources } from '@contract/entities/ticket-entries';
import { fold } from '@contract/text/fold';
import { toTrimmedText } from '../kit/format/plain-text';
import type { RecordId } from './part-reads';

export interface Car {
  /** As written, without a leading "#"; empty if it is not known. */
  readonly number: string;
  /** Empty if it is not known. */
  readonly className: string;
  /** The ticket that the car runs on; one of them if several name the same car. */
  readonly ticket?: Ticket | undefined;
}

export const toCarNumber = (value: unknown): string => toTrimmedText(value).replace(/^[#\s]+/, '');

/** Whether two spellings are the same number. "07" and "7" are two cars. */
export const isSameNumber = (one: string, other: string): boolean => fold(one) === fold(other);

const isSameClass = (one: Car, other: Car): boolean => fold(one.className) === fold(other.className);

const isSameCar = (one: Car, other: Car): boolean => isSameNumber(one.number, other.number) && isSameClass(one, other);

/** A ticket whose type is not known may be a racer's. */
export const isRacerTicket = (ticket: Ticket): boolean => isOfType(ticket, 'racer') !== false;

/**
 * The cars on valid tickets for the event, by visitor id as text. Two tickets without a number may be for two cars. A ticket
 * that says neither what it is for nor a number or class counts only for a racer who has no other.
 */
export const ticketCars = (
  { bookings = [], tickets = [] }: TicketSources,
  eventId: RecordId,
): ReadonlyMap<string, readonly Car[]> => {
  const bookingOf = bookingFinder(bookings);
  const cars = new Map<string, Car[]>();
  for (const ticket of tickets) {
    const booking = bookingOf(ticket);
    const userId = toTrimmedText(ticket.userId ?? booking?.userId);
    const ticketEvent = ticket.eventId ?? booking?.eventId ?? eventId;
    if (userId === '' || String(ticketEvent) !== String(eventId)) continue;
    if (!isRacerTicket(ticket) || isVoid(ticket.status) || isVoid(booking?.bookingStatus)) continue;
    const car = { number: toCarNumber(ticket.vehicleNumber), className: toTrimmedText(ticket.className), ticket };
    const known = cars.get(userId) ?? [];
    if (car.number === '' || !known.some((one) => isSameCar(one, car))) cars.set(userId, [...known, car]);
  }
  for (const [userId, own] of cars) {
    const sure = own.filter(
      ({ number, className, ticket }) => number || className || (ticket && isOfType(ticket, 'racer')),
    );
    cars.set(userId, sure.length > 0 ? sure : own.slice(0, 1));
  }
  return cars;
};

const mayBeOfClass = (one: Car, other: Car): boolean =>
  one.className === '' || other.className === '' || isSameClass(one, other);

/** How the car of a ticket is found to be the one of the vehicle form, the surest way first. */
const likenesses: readonly ((one: Car, form: Car) => boolean)[] = [
  isSameCar,
  (one, form) => isSameNumber(one.number, form.number) && mayBeOfClass(one, form),
  (one, form) => one.number === '' && mayBeOfClass(one, form),
  isSameClass,
  (one, form) => isSameNumber(one.number, form.number),
  (one) => one.className === '',
];

/** The racer's cars: what the vehicle form says counts for the one that it describes, and tickets name the others. */
export const carsOf = (fromTickets: readonly Car[], vehicle: VehicleInfo | undefined): readonly Car[] => {
  const form: Car = { number: toCarNumber(vehicle?.vehicleNumber), className: toTrimmedText(vehicle?.className) };
  if (form.number === '') return fromTickets;
  const [likeness] = likenesses.filter((isLike) => fromTickets.some((one) => isLike(one, form)));
  const described = likeness
    ? fromTickets.find((one) => likeness(one, form))
    : fromTickets.length === 1
      ? fromTickets[0]
      : undefined;
  const car = { ...described, number: form.number, className: form.className || (described?.className ?? '') };
  return [car, ...fromTickets.filter((one) => one !== described)];
};
