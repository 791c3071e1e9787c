/** A range of days as the value of a filter, `2026-05-01..2026-05-31`; either end may be open. */
import { dayMs, hourMs } from '../time/durations';
import { parseDateTime, parseDay, parseWallTime, toDayText } from '../time/moment';
import { timestampOf } from '../time/zone';

export interface DayRange {
  /** Both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const day = /^\d{4}-\d{2}-\d{2}/;
const written = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

export const formatDayRange = ({ from = '', to = '' }: DayRange): string => `${from}..${to}`;

/** Undefined where the text is no range: another filter's value. */
export const parseDayRange = (text: string): DayRange | undefined => {
  const match = written.exec(text);
  return match && text !== '..' ? { from: match[1], to: match[2] } : undefined;
};

export const rangesIn = (values: readonly string[]): readonly DayRange[] =>
  values.map(parseDayRange).filter((range) => range !== undefined);

/**
 * Whether a value is in any of the ranges. A time near an end of one is `unknown`, because another zone may decide its day than
 * the one it was sent in; offsets reach from -12 to +14 hours. Undefined if nothing is compared: a value without a day.
 */
export const compareWithRanges = (
  value: unknown,
  ranges: readonly DayRange[],
): 'fits' | 'contradicts' | 'unknown' | undefined => {
  if (ranges.length === 0) return undefined;
  const midnight = parseDay(value);
  const time = midnight ?? parseDateTime(value) ?? parseWallTime(value);
  if (time === undefined) return undefined;
  const [earliest, latest] = midnight === undefined ? [time - 12 * hourMs, time + 14 * hourMs] : [time, time];
  const limits = ranges.map(({ from, to }) => ({
    start: parseDay(from) ?? Number.NEGATIVE_INFINITY,
    end: (parseDay(to) ?? Number.POSITIVE_INFINITY) + dayMs,
  }));
  if (limits.some(({ start, end }) => earliest >= start && latest < end)) return 'fits';
  return limits.some(({ start, end }) => latest >= start && earliest < end) ? 'unknown' : 'contradicts';
};

/** The texts between which values are in a range; the first is included. */
interface Bounds {
  readonly from: string;
  readonly end: string;
}

/** The start of a day in a zone, as a time in UTC. Such texts are in the order of their times. */
const startIn = (zone: string) => (midnight: number) =>
  new Date(timestampOf(new Date(midnight).toISOString().slice(0, -1), zone) ?? midnight).toISOString().slice(0, 19);

const boundsOf = ({ from = '', to = '~' }: DayRange, startOf: (midnight: number) => string): Bounds => {
  const start = parseDay(from);
  // The last year of four digits stands for no end.
  const last = to.startsWith('9999') ? undefined : parseDay(to);
  return {
    from: start === undefined ? from : startOf(start),
    end: last === undefined ? to : startOf(last + dayMs),
  };
};

const isInAny = (text: string, bounds: readonly Bounds[]): boolean =>
  bounds.some(({ from, end }) => text >= from && text < end);

/** A time with a zone in UTC. Those that are so already are not parsed, because lists hold a hundred thousand of them. */
const toUtcText = (value: string): string | undefined => {
  if (value.charCodeAt(10) === 84 && value.endsWith('Z')) return value;
  const time = parseDateTime(value);
  return time === undefined ? undefined : new Date(time).toISOString();
};

/**
 * Whether a value lies in any of the ranges among a filter's values. A time has its day in the zone of its record, of which
 * `zoneOf` returns the name; a day, and a time without a zone, are as written.
 */
export const withinAny = (
  values: readonly string[],
  zoneOf: (zone: unknown) => string,
): ((value: unknown, zone?: unknown) => boolean) => {
  const ranges = rangesIn(values);
  const asWritten = ranges.map((range) => boundsOf(range, toDayText));
  const byZone = new Map<unknown, readonly Bounds[]>();
  const boundsIn = (zone: unknown): readonly Bounds[] => {
    const known = byZone.get(zone);
    if (known) return known;
    const bounds = ranges.map((range) => boundsOf(range, startIn(zoneOf(zone))));
    byZone.set(zone, bounds);
    return bounds;
  };
  return (value, zone) => {
    if (ranges.length === 0 || typeof value !== 'string' || !day.test(value)) return false;
    const time = toUtcText(value);
    return time === undefined
      ? isInAny(value, asWritten)
      : isInAny(time, boundsIn(typeof zone === 'string' ? zone : undefined));
  };
};
