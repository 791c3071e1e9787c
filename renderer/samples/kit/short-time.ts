import { formatClock, formatDay } from '../../kit/format/date-time';
import { toDay } from '../../kit/format/day';

/** The clock of a time today, or its day. */
export const formatShortTime = (time: string | number): string => {
  const date = new Date(time);
  return toDay(date) === toDay(new Date()) ? formatClock(date.getTime()) : formatDay(toDay(date));
};
