/** The days that expiry dates are compared with: today and the last day of the event, in the event's time zone. */
import { dayOf, eventDays } from '@contract/time/event-days';
import type { Values } from '../../kit/area/field';
import { isUnreadZone, possibleZones } from './event-zone';

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

export const toReferenceDays = (
  event: Values | undefined,
  now: number,
  isOfEvent = event !== undefined,
): ReferenceDays => {
  const isZoneUnread = isUnreadZone(event?.timezone);
  const toDays = (timezone: string): Days => ({
    today: dayOf(now, timezone) ?? '',
    until: eventDays({ ...event, timezone }).last,
  });
  const [first = '', last = first] = possibleZones(isZoneUnread ? undefined : event?.timezone);
  const [days, others] = [toDays(first), toDays(last)];
  const isSame = days.today === others.today && days.until === others.until;
  return { ...days, isOfEvent, ...(isSame ? {} : { others }), ...(isZoneUnread ? { isZoneUnread } : {}) };
};
