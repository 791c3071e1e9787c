/** Times of day without a date: `09:30`. */
import { byLocale } from './locale';
import { toPlainText } from './plain-text';

/** "09" for 9. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');
const timeFormat = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
);
const storedPattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes since midnight; undefined for anything but `09:30`. */
export const parseMinutes = (time: string): number | undefined => {
  const match = storedPattern.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
};

/** `09:30` from minutes since midnight. */
export const toTimeOfDay = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;

/** "9:30 AM"; other text is unchanged. */
export const formatTimeOfDay = (time: string): string => {
  const minutes = parseMinutes(time);
  // The formatter uses a narrow no-break space.
  return minutes === undefined
    ? time
    : timeFormat()
        .format(minutes * 60_000)
        .replace(/\s/g, ' ');
};

/** Minutes since midnight of `09:30`, up to `24:00`; undefined for other values. */
export const parseServerTime = (value: unknown): number | undefined => {
  const match = typeof value === 'string' ? /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(value.trim()) : null;
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN;
  return match && Number(match[2]) < 60 && minutes <= 24 * 60 ? minutes : undefined;
};

/** "9:30 AM" from a server's time of day (`9:30`, `09:30:00`, `24:00`); other values are unchanged. */
export const formatServerTime = (value: unknown): string => {
  const minutes = parseServerTime(value);
  return minutes === undefined ? toPlainText(value) : formatTimeOfDay(toTimeOfDay(minutes));
};
