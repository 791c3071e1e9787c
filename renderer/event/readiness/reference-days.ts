/** The days that expiry dates are compared with: today and the last day of the event, in the event's time zone. */

import type { Values } from '../../kit/area/field';
import { parseDateTime, parseDay } from '../../kit/format/date-time';
import { parseWallTime } from '../../kit/format/wall-time';
import { toLocalTime, zoneOrViewerZone } from '../../kit/format/zone';

export interface ReferenceDays {
  /** `2026-05-16`. */
  readonly today: string;
  /** The last day on which documents must be valid; undefined without an event. */
  readonly until: string | undefined;
  /** Whether the request names an event, known or not. */
  readonly isOfEvent?: boolean;
}

/** The calendar day of a timestamp in a zone. */
export const dayIn = (time: number, zone: unknown): string => toLocalTime(time, zoneOrViewerZone(zone)).day;

/** The day of a date and time in its zone, or as sent if it has no zone. A plain day needs no zone. */
const toDay = (value: unknown, zone: unknown): string | undefined => {
  const time = parseDateTime(value);
  if (time !== undefined) return dayIn(time, zone);
  return parseDay(value) === undefined && parseWallTime(value) === undefined ? undefined : String(value).slice(0, 10);
};

export const toReferenceDays = (
  event: Values | undefined,
  now: number,
  isOfEvent = event !== undefined,
): ReferenceDays => {
  const zone = event?.timezone;
  const last = [event?.endDate, event?.startDate].map((at) => toDay(at, zone)).find((day) => day !== undefined);
  return { today: dayIn(now, zone), until: last, isOfEvent };
};
