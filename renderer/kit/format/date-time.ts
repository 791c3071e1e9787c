/**
 * Formats dates and times. A time is shown in the zone of its event, with the zone's name, and next to it in the
 * viewer's own zone, so that nobody misreads it. A time without a zone is marked (`wall-time.ts`).
 */
import { resolveZone } from '@contract/time/zone';
import { byLocale, createTextCache, currentLocale } from './locale';
import { markMissingZone, parseWallTime, parseWallTimeIn } from './wall-time';

/** ISO 8601 with a zone. */
const dateTimePattern = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Milliseconds since 1970; undefined if the value is not a date and time. A time without a zone needs the zone of its
 * record.
 */
export const parseDateTime = (value: unknown, zone?: unknown): number | undefined => {
  if (typeof value !== 'string') return undefined;
  if (!dateTimePattern.test(value)) return parseWallTimeIn(value, zone);
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
};

/** Midnight of the day in UTC, for sorting and comparing; undefined for invalid days (2026-02-30). */
export const parseDay = (value: unknown): number | undefined => {
  const match = typeof value === 'string' ? dayPattern.exec(value) : null;
  if (!match) return undefined;
  const time = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return new Date(time).toISOString().startsWith(match[0]) ? time : undefined;
};

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
const clock = byLocale((locale) => new Intl.DateTimeFormat(locale, time));

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
 * "May 16, 2026, 9:30 AM CDT" in the given zone; an unknown zone means the viewer's own. A time without a zone
 * stays as written and has a mark. Other text stays unchanged.
 */
export const formatDateTime = (value: unknown, zone?: unknown): string => {
  const time = parseDateTime(value);
  if (time !== undefined) return inZone(time, resolveZone(zone));
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

/** "May 16, 2026". A day is never shifted by a zone; a date and time gives the day in its zone. */
export const formatDay = (value: unknown, zone?: unknown): string => {
  const midnight = parseDay(value) ?? parseWallTime(value);
  if (midnight !== undefined) return dayFormat('UTC').format(midnight);
  const timestamp = parseDateTime(value);
  if (timestamp === undefined) return shown(value);
  return dayFormat(resolveZone(zone)).format(timestamp);
};

/** "2:02 PM", for "as of". */
export const formatClock = (time: number): string => clock().format(time).replace(/\s/g, ' ');

const shown = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** "2:02 PM", with its day if that is not the day of `now`. Both in milliseconds since 1970. */
export const formatRecentTime = (time: number, now = Date.now()): string =>
  new Date(time).toDateString() === new Date(now).toDateString()
    ? formatClock(time)
    : formatDateTime(new Date(time).toISOString());
