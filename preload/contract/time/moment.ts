/** Days and times as the reading leaves them: `2026-05-16`, ISO 8601 with a zone, or a time without one as written. */
import { wallParts } from './wall-parts';
import { timestampOf, wallTimeIn } from './zone';

/** ISO 8601 with a zone. */
const dateTimePattern = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Midnight of the day in UTC, for sorting and comparing; undefined for invalid days (2026-02-30). */
export const parseDay = (value: unknown): number | undefined => {
  const match = typeof value === 'string' ? dayPattern.exec(value) : null;
  if (!match) return undefined;
  const time = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return new Date(time).toISOString().startsWith(match[0]) ? time : undefined;
};

/** Parses a time without a zone as UTC, for sorting and for its day, up to `24:00`; undefined for other text. */
export const parseWallTime = (value: unknown): number | undefined => {
  const [day, clock] = wallParts(value) ?? [];
  if (parseDay(day) === undefined) return undefined;
  const time = Date.parse(`${day}T${clock}Z`);
  return Number.isNaN(time) ? undefined : time;
};

/** The timestamp of such a time in a zone; undefined if the zone is not known. */
export const parseWallTimeIn = (value: unknown, zone: unknown): number | undefined => {
  const wall = parseWallTime(value);
  return wall === undefined ? undefined : timestampOf(new Date(wall).toISOString().slice(0, -1), zone);
};

/**
 * Milliseconds since 1970; undefined if the value is not a date and time. A time without a zone needs the zone of its
 * record.
 */
export const parseDateTime = (value: unknown, zone?: unknown): number | undefined => {
  if (typeof value !== 'string') return undefined;
  if (!dateTimePattern.test(value)) return parseWallTimeIn(value, zone);
  // JavaScript takes February 30 for March 2.
  if (Number(value.slice(8, 10)) > 28 && parseDay(value.slice(0, 10)) === undefined) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
};

/** `2026-05-16` of a day's midnight, or any other time, in UTC. */
export const toDayText = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A date and time as its local time at a place, as if that were UTC; one without a zone as written. */
export const wallTimeAt = (value: unknown, zone: unknown): number | undefined => {
  const time = parseDateTime(value);
  if (time === undefined) return parseWallTime(value);
  const wall = wallTimeIn(time, zone);
  return wall === undefined ? undefined : wall + (((time % 1000) + 1000) % 1000);
};

/**
 * The day that a moment belongs to at a place. A day, and a time without a zone, are what is written. Undefined for a
 * date and time if the zone is not known, and for other values.
 */
export const dayAt = (value: unknown, zone: unknown): string | undefined => {
  const time = parseDay(value) ?? wallTimeAt(value, zone);
  return time === undefined ? undefined : toDayText(time);
};
