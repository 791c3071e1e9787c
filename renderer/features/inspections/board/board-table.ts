/** Racers of the board as a table of texts. */
import type { Booking } from '@contract/entities/booking';
import type { Event } from '@contract/entities/event';
import type { Visitor } from '@contract/entities/visitor';
import type { CopyNote } from '@contract/failure';
import { contactOf } from '../../../event/contact';
import type { Sighting } from '../../../event/log/sightings';
import type { PeopleTable } from '../../../event/people-table';
import { issueText } from '../../../event/readiness/issue-text';
import { formatDateTime, formatDay } from '../../../kit/format/date-time';
import { joinFacts } from '../../../kit/format/join';
import { toPlainText } from '../../../kit/format/plain-text';
import type { Text } from '../../../kit/format/text';
import { toEventReference } from '../../../kit/stores/current-event';
import { knownValue } from './known-value';
import type { RacerRow } from './racer-rows';
import { personKey } from './use-board-rows';
import { isOverdue } from './visit';

export interface TableSources {
  readonly text: Text;
  readonly event: Event;
  readonly racers: readonly Visitor[];
  readonly bookings: readonly Booking[];
  readonly arrivals: ReadonlyMap<string, Sighting>;
  /** The filter in words. */
  readonly filter: readonly string[];
  readonly now: number;
  readonly asOf: number | undefined;
  readonly copy: CopyNote | undefined;
}

const keys = [
  'number',
  'name',
  'className',
  'phone',
  'email',
  'level',
  'arrived',
  'missing',
  'team',
  'lane',
  'due',
  'dueState',
] as const;
/** What a paper leaves out or needs more room for. */
const widths: Readonly<Record<string, number>> = {
  number: 0.8,
  name: 1.3,
  email: 0,
  missing: 2.4,
  phone: 1.4,
  arrived: 1.2,
  lane: 0.7,
  due: 1.2,
  dueState: 0.8,
};

export const boardTable = (
  rows: readonly RacerRow[],
  { text, event, racers, bookings, arrivals, filter, now, asOf, copy }: TableSources,
): PeopleTable => {
  const visitorById = new Map(racers.map((racer) => [String(racer.id), racer]));
  const bookingByUser = new Map(bookings.map((booking) => [String(booking.userId), booking]));
  const zone = event.timezone ?? undefined;
  return {
    title: text('people.racers'),
    event: toEventReference(event),
    filter: joinFacts(...filter),
    asOf,
    copy,
    words: [toPlainText(event.name), formatDay(event.startDate, event.timezone), ...filter],
    columns: keys.map((key) => ({
      key,
      title: text(`people.columns.${key}`),
      width: widths[key] ?? 1,
    })),
    rows: rows.map((row) => {
      const { id, name, cars, parts, readiness, visit } = row;
      const arrival = arrivals.get(personKey(row));
      const booking = bookingByUser.get(String(id));
      const driver = knownValue(parts.driver);
      const booked = booking && { phone: booking.userPhone, email: booking.userEmail };
      const state = isOverdue(visit, zone, now) ? 'overdue' : visit.isDone ? 'done' : '';
      return {
        number: cars.map(({ number }) => number).join(', '),
        name: name || text('unnamed', { id }),
        className:
          [...new Set(cars.map(({ className }) => className).filter(Boolean))].join(', ') ||
          knownValue(parts.vehicle)?.className,
        ...contactOf(visitorById.get(String(id)), driver, booked),
        level: text(`levels.${readiness.level}`),
        arrived:
          arrival &&
          joinFacts(
            arrival.at === undefined
              ? text('columns.arrived')
              : formatDateTime(new Date(arrival.at).toISOString(), zone),
            arrival.where,
          ),
        missing: readiness.issues.map((issue) => issueText(text, issue)).join('; '),
        team: visit.team,
        lane: visit.lane,
        due: visit.dueAt === undefined ? '' : formatDateTime(visit.dueAt, zone),
        dueState: [visit.isAgain ? text('due.again') : '', state === '' ? '' : text(`due.${state}`)]
          .filter(Boolean)
          .join(', '),
      };
    }),
  };
};

/** The board's filter in words: readiness, lane, search. */
export const filterWords = (
  text: Text,
  {
    level,
    only,
    lane,
    q,
  }: { level?: string | undefined; only?: string | undefined; lane?: string | undefined; q: string },
): readonly string[] => [
  ...(level ? [text(`levels.${level}`)] : []),
  ...(only ? [text(`only.${only}`)] : []),
  ...(lane ? [lane] : []),
  ...(q.trim() === '' ? [] : [q.trim()]),
];
