/** Months as `2026-05` and their weeks, from Sunday to Saturday as calendars in the United States have them. */
import { readDay } from '../../../kit/format/moment';

const msPerDay = 86_400_000;
const monthPattern = /^(\d{4})-(0[1-9]|1[0-2])$/;

export const dayText = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10);

/** The month that an address names, or the one of a day. */
export const readMonth = (given: string | null, today: string): string =>
  given !== null && monthPattern.test(given) ? given : today.slice(0, 7);

const firstDayOf = (month: string): number => readDay(`${month}-01`) ?? 0;

export const shiftMonth = (month: string, by: number): string => {
  const first = new Date(firstDayOf(month));
  return dayText(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + by, 1)).slice(0, 7);
};

/** The weeks that a month touches, each of seven days. */
export const weeksOf = (month: string): readonly (readonly string[])[] => {
  const first = firstDayOf(month);
  const next = firstDayOf(shiftMonth(month, 1));
  const start = first - new Date(first).getUTCDay() * msPerDay;
  const count = Math.ceil((next - start) / (7 * msPerDay));
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dayText(start + (week * 7 + day) * msPerDay)),
  );
};
