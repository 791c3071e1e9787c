/** Against which days papers are judged: today, and the last day of the event, both on the event's own calendar. */

import type { Values } from '../../../kit/area/field';
import { readDay, readMoment } from '../../../kit/format/moment';
import { readWallTime } from '../../../kit/format/wall-time';

export interface When {
  /** `2026-05-16`. */
  readonly today: string;
  /** The last day on which papers must be valid; undefined without an event. */
  readonly until: string | undefined;
  /** Whether the request names an event, known or not. */
  readonly isOfEvent?: boolean;
}

const calendars = new Map<string, Intl.DateTimeFormat>();

const calendarOf = (zone: string): Intl.DateTimeFormat => {
  const known = calendars.get(zone);
  if (known) return known;
  const make = (timeZone?: string) =>
    // Sweden writes its days as ISO does.
    new Intl.DateTimeFormat('sv-SE', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      ...(timeZone ? { timeZone } : {}),
    });
  let calendar = make();
  try {
    if (zone !== '') calendar = make(zone);
  } catch {
    // A zone nobody knows: the viewer's own calendar.
  }
  calendars.set(zone, calendar);
  return calendar;
};

/** The calendar day of a moment in a zone. */
export const dayIn = (time: number, zone: unknown): string =>
  calendarOf(typeof zone === 'string' ? zone : '').format(time);

/** The day of a moment in its zone, or of a time without a zone as written. A plain day needs no zone. */
const lastDay = (value: unknown, zone: unknown): string | undefined => {
  const time = readMoment(value);
  if (time !== undefined) return dayIn(time, zone);
  return readDay(value) === undefined && readWallTime(value) === undefined ? undefined : String(value).slice(0, 10);
};

export const whenOf = (event: Values | undefined, now: number, isOfEvent = event !== undefined): When => {
  const zone = event?.timezone;
  const last = [event?.endDate, event?.startDate].map((at) => lastDay(at, zone)).find((day) => day !== undefined);
  return { today: dayIn(now, zone), until: last, isOfEvent };
};
