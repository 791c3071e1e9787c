/**
 * Reads dates and times. A date and time becomes ISO 8601 in UTC. One without a zone is converted only if the profile
 * names the zone; otherwise it stays as sent, and screens show it unchanged with a mark.
 */
import { isRecord } from '../../json/record';
import { dayAtMidnight, timestampOf } from '../../time/zone';
import { type Unread, unread, unwrap } from './plain';

const isoPattern =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?([.,]\d{1,9})?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i;
const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const dotNetPattern = /^\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\/$/;
/** Days that no country reads in two ways, because the month is a word. */
const writtenDays = [
  /^(?:[a-z]{3,9},? )?(?<day>\d{1,2})(?:st|nd|rd|th)?[ -](?<month>[a-z]{3,9})\.?,?[ -](?<year>\d{4})(?!\d)/i,
  /^(?:[a-z]{3,9},? )?(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})(?!\d)/i,
];
const writtenClock =
  /^(?:,? |, ?| at |T)(\d{1,2})(:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?:\s?([ap])\.?m\.?)?(?=\s|$|[+-Z])/i;
const monthNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
/** Values that mean "never" on some servers. */
const never = /^(0000-00-00|0001-01-01)([T ]00:00:00.*)?$/;

/**
 * Whether a text is already canonical and of a year after 999, which can't mean "never". Checked without a parser, because
 * lists hold a hundred thousand of them.
 */
const isCanonical = (text: string): boolean =>
  text.charCodeAt(0) !== 48 &&
  (text.length === 20 || (text.length === 24 && !text.endsWith('.000Z'))) &&
  text.charCodeAt(10) === 84 &&
  text.charCodeAt(text.length - 1) === 90 &&
  text.charCodeAt(4) === 45;

/** Enough for the events and days of one list. */
const maxRead = 2_000;
const earliest = Date.parse('0000-01-01T00:00:00Z');
const latest = Date.parse('9999-12-31T24:00:00Z');
const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

const dayTexts = new Map<number, string>();
/** The day of a number of days since 1970; kept, because most times of a list are of few days. */
const dayText = (day: number): string => {
  const known = dayTexts.get(day);
  if (known !== undefined) return known;
  if (dayTexts.size >= maxRead) dayTexts.clear();
  const text = new Date(day * 86_400_000).toISOString().slice(0, 10);
  dayTexts.set(day, text);
  return text;
};

const utcText = (time: number): string | Unread => {
  if (!(time >= earliest && time < latest)) return unread;
  if (time % 1000 !== 0) return new Date(time).toISOString();
  const second = Math.floor(time / 1000);
  const day = Math.floor(second / 86_400);
  const of = second - day * 86_400;
  return `${dayText(day)}T${twoDigits(Math.floor(of / 3600))}:${twoDigits(Math.floor(of / 60) % 60)}:${twoDigits(of % 60)}Z`;
};

/** Seconds or milliseconds since 1970; a number that could be either is not read. */
const epochOf = (value: number): number | undefined => {
  if (value >= 100_000_000_000 && value < 10_000_000_000_000) return value;
  return value >= 100_000_000 && value < 100_000_000_00 ? value * 1000 : undefined;
};

const fromNumber = (value: number): string | Unread => {
  const time = epochOf(value);
  return time === undefined ? unread : utcText(Math.round(time));
};

const zoneName = (zone: string | undefined): string => {
  const upper = zone?.toUpperCase();
  if (upper === undefined || upper === 'UTC' || upper === 'GMT') return 'Z';
  if (upper === 'Z') return upper;
  const digits = upper.replace(':', '');
  return `${digits.slice(0, 3)}:${digits.slice(3) || '00'}`;
};

