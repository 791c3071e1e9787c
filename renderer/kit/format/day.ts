/** Days without a time, `2026-05-16`, and the dates of this computer's calendar. */
import { readDay } from './moment';

const two = (value: number): string => String(value).padStart(2, '0');

/** A date as the day that a calendar beside the person shows. */
export const dayOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Midnight of a day here; null where the text is no day. */
export const dateOf = (day: string): Date | null => {
  if (readDay(day) === undefined) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};
