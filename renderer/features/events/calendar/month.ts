/** Months as `2026-05`, and their weeks. */
import { toDayText } from '@contract/time/moment';
import { parseDay } from '../../../kit/format/date-time';

const msPerDay = 86_400_000;
const monthPattern = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** The month in the address, or else the current one. */
export const readMonth = (requested: string | null, today: string): string =>
  requested !== null && monthPattern.test(requested) ? requested : today.slice(0, 7);

const firstDayOf = (month: string): number => parseDay(`${month}-01`) ?? 0;

export const shiftMonth = (month: string, by: number): string => {
  const first = new Date(firstDayOf(month));
  return toDayText(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + by, 1)).slice(0, 7);
};

/** The weeks of a month from a weekday on (0 for Sunday), each with seven days, including days of neighboring months. */
export const weeksOf = (month: string, firstWeekday = 0): readonly (readonly string[])[] => {
  const first = firstDayOf(month);
  const next = firstDayOf(shiftMonth(month, 1));
  const start = first - ((new Date(first).getUTCDay() - firstWeekday + 7) % 7) * msPerDay;
  const count = Math.ceil((next - start) / (7 * msPerDay));
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => toDayText(start + (week * 7 + day) * msPerDay)),
  );
};