/** Times that were read, because all bookings of a list have the same event. Cleared when it is full. */
const read = new Map<string, string | null | Unread>();
const fromText = (text: string, zone: string | undefined): string | null | Unread => {
  const key = zone === undefined ? text : `${text} ${zone}`;
  const before = read.get(key);
  if (before !== undefined) return before;
  if (read.size >= maxRead) read.clear();
  const value = parsed(text.trim(), zone);
  read.set(key, value);
  return value;
};

/** `27 Mar 2026, 9:05 pm`, JavaScript's and mail's dates as ISO 8601 writes them; undefined for other texts. */
const isoOf = (text: string): string | undefined => {
  const found = writtenDays.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const { day = '', month = '', year = '' } = found?.groups ?? {};
  const name = month.toLowerCase();
  const number = monthNames.findIndex((one) => one.startsWith(name)) + 1;
  const iso = `${year}-${twoDigits(number)}-${twoDigits(Number(day))}`;
  if (!found || !isDate(iso)) return undefined;
  const rest = text.slice(found[0].length).replace(/\s*\(.*\)$/, '');
  if (rest === '') return iso;
  const [clock, hour, minutes, half] = writtenClock.exec(rest) ?? [];
  if (clock === undefined) return undefined;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${iso}T${twoDigits(hours)}${minutes}${rest.slice(clock.length).replace(/GMT(?=[+-])/, '')}`;
};

const parsed = (text: string, zone: string | undefined): string | null | Unread => {
  if (datePattern.test(text)) return never.test(text) ? null : text;
  if (never.test(text)) return null;
  const iso = isoPattern.exec(text);
  if (iso) {
    const [, day = '', minutes = '', seconds = '', fraction = ''] = iso;
    if (!isDate(day)) return unread;
    const exact = fraction === '' || /^[.,]0+$/.test(fraction) ? '' : fraction.replace(',', '.');
    const wall = `${day}T${minutes}${seconds || ':00'}${exact}`;
    if (iso[5] === undefined) {
      const time = zone === undefined ? undefined : timestampOf(wall, zone);
      return time === undefined ? (Number.isNaN(Date.parse(`${wall}Z`)) ? unread : wall) : utcText(time);
    }
    const offset = zoneName(iso[5]);
    if (Number.isNaN(Date.parse(`${wall}${offset}`))) return unread;
    return offset === 'Z' || offset === '+00:00' ? `${wall}Z` : utcText(Date.parse(`${wall}${offset}`));
  }
  if (/^\d{10}$|^\d{13}$/.test(text)) return fromNumber(Number(text));
  const net = dotNetPattern.exec(text);
  if (net) return utcText(Number(net[1]));
  const written = isoOf(text);
  return written === undefined ? unread : parsed(written, zone);
};

/** PHP's date object: `{ date, timezone_type, timezone }`. */
const fromPhp = (value: Readonly<Record<string, unknown>>): string | null | Unread => {
  const { date, timezone } = value;
  if (typeof date !== 'string' || typeof timezone !== 'string') return unread;
  return /^[+-]\d{2}:\d{2}$/.test(timezone) ? fromText(`${date}${timezone}`, undefined) : fromText(date, timezone);
};

/** `zone` is the profile's zone for times without one. */
export const readDateTime = (input: unknown, zone?: string): string | null | Unread => {
  if (typeof input === 'string' && isCanonical(input)) return input;
  const value = unwrap(input);
  if (typeof value === 'string') return fromText(value, zone);
  if (typeof value === 'number') return fromNumber(value);
  return isRecord(value) ? fromPhp(value) : unread;
};

/** The year comes first, because other orders mean different days in different countries. */
const yearFirst = /^(\d{4})([/.]?)(\d{2})\2(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2})?)?$/;

const fromYearFirst = (text: string): string | Unread => {
  const [, year, , month, date] = yearFirst.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  return year !== undefined && isDate(day) ? day : unread;
};

const utc = /^(?:Z|UTC|GMT|[+-]00(?::?00)?)$/i;

/**
 * The calendar day as written, because a time zone must not shift a license's last day. `zones` are for a day that is
 * sent as the time at which it starts.
 */
export const readDate = (input: unknown, zones: readonly unknown[] = []): string | null | Unread => {
  if (typeof input === 'string' && datePattern.test(input) && !never.test(input)) return input;
  const value = unwrap(input);
  if (typeof value === 'number') return fromDateNumber(value, zones);
  if (isRecord(value)) return fromPhpDate(value, zones);
  if (typeof value !== 'string') return unread;
  const text = value.trim();
  if (never.test(text)) return null;
  if (datePattern.test(text)) return text;
  const iso = isoPattern.exec(text);
  if (iso?.[1] !== undefined) return isDate(iso[1]) ? (dayStartingAtText(iso, zones) ?? iso[1]) : unread;
  const net = dotNetPattern.exec(text);
  if (net) return dayOf(Number(net[1]), zones);
  if (/^\d{10}$|^\d{13}$/.test(text)) return fromDateNumber(Number(text), zones);
  const written = isoOf(text);
  return written === undefined ? fromYearFirst(text) : readDate(written, zones);
};

const fromPhpDate = ({ date, timezone }: Readonly<Record<string, unknown>>, zones: readonly unknown[]) => {
  if (typeof date !== 'string') return unread;
  const isUtc = typeof timezone === 'string' && utc.test(timezone);
  return readDate(isUtc && !datePattern.test(date) ? `${date}Z` : date, zones);
};

const isDate = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** The day of `20261231`, or of the time at which it starts. */
const fromDateNumber = (value: number, zones: readonly unknown[]): string | Unread => {
  const time = epochOf(value);
  return time === undefined ? fromYearFirst(String(value)) : dayOf(time, zones);
};

/** The day of a midnight in UTC or one of the zones; the day of other times would be a guess. */
const dayOf = (time: number, zones: readonly unknown[]): string | Unread => {
  if (time % 86_400_000 === 0) return new Date(time).toISOString().slice(0, 10);
  return dayStartingAt(time, zones) ?? unread;
};

const dayStartingAt = (time: number, zones: readonly unknown[]): string | undefined => {
  for (const zone of zones) {
    const day = dayAtMidnight(time, zone);
    if (day !== undefined) return day;
  }
  return undefined;
};

/** The day that starts at a time in UTC. Where clocks are ahead of UTC, such a time is written with the day before. */
const dayStartingAtText = ([text, , minutes, , , offset = '']: RegExpExecArray, zones: readonly unknown[]) => {
  const time = utc.test(offset) && minutes !== '00:00' ? readDateTime(text) : undefined;
  return typeof time === 'string' ? dayStartingAt(Date.parse(time), zones) : undefined;
};

/**
 * A time of day, `07:30`, up to `24:00`, also from a date and time as written, and from the duration since midnight (OData's
 * `Edm.Time`).
 */
export const readTime = (value: unknown): string | Unread => {
  if (typeof value !== 'string') return unread;
  const text = value.trim();
  const clock = /^(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]\.?m\.?)?$/i.exec(text);
  if (clock) {
    const half = clock[3]?.[0]?.toLowerCase();
    const hour = half === undefined ? Number(clock[1]) : (Number(clock[1]) % 12) + (half === 'p' ? 12 : 0);
    return hour * 60 + Number(clock[2]) <= 24 * 60 && Number(clock[2]) < 60
      ? `${String(hour).padStart(2, '0')}:${clock[2]}`
      : unread;
  }
  const since = /^PT(?:(\d{1,2})H)?(?:(\d{1,2})M)?(?:\d{1,2}(?:\.\d+)?S)?$/.exec(text);
  if (since) return readTime(`${since[1] ?? '0'}:${(since[2] ?? '0').padStart(2, '0')}`);
  const iso = isoPattern.exec(text);
  // A time in UTC is nobody's clock at a track.
  return iso?.[2] !== undefined && !utc.test(iso[5] ?? '') ? iso[2] : unread;
};
