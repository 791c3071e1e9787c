/** Converts between timestamps and local times in a time zone. */
import { resolveZone, timestampOf, wallTimeIn } from '@contract/time/zone';
import { formatDay, parseDateTime, parseDay } from './date-time';
import { byLocale, currentLocale } from './locale';
import { parseWallTime } from './wall-time';

export interface LocalTime {
  /** `2026-05-16`. */
  readonly day: string;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/** The zone if this computer knows it, or else the viewer's own. */
export const zoneOrViewerZone = (zone: unknown): string =>
  resolveZone(zone) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

const minute = 60_000;

/** The local day and time in a zone at a timestamp (milliseconds since 1970). */
export const toLocalTime = (timestamp: number, zone: string): LocalTime => {
  const [day = '', time = ''] = new Date(wallTimeIn(timestamp, zoneOrViewerZone(zone)) ?? timestamp)
    .toISOString()
    .split('T');
  return { day, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) };
};

/**
 * The timestamp of a local day and time in a zone. A time skipped by daylight saving is taken an hour later; of a
 * repeated one, the first.
 */
export const toTimestamp = (day: string, minutes: number, zone: string): number | undefined => {
  const midnight = parseDay(day);
  if (midnight === undefined) return undefined;
  const wall = new Date(midnight + minutes * minute).toISOString().slice(0, 19);
  return timestampOf(wall, zoneOrViewerZone(zone));
};

const nameFormat = (zone: string, timeZoneName: 'long' | 'short') =>
  new Intl.DateTimeFormat(currentLocale(), { timeZone: zoneOrViewerZone(zone), timeZoneName });

/** "Central Daylight Time" (or "CDT"): the name of a zone at a timestamp. */
export const zoneName = (zone: string, timestamp: number, length: 'long' | 'short' = 'long'): string =>
  nameFormat(zone, length)
    .formatToParts(timestamp)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

const days = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

const dayIn = (value: unknown, zone: unknown): number | undefined => {
  const timestamp = parseDateTime(value);
  if (timestamp === undefined) return parseDay(value) ?? parseWallTime(value);
  return parseDay(toLocalTime(timestamp, zoneOrViewerZone(zone)).day);
};

/** "May 16 – 17, 2026" in a zone, or one day if both are the same; other values are unchanged. */
export const formatDays = (from: unknown, to: unknown, zone?: unknown): string => {
  const [first, last] = [dayIn(from, zone), dayIn(to, zone)];
  if (first !== undefined && last !== undefined && first <= last)
    return days().formatRange(first, last).replace(/\s/g, ' ');
  return [...new Set([formatDay(from, zone), formatDay(to, zone)])].filter((one) => one !== '').join(' – ');
};
