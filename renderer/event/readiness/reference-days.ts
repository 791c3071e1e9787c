/** The days that expiry dates are compared with: today and the last day of the event, in the event's time zone. */

import type { Values } from '../../kit/area/field';
import { parseDateTime, parseDay } from '../../kit/format/date-time';
import { parseWallTime } from '../../kit/format/wall-time';
import { toLocalTime } from '../../kit/format/zone';
import { isUnreadZone, possibleZones } from '../event-zone';

interface Days {
  /** `2026-05-16`. */
  readonly today: string;
  /** The last day on which documents must be valid; undefined without an event. */
  readonly until: string | undefined;
}

export interface ReferenceDays extends Days {
  /** Whether the request names an event, known or not. */
  readonly isOfEvent?: boolean;
  /** The days where a day begins last, if they differ because the event's zone is not known; `today` is where it begins first. */
  readonly others?: Days | undefined;
  /** The server sent a zone that can't be read. */
  readonly isZoneUnread?: boolean;
}

/** The calendar day of a timestamp in a zone. */
const dayIn = (time: number, zone: string): string => toLocalTime(time, zone).day;

/** The day of a date and time in its zone, or as sent if it has no zone. A plain day needs no zone. */
const toDay = (value: unknown, zone: string): string | undefined => {
  const time = parseDateTime(value);
  if (time !== undefined) return dayIn(time, zone);
  return parseDay(value) === undefined && parseWallTime(value) === undefined ? undefined : String(value).slice(0, 10);
};

export const toReferenceDays = (
  event: Values | undefined,
  now: number,
  isOfEvent = event !== undefined,
): ReferenceDays => {
  const isZoneUnread = isUnreadZone(event?.timezone);
  const toDays = (zone: string): Days => {
    const last = [event?.endDate, event?.startDate].map((at) => toDay(at, zone)).find((day) => day !== undefined);
    return { today: dayIn(now, zone), until: last };
  };
  const [first = '', last = first] = possibleZones(isZoneUnread ? undefined : event?.timezone);
  const [days, others] = [toDays(first), toDays(last)];
  const isSame = days.today === others.today && days.until === others.until;
  return { ...days, isOfEvent, ...(isSame ? {} : { others }), ...(isZoneUnread ? { isZoneUnread } : {}) };
};
