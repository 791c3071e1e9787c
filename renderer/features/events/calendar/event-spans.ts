/** The days of each event, and the lines of events in a week. */
import { idIn } from '@contract/list/all-pages';
import { eventDays } from '@contract/time/event-days';
import type { Values } from '../../../kit/area/field';
import { parseDay } from '../../../kit/format/date-time';
import { lacksZone } from '../../../kit/format/event-label';
import { nameOf } from '../../../kit/format/naming';

export interface EventSpan {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  /** Days at the event; in UTC if its zone is not known. */
  readonly first: string;
  readonly last: string;
  readonly values: Values;
}

/** Rows without a start are left out; a row without an end takes one day. */
export const toEventSpans = (rows: readonly Values[]): readonly EventSpan[] =>
  rows
    .flatMap((values): readonly EventSpan[] => {
      const { first, last } = eventDays(lacksZone(values) ? { ...values, timezone: 'UTC' } : values);
      if (first === undefined || last === undefined) return [];
      const id = idIn('id')(values);
      const status = typeof values.status === 'string' ? values.status : '';
      return [{ id, name: nameOf('name', values) || id, status, first, last, values }];
    })
    .sort((one, other) => one.first.localeCompare(other.first) || other.last.localeCompare(one.last));

export interface DaySegment {
  readonly span: EventSpan;
  /** Whether the event starts on this day. */
  readonly isFirstDay: boolean;
  readonly isLastDay: boolean;
  /** Whether this is the first day of the event in this week. */
  readonly showsName: boolean;
  /** Number of the day within the event, from 1. */
  readonly dayNumber: number;
  readonly dayCount: number;
}

const daysBetween = (from: string, to: string): number => ((parseDay(to) ?? 0) - (parseDay(from) ?? 0)) / 86_400_000;

/** For each day of a week, the events by line from top to bottom; an event keeps its line all week. */
export const layOutWeek = (
  week: readonly string[],
  spans: readonly EventSpan[],
): readonly (readonly (DaySegment | undefined)[])[] => {
  const days: (DaySegment | undefined)[][] = week.map(() => []);
  const start = week[0] ?? '';
  const end = week.at(-1) ?? '';
  for (const span of spans) {
    if (span.last < start || span.first > end) continue;
    const dayIndexes = week.flatMap((day, dayIndex) => (day >= span.first && day <= span.last ? [dayIndex] : []));
    let line = 0;
    while (dayIndexes.some((dayIndex) => days[dayIndex]?.[line] !== undefined)) line += 1;
    for (const dayIndex of dayIndexes) {
      const day = week[dayIndex] ?? '';
      const lines = days[dayIndex];
      if (!lines) continue;
      while (lines.length < line) lines.push(undefined);
      lines[line] = {
        span,
        isFirstDay: day === span.first,
        isLastDay: day === span.last,
        showsName: dayIndex === dayIndexes[0],
        dayNumber: daysBetween(span.first, day) + 1,
        dayCount: daysBetween(span.first, span.last) + 1,
      };
    }
  }
  return days;
};

/** The next month with an event, or else the last one before. */
export const nearestMonth = (month: string, spans: readonly EventSpan[]): string | undefined => {
  const months = spans.map(({ first }) => first.slice(0, 7));
  return months.find((one) => one > month) ?? months.filter((one) => one < month).at(-1);
};
