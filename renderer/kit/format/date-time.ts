/**
 * Formats dates and times. A time is shown in the zone of its event, with the zone's name, and next to it in the
 * viewer's own zone, so that nobody misreads it. A time without a zone is marked (`wall-time.ts`).
 */
import { parseDateTime, parseDay, parseWallTime, parseWallTimeIn } from '@contract/time/moment';
import { resolveZone } from '@contract/time/zone';
import { byLocale, createTextCache, currentLocale } from './locale';
import { kitText } from './text';
import { isUnknownZone, markMissingZone } from './wall-time';

export { parseDateTime, parseDay };

/** A sort key: a timestamp, a day's midnight, or a time without a zone as if in UTC. */
export const toSortTime = (value: unknown): number | undefined =>
  parseDateTime(value) ?? parseWallTime(value) ?? parseDay(value);

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

/** Formatters by zone; the viewer's own without one. */
const byZone = (options: Intl.DateTimeFormatOptions, language?: string) => {
  const formats = byLocale(() => new Map<string | undefined, Intl.DateTimeFormat>());
  return (timeZone: string | undefined): Intl.DateTimeFormat => {
    const cached = formats().get(timeZone);
    if (cached) return cached;
    const format = new Intl.DateTimeFormat(language ?? currentLocale(), { ...options, ...(timeZone && { timeZone }) });
    formats().set(timeZone, format);
    return format;
  };
};
const dateTimeFormat = byZone({ ...day, ...time });
/** "CDT": in every language, because signs and programs at the track have it so. */
const zoneFormat = byZone({ timeZoneName: 'short' }, 'en-US');
const dayFormat = byZone(day);
const wallFormat = byLocale((locale) => new Intl.DateTimeFormat(locale, { ...day, ...time, timeZone: 'UTC' }));
const clockFormat = byZone(time);

const zoneNameOf = (timestamp: number, zone: string | undefined): string | undefined =>
  zoneFormat(zone)
    .formatToParts(timestamp)
    .find(({ type }) => type === 'timeZoneName')?.value;

const textsInZones = createTextCache<string>();
const inZone = (timestamp: number, zone: string | undefined): string =>
  textsInZones(`${timestamp} ${zone}`, () =>
    `${dateTimeFormat(zone).format(timestamp)} ${zoneNameOf(timestamp, zone) ?? ''}`.trim(),
  );

/** The time as written. It is never converted, even if the zone's clocks skip that hour. */
const formatWall = (value: unknown, wall: number, zone: unknown): string => {
  const timestamp = parseWallTimeIn(value, zone);
  const name = timestamp === undefined ? undefined : zoneNameOf(timestamp, resolveZone(zone));
  return markMissingZone(`${wallFormat().format(wall)}${name === undefined ? '' : ` ${name}`}`, value, zone);
};

/**
 * "May 16, 2026, 9:30 AM CDT" in the given zone, or the viewer's own without one. In a zone that is not known it is shown
 * in UTC with a mark. A time without a zone stays as written and has a mark. Other text stays unchanged.
 */
export const formatDateTime = (value: unknown, zone?: unknown): string => {
  const time = parseDateTime(value);
  if (time !== undefined)
    return isUnknownZone(zone)
      ? kitText('dateTime.unknownZone', { time: inZone(time, 'UTC') })
      : inZone(time, resolveZone(zone));
  const wall = parseWallTime(value);
  if (wall !== undefined) return formatWall(value, wall, zone);
  return parseDay(value) === undefined ? shown(value) : formatDay(value);
};

/** The same time in the viewer's own zone; undefined if it would read the same. */
export const formatInViewerZone = (value: unknown, zone?: unknown): string | undefined => {
  const time = parseDateTime(value, zone);
  if (time === undefined) return undefined;
  const own = inZone(time, undefined);
  return own === inZone(time, resolveZone(zone)) ? undefined : own;
};

/** A day that is one in UTC, because the zone of its place is not known. */
export const markUtcDay = (day: string): string => `${day} (UTC)`;

/** "May 16, 2026". A day is never shifted by a zone; a date and time gives the day in its zone. */
export const formatDay = (value: unknown, zone?: unknown): string => {
  const midnight = parseDay(value) ?? parseWallTime(value);
  if (midnight !== undefined) return dayFormat('UTC').format(midnight);
  const timestamp = parseDateTime(value);
  if (timestamp === undefined) return shown(value);
  return isUnknownZone(zone)
    ? markUtcDay(dayFormat('UTC').format(timestamp))
    : dayFormat(resolveZone(zone)).format(timestamp);
};

const clockIn = (time: number, zone: string | undefined): string => clockFormat(zone).format(time).replace(/\s/g, ' ');

/** "2:02 PM", for "as of". In a zone whose clocks show another time than the viewer's: "3:25 PM CST". */
export const formatClock = (time: number, zone?: unknown): string => {
  const resolved = resolveZone(zone);
  const there = clockIn(time, resolved);
  return there === clockIn(time, undefined) ? there : `${there} ${zoneNameOf(time, resolved) ?? ''}`.trim();
};

const shown = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** "2:02 PM", with its day if that is not the day of `now`. Both in milliseconds since 1970. */
export const formatRecentTime = (time: number, now = Date.now(), zone?: unknown): string => {
  const day = dayFormat(resolveZone(zone));
  return day.format(time) === day.format(now)
    ? formatClock(time, zone)
    : formatDateTime(new Date(time).toISOString(), zone);
};
