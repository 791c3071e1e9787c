/** Clocks of other places: what day and time it is in a zone, and which moment a zone's clock means. */
import { formatDay, readDay, readMoment } from './moment';
import { readWallTime } from './wall-time';

export interface LocalTime {
  /** `2026-05-16`. */
  readonly day: string;
  /** Minutes after midnight. */
  readonly minutes: number;
}

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

const formatOf = (zone: string): Intl.DateTimeFormat | undefined => {
  if (!formats.has(zone)) {
    try {
      formats.set(
        zone,
        new Intl.DateTimeFormat('en-CA', {
          timeZone: zone,
          hourCycle: 'h23',
          year: 'numeric',
          month: '2-digit',
          day: '2-digit',
          hour: '2-digit',
          minute: '2-digit',
        }),
      );
    } catch {
      formats.set(zone, undefined);
    }
  }
  return formats.get(zone);
};

/** A zone that this computer knows; the viewer's own where it does not. */
export const knownZone = (zone: unknown): string =>
  typeof zone === 'string' && zone !== '' && formatOf(zone) ? zone : Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What a zone's clock shows at a moment (milliseconds since 1970). */
export const timeIn = (moment: number, zone: string): LocalTime => {
  const part: Record<string, string> = {};
  for (const { type, value } of formatOf(knownZone(zone))?.formatToParts(moment) ?? []) part[type] = value;
  return {
    day: `${part.year}-${part.month}-${part.day}`,
    minutes: Number(part.hour) * 60 + Number(part.minute),
  };
};

const minute = 60_000;

/**
 * The moment at which a zone's clock shows this day and time. A time that a change of clocks leaves out is the one an
 * hour later; one that comes twice is the first.
 */
export const momentIn = (day: string, minutes: number, zone: string): number | undefined => {
  const midnight = readDay(day);
  if (midnight === undefined) return undefined;
  const wall = midnight + minutes * minute;
  const ahead = (moment: number): number => {
    const local = timeIn(moment, zone);
    return (readDay(local.day) ?? 0) + local.minutes * minute - moment;
  };
  const before = wall - ahead(wall - 24 * 60 * minute);
  const after = wall - ahead(wall + 24 * 60 * minute);
  const first = Math.min(before, after);
  return first + ahead(first) === wall ? first : before;
};

const nameFormat = (zone: string, timeZoneName: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-US', { timeZone: knownZone(zone), timeZoneName });

/** "Central Daylight Time" (or "CDT"), as the zone is called at a moment. */
export const zoneName = (zone: string, moment: number, length: 'long' | 'short' = 'long'): string =>
  nameFormat(zone, length)
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

const days = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

const dayIn = (value: unknown, zone: unknown): number | undefined => {
  const moment = readMoment(value);
  if (moment === undefined) return readDay(value) ?? readWallTime(value);
  return readDay(timeIn(moment, knownZone(zone)).day);
};

/** "May 16 – 17, 2026" in a zone, or one day if both are the same; values that are not days stay unchanged. */
export const formatDays = (from: unknown, to: unknown, zone?: unknown): string => {
  const [first, last] = [dayIn(from, zone), dayIn(to, zone)];
  if (first !== undefined && last !== undefined && first <= last)
    return days.formatRange(first, last).replace(/\s/g, ' ');
  return [...new Set([formatDay(from, zone), formatDay(to, zone)])].filter((one) => one !== '').join(' – ');
};
