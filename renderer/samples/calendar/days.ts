/** The days that the calendar shows. */
import { toDate, toDay } from '../../kit/format/day';
import { firstWeekday } from '../../kit/format/week';

export type View = 'month' | 'week';

export const today = (): string => toDay(new Date());

export const shiftDay = (day: string, by: number): string => {
  const date = toDate(day);
  if (!date) return day;
  date.setDate(date.getDate() + by);
  return toDay(date);
};

/** The first day of the month that is so many months away. */
const shiftMonth = (day: string, by: number): string => {
  const date = toDate(day) ?? new Date();
  return toDay(new Date(date.getFullYear(), date.getMonth() + by, 1));
};

/** A day of the next or previous view. */
export const stepDay = (view: View, day: string, by: 1 | -1): string =>
  view === 'week' ? shiftDay(day, 7 * by) : shiftMonth(day, by);

const startOfWeek = (day: string): string => {
  const weekday = (toDate(day) ?? new Date()).getDay();
  return shiftDay(day, -((weekday - firstWeekday() + 7) % 7));
};

/** The weeks of a month, from the one with its first day to the one with its last, or a single week. */
export const weeksOf = (view: View, day: string): readonly (readonly string[])[] => {
  const first = startOfWeek(view === 'week' ? day : shiftMonth(day, 0));
  const end = view === 'week' ? shiftDay(first, 7) : shiftMonth(day, 1);
  const weeks: string[][] = [];
  for (let start = first; start < end; start = shiftDay(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => shiftDay(start, index)));
  return weeks;
};
