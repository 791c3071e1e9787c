/** Days without a time, `2026-05-16`, and dates in this computer's calendar. */
import { parseDay } from './date-time';
import { twoDigits } from './time-of-day';

/** The day of a date in this computer's zone. */
export const toDay = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** Local midnight of a day; null if the text is not a day. */
export const toDate = (day: string): Date | null => {
  if (parseDay(day) === undefined) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};
