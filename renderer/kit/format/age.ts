/** How old data is: "just now", "23 min ago", "3 h ago", and with its day if that is not today. */
import { minuteMs } from '@contract/time/durations';
import { formatClock } from './date-time';
import { byLocale } from './locale';
import { kitText } from './text';

const dateTime = (options: Intl.DateTimeFormatOptions) =>
  byLocale((locale) => new Intl.DateTimeFormat(locale, options));
const day = dateTime({ month: 'short', day: 'numeric' });
const dayOfYear = dateTime({ month: 'short', day: 'numeric', year: 'numeric' });
const exact = dateTime({ dateStyle: 'medium', timeStyle: 'long' });

const minutesInHour = 60;

export const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

const dayBefore = (time: Date): Date => new Date(time.getFullYear(), time.getMonth(), time.getDate() - 1);

/** Whole minutes; none for a time that is ahead, because clocks differ. */
export const minutesSince = (time: number, now: number): number => Math.max(0, Math.floor((now - time) / minuteMs));

/** Both in milliseconds since 1970. */
export const formatAge = (time: number, now = Date.now()): string => {
  const [then, current] = [new Date(time), new Date(now)];
  const minutes = minutesSince(time, now);
  if (minutes < 1) return kitText('age.now');
  // Shortly after midnight, the minutes say more than the day.
  if (minutes < minutesInHour) return kitText('age.minutes', { count: minutes });
  if (isSameDay(then, current)) return kitText('age.hours', { count: Math.floor(minutes / minutesInHour) });
  const at = formatClock(time);
  if (isSameDay(then, dayBefore(current))) return kitText('age.yesterday', { time: at });
  const isThisYear = then.getFullYear() === current.getFullYear();
  return kitText('age.day', { day: (isThisYear ? day() : dayOfYear()).format(then), time: at });
};

/** "Nov 25, 2026, 5:05:12 PM CST", without the space that some fonts draw wide. */
export const formatExactTime = (time: number): string => exact().format(time).replaceAll('\u202f', ' ');
