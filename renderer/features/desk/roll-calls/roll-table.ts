/** A roll call as a table of texts, for a file, for paper and for the day's files. */
import type { RollCall } from '@contract/event-log/roll-calls';
import { dayOf } from '@contract/time/event-days';
import { resolveZone } from '@contract/time/zone';
import type { EventPerson } from '../../../event/log/event-people';
import type { Sighting } from '../../../event/log/sightings';
import type { PeopleColumn, PeopleTable } from '../../../event/people-table';
import type { Values } from '../../../kit/area/field';
import { formatDateTime } from '../../../kit/format/date-time';
import { joinFacts } from '../../../kit/format/join';
import { toPlainText } from '../../../kit/format/plain-text';
import type { Text } from '../../../kit/format/text';
import { formatTimeOfDay, toTimeOfDay } from '../../../kit/format/time-of-day';
import { toLocalTime } from '../../../kit/format/zone';
import { toEventReference } from '../../../kit/stores/current-event';
import type { RollRow, RollView } from './roll-rows';

const widths: Readonly<Record<string, number>> = {
  ...{ number: 0.6, name: 1.3, className: 0.9, phone: 1.3, state: 0.7, value: 0.9, at: 1.4, by: 0 },
  ...{ lastSeen: 1.9, notes: 1.4 },
};
/** On paper, who is missing has none of these. */
const ofMarks: ReadonlySet<string> = new Set(['state', 'value', 'at']);
const keys = ['number', 'name', 'className', 'phone', 'state', 'value', 'at', 'by', 'lastSeen', 'notes'] as const;

export const rollColumns = (text: Text, view: RollView = 'all'): readonly PeopleColumn[] =>
  keys.map((key) => ({
    ...{ key, title: text(`rollCalls.columns.${key}`) },
    width: view === 'missing' && ofMarks.has(key) ? 0 : (widths[key] ?? 1),
  }));

const stateOf = ({ entry }: RollCall, { mark, isOut }: RollRow): string => {
  if (mark === undefined) return entry.people === 'staff' ? 'notMarked' : 'missing';
  return entry.returns ? (isOut ? 'out' : 'returned') : 'marked';
};

/** By the clock at the event; with `now`, without the day if that is today. */
export const sightingTime = ({ at, zone }: Sighting, now?: number): string => {
  if (at === undefined) return '';
  const eventZone = resolveZone(zone);
  const isToday = now !== undefined && eventZone !== undefined && dayOf(at, eventZone) === dayOf(now, eventZone);
  const local = isToday ? toLocalTime(at, eventZone) : undefined;
  return local ? formatTimeOfDay(toTimeOfDay(local.minutes)) : formatDateTime(new Date(at).toISOString(), zone);
};

export const sightingText = (sighting: Sighting | undefined): string =>
  sighting ? joinFacts(sightingTime(sighting), sighting.where) : '';

interface Context {
  readonly text: Text;
  readonly call: RollCall;
  readonly sightings: ReadonlyMap<string, Sighting>;
  readonly warningsOf: (person: EventPerson | undefined, key: string) => readonly string[];
  /** The event's time zone, as the server sent it. */
  readonly zone: unknown;
}

export const rollTableRow = (row: RollRow, { text, call, sightings, warningsOf, zone }: Context): Values => {
  const { person, mark } = row;
  return {
    number: person?.numbers.join(', ') ?? '',
    name: row.name,
    className: person?.classNames.join(', ') ?? '',
    phone: person?.phone ?? '',
    state: text(`rollCalls.states.${stateOf(call, row)}`),
    value: mark?.entry.value ?? '',
    at: mark ? formatDateTime(mark.entry.at, zone) : '',
    by: mark ? joinFacts(mark.entry.by, mark.entry.gate) : '',
    lastSeen: sightingText(sightings.get(row.key)),
    notes: [...(row.isExpected ? [] : [text('rollCalls.notExpected')]), ...warningsOf(person, row.key)].join('; '),
  };
};

interface Shown extends Pick<PeopleTable, 'notes' | 'asOf' | 'copy'> {
  readonly event: Values;
  readonly view: RollView;
  readonly q: string;
}

/** What the screen shows, for a file and for paper. */
export const rollTable = (
  rows: readonly RollRow[],
  context: Context,
  { event, view, q, ...about }: Shown,
): PeopleTable => {
  const { text, call } = context;
  const viewName = text(`rollCalls.views.${view}`);
  return {
    title: call.entry.name,
    words: [toPlainText(event.name), viewName, ...(q === '' ? [] : [q])],
    columns: rollColumns(text, view),
    rows: rows.map((row) => rollTableRow(row, context)),
    event: toEventReference(event),
    filter: joinFacts(viewName, q),
    ...about,
  };
};
