/** Months as `2026-05` and their weeks, from Sunday to Saturday as calendars in the United States have them. */
import { readDay } from '../../../kit/format/moment';

const length = 86_400_000;
const monthText = /^(\d{4})-(0[1-9]|1[0-2])$/;

export const dayText = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10);

/** The month that an address names, or the one of a day. */
export const readMonth = (given: string | null, today: string): string =>
  given !== null && monthText.test(given) ? given : today.slice(0, 7);

const firstOf = (month: string): number => readDay(`${month}-01`) ?? 0;

export const shiftMonth = (month: string, by: number): string => {
  const first = new Date(firstOf(month));
  return dayText(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + by, 1)).slice(0, 7);
};

/** The weeks that a month touches, each of seven days. */
export const weeksOf = (month: string): readonly (readonly string[])[] => {
  const first = firstOf(month);
  const next = firstOf(shiftMonth(month, 1));
  const start = first - new Date(first).getUTCDay() * length;
  const count = Math.ceil((next - start) / (7 * length));
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dayText(start + (week * 7 + day) * length)),
  );
};
