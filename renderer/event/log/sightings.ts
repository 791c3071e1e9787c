/** Who has arrived at an event, and where each person was seen last: from scans, roll calls and used tickets. */
import type { Ticket } from '@contract/entities/ticket';
import type { LogEntry } from '@contract/event-log/entry';
import type { RollCall } from '@contract/event-log/roll-calls';
import { type ScanRow, scanRowsOf, subjectKey } from '@contract/event-log/scans';
import { parseDateTime } from '../../kit/format/date-time';
import { toTrimmedText } from '../../kit/format/plain-text';
import { isUsed } from '../ticket-use';
import type { EventPeople, EventPerson } from './event-people';

export interface Sighting {
  /** Milliseconds since 1970; undefined for a ticket that was used without a time. */
  readonly at: number | undefined;
  /** The gate or the roll call; empty if it has no name. */
  readonly where: string;
  /** The event's time zone, as the server sent it. */
  readonly zone: unknown;
}

/** By the person's key. */
type Sightings = ReadonlyMap<string, Sighting>;

const ticketUses = ({ tickets }: EventPerson, zone: unknown): readonly Sighting[] =>
  tickets
    .filter((ticket) => isUsed(ticket) === true)
    .map(({ checkedInAt, gate }) => ({ at: parseDateTime(checkedInAt, zone), where: toTrimmedText(gate), zone }));

/** Admitted, or answered with a yes and not turned away. */
const isArrival = ({ scan, decision }: ScanRow): boolean =>
  scan.direction === 'in' &&
  (decision?.decision === 'admitted' ||
    ((scan.answer === 'valid' || scan.answer === 'look') && decision?.decision !== 'turned-away'));

/** The time of a ticket's first admission, as the log has it; undefined if no gate of the log admitted it. */
export type AdmittedAt = (ticket: Pick<Ticket, 'id' | 'ticketNumber'>) => string | undefined;

/** Of scans in any order. */
export const admittedAtOf = (rows: readonly ScanRow[]): AdmittedAt => {
  const first = new Map<string, string>();
  for (const row of rows) {
    if (!isArrival(row)) continue;
    const key = subjectKey(row.scan);
    const known = first.get(key);
    if (known === undefined || row.scan.at < known) first.set(key, row.scan.at);
  }
  return ({ id, ticketNumber }) =>
    first.get(`ticket ${toTrimmedText(id)}`) ?? first.get(`number ${toTrimmedText(ticketNumber)}`);
};

const collect = (
  found: readonly (readonly [key: string, sighting: Sighting])[],
  isBetter: (one: number, other: number) => boolean,
): Sightings => {
  const best = new Map<string, Sighting>();
  for (const [key, sighting] of found) {
    const known = best.get(key);
    const isTimed = sighting.at !== undefined && (known?.at === undefined || isBetter(sighting.at, known.at));
    if (!known || isTimed) best.set(key, sighting);
  }
  return best;
};

interface Sources {
  readonly people: EventPeople;
  readonly entries: readonly LogEntry[];
  readonly zone: unknown;
}

const usesOf = ({ people, zone }: Sources) =>
  people.people.flatMap((person) => ticketUses(person, zone).map((use) => [person.key, use] as const));

/** Who is here, with the first time. */
export const arrivalsOf = (sources: Sources): Sightings => {
  const scans = scanRowsOf(sources.entries).flatMap((row) => {
    const person = isArrival(row) ? sources.people.find(row.scan.subject ?? {}) : undefined;
    return person
      ? [[person.key, { at: Date.parse(row.scan.at), where: row.scan.gate, zone: sources.zone }] as const]
      : [];
  });
  return collect([...scans, ...usesOf(sources)], (one, other) => one < other);
};

/** The last time that each person was seen, whatever the answer was. */
export const lastSightings = (sources: Sources, calls: readonly RollCall[]): Sightings => {
  const scans = scanRowsOf(sources.entries).flatMap(({ scan }) => {
    const person = sources.people.find(scan.subject ?? {});
    return person ? [[person.key, { at: Date.parse(scan.at), where: scan.gate, zone: sources.zone }] as const] : [];
  });
  const marks = calls.flatMap(({ entry: { name }, marks: marked }) =>
    [...marked].map(
      ([key, { entry }]) => [key, { at: Date.parse(entry.at), where: name, zone: sources.zone }] as const,
    ),
  );
  return collect([...scans, ...marks, ...usesOf(sources)], (one, other) => one > other);
};
