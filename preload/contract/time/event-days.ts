/**
 * The days of an event, and when it begins and ends. This computer's own zone decides none of it: what depends on an
 * event's zone that is not known is open.
 */
import { dayAt, parseDateTime, parseDay, toDayText, wallTimeAt } from './moment';
import { resolveZone, timestampOf, wallTimeIn } from './zone';

export interface EventDates {
  readonly startDate?: unknown;
  readonly endDate?: unknown;
  readonly timezone?: unknown;
}

export interface EventDays {
  /** `2026-11-21` at the event; undefined if it is not known. */
  readonly first: string | undefined;
  readonly last: string | undefined;
}

/** The zones of the places where a day begins first and ends last: what holds in both holds everywhere. */
export const extremeZones = ['Etc/GMT-14', 'Etc/GMT+12'] as const;
const [firstPlace, lastPlace] = extremeZones;

const msPerDay = 86_400_000;

export const addDays = (day: string, count: number): string => toDayText((parseDay(day) ?? 0) + count * msPerDay);

/** The last day of something that ends then: an end at midnight belongs to the day before. */
const lastDayAt = (end: unknown, zone: unknown): string | undefined => {
  if (parseDay(end) !== undefined) return dayAt(end, zone);
  const wall = wallTimeAt(end, zone);
  return wall === undefined ? undefined : toDayText(wall - 1);
};

/** An event that ends before it starts, or of which no end is known, takes one day. */
export const eventDays = ({ startDate, endDate, timezone }: EventDates): EventDays => {
  const first = dayAt(startDate, timezone);
  const end = lastDayAt(endDate, timezone);
  return { first, last: end !== undefined && (first === undefined || end >= first) ? end : first };
};

const momentAt = (value: unknown, zone: string): number | undefined =>
  parseDateTime(value, zone) ?? (parseDay(value) === undefined ? undefined : timestampOf(`${value}T00:00:00`, zone));

/** The end of a day, which summer time may make longer or shorter. */
const endOfDay = (day: string, zone: string): number | undefined => timestampOf(`${addDays(day, 1)}T00:00:00`, zone);

/** When an event starts, in milliseconds since 1970; at the earliest, if its zone is not known. */
export const startOf = ({ startDate, timezone }: EventDates): number | undefined =>
  momentAt(startDate, resolveZone(timezone) ?? firstPlace);

/** When an event ends, at the latest if its zone is not known: at its end, or else with its last day. */
export const endOf = ({ startDate, endDate, timezone }: EventDates): number | undefined => {
  const zone = resolveZone(timezone) ?? lastPlace;
  const start = momentAt(startDate, zone);
  const end = parseDateTime(endDate, zone);
  if (end !== undefined && (start === undefined || end > start)) return end;
  const { last } = eventDays({ startDate, endDate, timezone: zone });
  return last === undefined ? undefined : endOfDay(last, zone);
};

/** Whether an event is over; false if its dates don't say. */
export const hasEnded = (event: EventDates, now: number): boolean => (endOf(event) ?? Number.POSITIVE_INFINITY) <= now;

/** The day of a time at a place, in milliseconds since 1970; undefined if the zone is not known. */
export const dayOf = (time: number, zone: unknown): string | undefined => {
  const wall = wallTimeIn(time, zone);
  return wall === undefined ? undefined : toDayText(wall);
};

/** The days that it may be at a place: one, or up to three if the zone is not known. */
export const possibleDays = (time: number, zone: unknown): { readonly from: string; readonly to: string } => {
  const known = resolveZone(zone);
  return { from: dayOf(time, known ?? lastPlace) ?? '', to: dayOf(time, known ?? firstPlace) ?? '' };
};

/**
 * Whether an event is on, on one of its days at the event or after them until its end. Undefined if that is not known: without
 * days, or if it depends on a zone that is not known.
 */
export const isOnToday = (event: EventDates, now: number): boolean | undefined => {
  const { first, last } = eventDays(event);
  const today = dayOf(now, event.timezone);
  if (first === undefined || last === undefined || today === undefined) {
    const [start = now, end = now] = [startOf(event), endOf(event)];
    return start - now > msPerDay || now - end > msPerDay ? false : undefined;
  }
  return today >= first && (today <= last || (endOf(event) ?? 0) > now);
};

/** Until then, people at the track still mean the day before by today. */
const nightEnds = 6 * 60 * 60 * 1000;

/**
 * The days of an event that staff may close now, the first of which is offered: at night the one before, and then the
 * new one. If the event's zone is not known, the day in UTC, and what else it may be there.
 */
export const closingDays = (event: EventDates, now: number): readonly [string, ...string[]] => {
  const wall = wallTimeIn(now, event.timezone);
  if (wall === undefined) {
    const today = toDayText(now);
    const { from, to } = possibleDays(now, event.timezone);
    return [today, ...[from, to].filter((day) => day !== today)];
  }
  const { first, last } = eventDays(event);
  const today = toDayText(wall);
  const yesterday = addDays(today, -1);
  const isOfEvent = first !== undefined && last !== undefined && yesterday >= first && yesterday <= last;
  return wall % msPerDay < nightEnds && isOfEvent ? [yesterday, today] : [today];
};
