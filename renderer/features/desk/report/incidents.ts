/** The incidents of an event: typed at the desk, changed and removed by later entries of its log. */
import { type EntryOf, isKind, type LogEntry, type LogInput } from '@contract/event-log/entry';
import { latestOf } from '@contract/event-log/latest';
import { formatDay } from '../../../kit/format/date-time';
import { joinFacts } from '../../../kit/format/join';
import { formatTimeOfDay } from '../../../kit/format/time-of-day';
import type { ReportSection } from './report';
import { type Basis, sectionOf } from './sections';

export type Incident = EntryOf<'incident'>;
export type IncidentInput = Extract<LogInput, { readonly kind: 'incident' }>;

/** Those that were not removed, in the order in which they happened. */
export const incidentsOf = (entries: readonly LogEntry[]): readonly Incident[] =>
  [...latestOf(entries.filter(isKind('incident')), ({ incident }) => incident).values()]
    .filter(({ isRemoved }) => !isRemoved)
    .toSorted((one, other) => {
      const [left, right] = [one, other].map(({ day, time, at }) => `${day} ${time} ${at}`);
      return (left ?? '') < (right ?? '') ? -1 : 1;
    });

/** What takes the place of an incident: the same with changes. */
export const changedIncident = (
  { id, incident, type, day, time, place, who, what }: Incident,
  change: Partial<Pick<IncidentInput, 'type' | 'day' | 'time' | 'place' | 'who' | 'what' | 'isRemoved'>>,
): IncidentInput => ({ kind: 'incident', incident, type, day, time, place, who, what, ...change, replaces: id });

export const incidentSection = (
  entries: readonly LogEntry[],
  { text, source }: Omit<Basis, 'notes'>,
): ReportSection => ({
  ...sectionOf('incidents', ['what', 'incident', 'when', 'place', 'who', 'noted'], { text, source }),
  rows: incidentsOf(entries).map(({ incident, what, type, day, time, place, who, by }) => ({
    key: incident,
    cells: [
      what,
      text(`report.incidents.types.${type}`),
      joinFacts(formatDay(day), time && formatTimeOfDay(time)),
      place,
      who,
      by,
    ],
  })),
});
