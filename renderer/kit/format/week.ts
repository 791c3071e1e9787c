/** Weeks and months as the app's language and region have them. */
import { byLocale } from './locale';

interface WeekLocale extends Intl.Locale {
  /** 1 for Monday to 7 for Sunday. */
  getWeekInfo?(): { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** The first day of the week: 0 for Sunday to 6 for Saturday. */
export const firstWeekday = byLocale((locale) => {
  const regional: WeekLocale = new Intl.Locale(locale);
  return ((regional.getWeekInfo?.() ?? regional.weekInfo)?.firstDay ?? 7) % 7;
});

type Width = 'long' | 'short' | 'narrow';
const namesOf = (options: Intl.DateTimeFormatOptions, count: number, time: (index: number) => number) =>
  byLocale((locale) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, index) => format.format(time(index)));
  });
// January 4, 1970 was a Sunday.
const weekdays = (weekday: Width) => namesOf({ weekday }, 7, (day) => Date.UTC(1970, 0, 4 + day));
const months = (month: Width) => namesOf({ month }, 12, (index) => Date.UTC(1970, index, 1));

/** From Sunday. */
export const weekdayNames = { long: weekdays('long'), short: weekdays('short'), narrow: weekdays('narrow') };
/** From January. */
export const monthNames = { long: months('long'), short: months('short') };
