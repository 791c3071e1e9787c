/** The people of an event, each once: its racers, and everyone else whom a ticket names. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { bookingFinder } from '@contract/entities/ticket-booking';
import { isOfPerson, isOfType, isVoid } from '@contract/entities/ticket-entries';
import type { Visitor } from '@contract/entities/visitor';
import type { ScanSubject } from '@contract/event-log/entry';
import type { Person } from '@contract/event-log/roll-calls';
import { fold } from '@contract/text/fold';
import { parseFlag } from '../../kit/format/flag';
import { nameOf } from '../../kit/format/naming';
import { toTrimmedText } from '../../kit/format/plain-text';
import { toCarNumber } from '../car-numbers';
import { contactOf } from '../contact';
import type { RecordId } from '../part-loader';
import { eighteenthBirthday } from '../readiness/waiver-findings';

export interface EventPerson extends Person {
  /** The account that gets messages; undefined for a ticket without one. */
  readonly userId: string | undefined;
  readonly numbers: readonly string[];
  readonly phone: string;
  /** The valid tickets of this person. */
  readonly tickets: readonly Ticket[];
}

export interface EventPeople {
  readonly people: readonly EventPerson[];
  readonly byKey: ReadonlyMap<string, EventPerson>;
  /** Whom a scanned code stands for, as far as it names a ticket or a racer. */
  readonly find: (
    subject: Pick<ScanSubject, 'ticketId' | 'ticketNumber' | 'userId' | 'ticketType'>,
  ) => EventPerson | undefined;
  /** Whether a text is the number or the QR code of a ticket. */
  readonly hasCode: (code: string) => boolean;
  /** Tickets that don't say what kind of person they are for: they may be of crew. */
  readonly withoutKind: number;
}

export interface PeopleSources {
  readonly racers: readonly Visitor[];
  readonly tickets: readonly Ticket[];
  readonly bookings: readonly Booking[];
  readonly eventId: RecordId;
  /** "2026-05-16": who is not 18 on it is a minor. */
  readonly today: string;
  /** Names a person without a name, by id. */
  readonly unnamed: (id: string) => string;
}

interface HeldTicket {
  readonly ticket: Ticket;
  readonly booking: Booking | undefined;
}

const idOf = (value: unknown): string | undefined => toTrimmedText(value) || undefined;
const userOf = ({ ticket, booking }: HeldTicket): string | undefined => idOf(ticket.userId ?? booking?.userId);
const holderOf = ({ ticket }: HeldTicket): string => fold(toTrimmedText(ticket.holderName));

const heldTickets = ({ tickets, bookings, eventId }: PeopleSources): readonly HeldTicket[] => {
  const bookingOf = bookingFinder(bookings);
  return tickets.flatMap((ticket) => {
    const booking = bookingOf(ticket);
    const event = idOf(ticket.eventId ?? booking?.eventId) ?? String(eventId);
    const isValid = !isVoid(ticket.status) && !isVoid(booking?.bookingStatus) && event === String(eventId);
    return isValid && isOfPerson(ticket) ? [{ ticket, booking }] : [];
  });
};

/** Tickets of an account may be for several racers: the account's own are those in its name, or all if there is one name. */
const ownTickets = (held: readonly HeldTicket[], name: string): readonly HeldTicket[] => {
  const names = new Set(held.map(holderOf).filter((holder) => holder !== ''));
  if (names.size < 2) return held;
  const known = new Set([fold(name), ...held.map(({ booking }) => fold(toTrimmedText(booking?.userName)))]);
  const own = held.filter((one) => holderOf(one) === '' || known.has(holderOf(one)));
  return own.length > 0 ? own : held.slice(0, 1);
};

/** What the tickets say of their cars, each once. */
const ofTickets = (held: readonly HeldTicket[], read: (ticket: Ticket) => string): readonly string[] => [
  ...new Set(held.map(({ ticket }) => read(ticket)).filter(Boolean)),
];
const carsOf = (held: readonly HeldTicket[]): Pick<EventPerson, 'classNames' | 'numbers'> => ({
  classNames: ofTickets(held, ({ className }) => toTrimmedText(className)),
  numbers: ofTickets(held, ({ vehicleNumber }) => toCarNumber(vehicleNumber)),
});

/** Signed on all tickets, or not signed on one. */
const waiverOf = (held: readonly HeldTicket[]): boolean | undefined => {
  const flags = held.map(({ ticket: { waiverSigned } }) => (waiverSigned === null ? false : parseFlag(waiverSigned)));
  return flags.includes(false) ? false : flags.length > 0 && !flags.includes(undefined) ? true : undefined;
};

