/** Schedule rows as days, each with an axis of hours. */

import { parseDay } from '@contract/time/moment';
import type { Values } from '../../../kit/area/field';
import { toPlainText } from '../../../kit/format/plain-text';
import { parseServerTime } from '../../../kit/format/time-of-day';
import type { LocalTime } from '../../../kit/format/zone';

export interface Entry {
  readonly key: string;
  readonly values: Values;
  /** Minutes after the day's midnight; the end may be after the next midnight. */
  readonly start: number | undefined;
  readonly end: number | undefined;
}

export interface DayPlan {
  /** `2026-05-16`, or empty if the server sent none. */
  readonly day: string;
  readonly entries: readonly Entry[];
  /** Whole hours around all entries, in minutes. */
  readonly from: number;
  readonly to: number;
}

const minutesPerDay = 24 * 60;

const toEntry = (values: Values, index: number): Entry => {
  const start = parseServerTime(values.startTime);
  const end = parseServerTime(values.endTime);
  return {
    key: `${toPlainText(values.id)}-${index}`,
    values,
    start,
    end: start === undefined || end === undefined ? undefined : end < start ? end + minutesPerDay : end,
  };
};

const order = (entry: Entry): number => (typeof entry.values.sortOrder === 'number' ? entry.values.sortOrder : 0);

const compare = (one: Entry, other: Entry): number =>
  (one.start ?? -1) - (other.start ?? -1) || order(one) - order(other) || one.key.localeCompare(other.key);

const dayPlan = (day: string, rows: readonly Entry[]): DayPlan => {
  const starts = rows.flatMap(({ start }) => start ?? []);
  const ends = rows.flatMap(({ start, end }) => end ?? start ?? []);
  const from = Math.floor(Math.min(...starts, ...(starts.length === 0 ? [0] : [])) / 60) * 60;
  const to = Math.ceil(Math.max(...ends, from + 60) / 60) * 60;
  return { day, entries: [...rows].sort(compare), from, to };
};

/** Days in order, entries by start time, those without a time first. */
export const toDayPlans = (rows: readonly Values[]): readonly DayPlan[] => {
  const days = new Map<string, Entry[]>();
  rows.forEach((values, index) => {
    const day = typeof values.day === 'string' ? values.day.slice(0, 10) : '';
    const entries = days.get(day);
    if (entries) entries.push(toEntry(values, index));
    else days.set(day, [toEntry(values, index)]);
  });
  return [...days]
    .map(([day, entries]) => dayPlan(day, entries))
    .sort((one, other) => one.day.localeCompare(other.day));
};

/** Hours with a label on the axis, at most nine. */
export const ticksOf = ({ from, to }: DayPlan): readonly number[] => {
  const step = Math.ceil((to - from) / 60 / 8) * 60;
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
};

/** Minutes after the plan's midnight, which may be past the next one; undefined if that is no day or now is not known. */
const minutesOf = ({ day }: DayPlan, now: LocalTime | undefined): number | undefined => {
  const [midnight, today] = [parseDay(day), parseDay(now?.day)];
  if (midnight === undefined || today === undefined || now === undefined) return undefined;
  return (today - midnight) / 60_000 + now.minutes;
};

/** The current time on the axis, in percent; undefined if it is outside the axis. */
export const nowPosition = (plan: DayPlan, now: LocalTime | undefined): number | undefined => {
  const minutes = minutesOf(plan, now);
  return minutes !== undefined && minutes >= plan.from && minutes <= plan.to
    ? ((minutes - plan.from) / (plan.to - plan.from)) * 100
    : undefined;
};

/** An entry that ends after midnight belongs to the day on which it began. */
export const isUnderWay = (plan: DayPlan, { start, end }: Entry, now: LocalTime | undefined): boolean => {
  const minutes = minutesOf(plan, now);
  if (minutes === undefined || start === undefined || end === undefined) return false;
  return minutes >= start && minutes < end;
};
