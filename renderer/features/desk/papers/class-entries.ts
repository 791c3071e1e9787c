/** Who drives in which class: racer tickets with what is known of the car and its inspection. */
import type { EventClass } from '@contract/entities/event-web';
import { fold } from '@contract/text/fold';
import { isRacerTicket, toCarNumber } from '../../../event/car-numbers';
import { type PartState, type Parts, pendingParts } from '../../../event/readiness/part';
import { type Level, toReadiness, worstLevel } from '../../../event/readiness/readiness';
import type { ReferenceDays } from '../../../event/readiness/reference-days';
import { toTrimmedText } from '../../../kit/format/plain-text';
import { byText, nameOfLine, type TicketLine } from './ticket-lines';

export interface ClassEntry {
  /** The visitor's id; empty if it is not known who drives. */
  readonly userId: string;
  readonly number: string;
  readonly name: string;
  readonly className: string;
  readonly ticketNumber: string;
}

const isRacer = ({ ticket }: TicketLine): boolean => ticket !== undefined && isRacerTicket(ticket);

/** The booking's own visitor drives only if it has a single racer ticket. */
const driverOf = ({ ticket, booking }: TicketLine, racersOfBooking: number): string =>
  toTrimmedText(ticket?.userId) || (racersOfBooking === 1 ? toTrimmedText(booking?.userId) : '');

export const classEntries = (lines: readonly TicketLine[]): readonly ClassEntry[] => {
  const racers = lines.filter(isRacer);
  const perBooking = Map.groupBy(racers, ({ booking }) => booking);
  return racers.map((line) => ({
    userId: driverOf(line, perBooking.get(line.booking)?.length ?? 0),
    number: toCarNumber(line.ticket?.vehicleNumber),
    name: nameOfLine(line),
    className: toTrimmedText(line.ticket?.className),
    ticketNumber: toTrimmedText(line.ticket?.ticketNumber),
  }));
};

const knownValue = <V>(part: PartState<V>): V | undefined => (part.state === 'known' ? part.value : undefined);

export interface Entry extends ClassEntry {
  readonly vehicle: string;
  readonly parts: Parts;
  readonly tech: Level;
}

/** Adds what the inspection's parts say. A vehicle form for another number is another car. */
export const withParts = (
  entry: ClassEntry,
  parts: Parts | undefined,
  days: ReferenceDays,
  eventId: string | number,
): Entry => {
  const vehicle = knownValue((parts ?? pendingParts).vehicle);
  const number = toCarNumber(vehicle?.vehicleNumber);
  const isSameCar = entry.number === '' || number === '' || fold(number) === fold(entry.number);
  const readiness = toReadiness(parts ?? pendingParts, days, { userId: entry.userId, eventId });
  const levels = [readiness.parts.info.level, readiness.parts.techCard.level];
  return {
    ...entry,
    number: entry.number || number,
    className: entry.className || (isSameCar ? toTrimmedText(vehicle?.className) : ''),
    vehicle: isSameCar
      ? [vehicle?.year, vehicle?.make, vehicle?.model].map(toTrimmedText).filter(Boolean).join(' ')
      : '',
    parts: parts ?? pendingParts,
    tech: parts ? (worstLevel(levels) ?? 'unknown') : 'unknown',
  };
};

/** Entries by class: classes in the order of the event, then by name; entries without a class are last. */
export const byClass = (
  entries: readonly Entry[],
  classes: readonly EventClass[],
): readonly { readonly className: string; readonly entries: readonly Entry[] }[] => {
  const known = new Map<string, { readonly rank: number; readonly name: string }>();
  const ordered = classes.toSorted((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0));
  for (const [rank, { name, code }] of ordered.entries())
    for (const key of [code, name].map(toTrimmedText))
      if (key !== '') known.set(fold(key), { rank, name: toTrimmedText(name) });
  const groups = Map.groupBy(entries.toSorted(byText(({ number }) => number)), ({ className }) => fold(className));
  const rankOf = (key: string): number => (key === '' ? Number.MAX_VALUE : (known.get(key)?.rank ?? known.size));
  return [...groups]
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other) || byText<string>((key) => key)(one, other))
    .map(([key, group]) => ({ className: known.get(key)?.name || (group[0]?.className ?? ''), entries: group }));
};
