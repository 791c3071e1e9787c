/** Days as `2026-05-16`, in local time. */
import { dayOf } from '../../../kit/format/day';
import { readDay } from '../../../kit/format/moment';

const day = 86_400_000;

export const today = (): string => dayOf(new Date());

/** Undefined if either is not a day. */
export const daysBetween = (from: string, to: string): number | undefined => {
  const [start, end] = [readDay(from), readDay(to)];
  return start === undefined || end === undefined ? undefined : Math.round((end - start) / day);
};

export const dayAfter = (text: string, days: number): string =>
  new Date((readDay(text) ?? 0) + days * day).toISOString().slice(0, 10);