const isMinor = (dateOfBirth: unknown, age: unknown, today: string): boolean | undefined => {
  const birthday = eighteenthBirthday(dateOfBirth);
  if (birthday !== undefined) return today < birthday;
  const years = toTrimmedText(age) === '' ? Number.NaN : Number(age);
  return Number.isFinite(years) && years > 0 ? years < 18 : undefined;
};

/** The same on every computer: the ticket's id, or else its number. */
const ticketKey = ({ id, ticketNumber }: Ticket): string | undefined => {
  const [byId, byNumber] = [idOf(id), idOf(ticketNumber)];
  return byId ? `ticket ${byId}` : byNumber && `number ${byNumber}`;
};

const toRacer = (visitor: Visitor, held: readonly HeldTicket[], { today, unnamed }: PeopleSources): EventPerson => {
  const userId = String(visitor.id);
  const booking = held.map((one) => one.booking).find((one) => one !== undefined);
  const ages = held.map(({ ticket }) => ticket.holderAge);
  return {
    ...{ key: `user ${userId}`, kind: 'racer', userId },
    name: nameOf(['firstName', 'lastName'], visitor) || toTrimmedText(held[0]?.ticket.holderName) || unnamed(userId),
    ...carsOf(held),
    isMinor: isMinor(visitor.dateOfBirth, ages[0], today),
    hasWaiver: waiverOf(held),
    phone: contactOf(visitor, { phone: booking?.userPhone }).phone,
    tickets: held.map(({ ticket }) => ticket),
  };
};

const toHolder = (held: HeldTicket, { today, unnamed }: PeopleSources): EventPerson | undefined => {
  const { ticket, booking } = held;
  const key = ticketKey(ticket);
  if (key === undefined) return undefined;
  return {
    key,
    kind: isOfType(ticket, 'racer') ? 'racer' : isOfType(ticket, 'crew') ? 'crew' : 'other',
    userId: userOf(held),
    name:
      toTrimmedText(ticket.holderName) ||
      toTrimmedText(booking?.userName) ||
      toTrimmedText(ticket.ticketNumber) ||
      unnamed(toTrimmedText(ticket.id)),
    ...carsOf([held]),
    isMinor: isMinor(undefined, ticket.holderAge, today),
    hasWaiver: waiverOf([held]),
    phone: contactOf({ phone: booking?.userPhone }).phone,
    tickets: [ticket],
  };
};

export const eventPeople = (sources: PeopleSources): EventPeople => {
  const held = heldTickets(sources);
  const ofRacers = Map.groupBy(
    held.filter(({ ticket }) => isOfType(ticket, 'racer') !== false),
    userOf,
  );
  const listed = new Set(sources.racers.map(({ id }) => String(id)));
  // A person who may not read visitors, or a list that failed, must not give another key.
  const unlisted = [...ofRacers].flatMap(([id, [first]]): readonly Visitor[] =>
    id !== undefined && first && !listed.has(id) && isOfType(first.ticket, 'racer') ? [{ id }] : [],
  );
  const racers = [...sources.racers, ...unlisted].map((visitor) => {
    const name = nameOf(['firstName', 'lastName'], visitor);
    return toRacer(visitor, ownTickets(ofRacers.get(String(visitor.id)) ?? [], name), sources);
  });
  const taken = new Set(racers.flatMap(({ tickets }) => tickets));
  const people = [...racers, ...held.flatMap((one) => (taken.has(one.ticket) ? [] : (toHolder(one, sources) ?? [])))];
  const byKey = new Map(people.map((person) => [person.key, person]));
  const byTicket = new Map(
    people.flatMap((person) =>
      person.tickets.flatMap(({ id, ticketNumber }) =>
        [`id ${idOf(id) ?? ''}`, `number ${idOf(ticketNumber) ?? ''}`].map((key) => [key, person] as const),
      ),
    ),
  );
  const codes = new Set(
    held.flatMap(({ ticket }) => [ticket.ticketNumber, ticket.qrCode].map((code) => fold(toTrimmedText(code)))),
  );
  return {
    people,
    byKey,
    hasCode: (code) => code.trim() !== '' && codes.has(fold(code.trim())),
    find: ({ ticketId, ticketNumber, userId, ticketType }) =>
      (ticketId ? byTicket.get(`id ${ticketId}`) : undefined) ??
      (ticketNumber ? byTicket.get(`number ${ticketNumber}`) : undefined) ??
      (userId && !ticketId && !ticketNumber && ticketType === 'racer' ? byKey.get(`user ${userId}`) : undefined),
    withoutKind: held.filter(({ ticket }) => !taken.has(ticket) && isOfType(ticket, 'crew') === undefined).length,
  };
};
