/** Local times in a time zone, and its name. An unknown zone has none: nothing stands in for it. */
import { minuteMs } from '@contract/time/durations';
import { toDayText } from '@contract/time/moment';
import { resolveZone, timestampOf, wallTimeIn } from '@contract/time/zone';
import { parseDay } from './date-time';
import { currentLocale } from './locale';
import { isUnknownZone } from './wall-time';

export interface LocalTime {
  /** `2026-05-16`. */
  readonly day: string;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/** This computer's own zone. It may say what time it is for the viewer, and nothing about an event. */
export const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone in which the times of a record are shown: its own, UTC if that is not known, and the viewer's if it has none. */
export const shownZone = (zone: unknown): string => resolveZone(zone) ?? (isUnknownZone(zone) ? 'UTC' : viewerZone());

/** The local day and time in a zone at a timestamp (milliseconds since 1970); undefined if the zone is not known. */
export const toLocalTime = (timestamp: number, zone: unknown): LocalTime | undefined => {
  const wall = wallTimeIn(timestamp, zone);
  if (wall === undefined) return undefined;
  const day = toDayText(wall);
  return { day, minutes: Math.floor((wall - (parseDay(day) ?? 0)) / minuteMs) };
};

/**
 * The timestamp of a local day and time in a zone; undefined if the zone is not known. A time skipped by daylight saving
 * is taken an hour later; of a repeated one, the first.
 */
export const toTimestamp = (day: string, minutes: number, zone: unknown): number | undefined => {
  const midnight = parseDay(day);
  if (midnight === undefined) return undefined;
  return timestampOf(new Date(midnight + minutes * minuteMs).toISOString().slice(0, 19), zone);
};

/** "Central Daylight Time" (or "CDT"): the name of a zone at a timestamp; an unknown zone is unchanged. */
export const zoneName = (zone: string, timestamp: number, timeZoneName: 'long' | 'short' = 'long'): string => {
  const timeZone = resolveZone(zone);
  if (timeZone === undefined) return zone;
  const parts = new Intl.DateTimeFormat(currentLocale(), { timeZone, timeZoneName }).formatToParts(timestamp);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
};
