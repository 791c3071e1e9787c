/** Days as `2026-05-16`, in local time. */

import { parseDay } from '../../../kit/format/date-time';
import { toDay } from '../../../kit/format/day';

const day = 86_400_000;

export const today = (): string => toDay(new Date());

/** Undefined if either is not a day. */
export const daysBetween = (from: string, to: string): number | undefined => {
  const [start, end] = [parseDay(from), parseDay(to)];
  return start === undefined || end === undefined ? undefined : Math.round((end - start) / day);
};

export const dayAfter = (text: string, days: number): string =>
  new Date((parseDay(text) ?? 0) + days * day).toISOString().slice(0, 10);
