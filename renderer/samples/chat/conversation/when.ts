/** Days and times of messages in words. */

import { formatClock, parseDay } from '../../../kit/format/date-time';
import { toDay } from '../../../kit/format/day';
import type { Text } from '../../../kit/format/text';

const locale = 'en-US';
const inWeek = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
const inYear = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const oneDay = 86_400_000;

const daysAgo = (day: string, now: number): number =>
  Math.round(((parseDay(toDay(new Date(now))) ?? 0) - (parseDay(day) ?? 0)) / oneDay);

const near = (text: Text, ago: number): string | undefined =>
  ago === 0 ? text('when.today') : ago === 1 ? text('when.yesterday') : undefined;

/** The heading of a day: "Today", "Wednesday, November 18". */
export const formatDayHeading = (text: Text, day: string, now: number): string =>
  near(text, daysAgo(day, now)) ?? inYear.format(parseDay(day) ?? 0);

/** The time of the last message: a time today, a weekday this week, else a date. */
export const formatLastTime = (text: Text, at: number, now: number): string => {
  const day = toDay(new Date(at));
  const ago = daysAgo(day, now);
  if (ago === 0) return formatClock(at);
  return near(text, ago) ?? (ago < 7 ? inWeek : short).format(parseDay(day) ?? 0);
};
