/** Events on the days they take, and the lines they keep from day to day of a week. */
import { idIn } from '@contract/list/all-pages';
import type { Values } from '../../../kit/area/field';
import { readDay, readMoment } from '../../../kit/format/moment';
import { nameOf } from '../../../kit/format/naming';
import { readWallTime } from '../../../kit/format/wall-time';
import { timeIn } from '../../../kit/format/zone';
import { dayText } from './month';

export interface EventSpan {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  /** Days in the event's own zone. */
  readonly first: string;
  readonly last: string;
  readonly values: Values;
}

/** The day of a moment or day; a moment that ends at midnight belongs to the day before. */
const dayOf = (value: unknown, zone: unknown, ends = false): string | undefined => {
  const midnight = readDay(value);
  if (midnight !== undefined) return dayText(midnight);
  const wall = readWallTime(value);
  if (wall !== undefined) return dayText(wall - (ends ? 1 : 0));
  const moment = readMoment(value);
  return moment === undefined ? undefined : timeIn(moment - (ends ? 1 : 0), typeof zone === 'string' ? zone : '').day;
};

/** Rows without a start have no place in a calendar; one without an end takes a day. */
export const toEventSpans = (rows: readonly Values[]): readonly EventSpan[] =>
  rows
    .flatMap((values): readonly EventSpan[] => {
      const first = dayOf(values.startDate, values.timezone);
      const last = dayOf(values.endDate, values.timezone, true);
      if (first === undefined) return [];
      const id = idIn('id')(values);
      const status = typeof values.status === 'string' ? values.status : '';
      return [
        { id, name: nameOf('name', values) || id, status, first, last: last && last > first ? last : first, values },
      ];
    })
    .sort((one, other) => one.first.localeCompare(other.first) || other.last.localeCompare(one.last));

export interface DaySegment {
  readonly span: EventSpan;
  /** It begins on this day, or goes on from the day before. */
  readonly isFirstDay: boolean;
  readonly isLastDay: boolean;
  /** The first of it that this week shows: the one that bears the name. */
  readonly showsName: boolean;
  /** Which day of the event this is, from 1, and of how many. */
  readonly dayNumber: number;
  readonly dayCount: number;
}

const daysBetween = (from: string, to: string): number => ((readDay(to) ?? 0) - (readDay(from) ?? 0)) / 86_400_000;

/** For each day of a week, its lines from top to bottom; an event keeps its line all week, others leave it empty. */
export const layOutWeek = (
  week: readonly string[],
  stays: readonly EventSpan[],
): readonly (readonly (DaySegment | undefined)[])[] => {
  const days: (DaySegment | undefined)[][] = week.map(() => []);
  const start = week[0] ?? '';
  const end = week.at(-1) ?? '';
  for (const stay of stays) {
    if (stay.last < start || stay.first > end) continue;
    const places = week.flatMap((day, place) => (day >= stay.first && day <= stay.last ? [place] : []));
    let line = 0;
    while (places.some((place) => days[place]?.[line] !== undefined)) line += 1;
    for (const place of places) {
      const day = week[place] ?? '';
      const lines = days[place];
      if (!lines) continue;
      while (lines.length < line) lines.push(undefined);
      lines[line] = {
        span: stay,
        isFirstDay: day === stay.first,
        isLastDay: day === stay.last,
        showsName: place === places[0],
        dayNumber: daysBetween(stay.first, day) + 1,
        dayCount: daysBetween(stay.first, stay.last) + 1,
      };
    }
  }
  return days;
};

/** The month of the event nearest to an empty one: the next there is, or else the last there was. */
export const nearestMonth = (month: string, stays: readonly EventSpan[]): string | undefined => {
  const months = stays.map(({ first }) => first.slice(0, 7));
  return months.find((one) => one > month) ?? months.filter((one) => one < month).at(-1);
};
