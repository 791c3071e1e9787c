/** Days and times of the demo data, relative to the day on which the data is created. */
import type { DateTime, Day } from '@contract/entities/assumed';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Days since 1970-01-01, in UTC. */
export const dayNumber = (timestamp: number): number => Math.floor(timestamp / day);

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));
const days = new Map<number, Day>();
const minutes: string[] = [];

/** A day number as `2026-05-16`. */
export const dayText = (number: number): Day => {
  const known = days.get(number);
  if (known !== undefined) return known;
  const text = new Date(number * day).toISOString().slice(0, 10);
  days.set(number, text);
  return text;
};

/** A timestamp (milliseconds since 1970) as ISO 8601 in UTC. Ten times faster than a Date, which matters for 100,000 rows. */
export const dateTimeText = (timestamp: number): DateTime => {
  const number = dayNumber(timestamp);
  const rest = timestamp - number * day;
  const inDay = Math.floor(rest / minute);
  let text = minutes[inDay];
  if (text === undefined) {
    text = `T${two(Math.floor(inDay / 60))}:${two(inDay % 60)}:`;
    minutes[inDay] = text;
  }
  return `${dayText(number)}${text}${two(Math.floor((rest % minute) / 1_000))}Z`;
};

const zones = new Map<string, Intl.DateTimeFormat>();
const offsetAt = (timestamp: number, zone: string): number => {
  let format = zones.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    zones.set(zone, format);
  }
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(timestamp)) part[type] = Number(value);
  const local = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute);
  return local - Math.floor(timestamp / minute) * minute;
};

/** The timestamp of a local day and time (minutes after midnight) in a time zone. */
export const localTimestamp = (dayOf: number, minutesOfDay: number, zone: string): number => {
  const asUtc = dayOf * day + minutesOfDay * minute;
  const guess = asUtc - offsetAt(asUtc, zone);
  return asUtc - offsetAt(guess, zone);
};

/** The day number of a timestamp in a time zone. */
export const localDay = (timestamp: number, zone: string): number => dayNumber(timestamp + offsetAt(timestamp, zone));

/** 0 is Sunday. */
export const weekday = (number: number): number => (number + 4) % 7;

const nthSunday = (year: number, month: number, nth: number): number => {
  const first = Date.UTC(year, month, 1) / day;
  return first + ((7 - weekday(first)) % 7) + (nth - 1) * 7;
};

/** The Sunday nearest to a day on which clocks in the United States change. */
export const nearestClockChange = (today: number): number => {
  const year = new Date(today * day).getUTCFullYear();
  const changes = [year - 1, year, year + 1].flatMap((each) => [nthSunday(each, 2, 2), nthSunday(each, 10, 1)]);
  return changes.reduce((best, each) => (Math.abs(each - today) < Math.abs(best - today) ? each : best));
};
