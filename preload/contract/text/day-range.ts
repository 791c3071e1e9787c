/** A range of days as the value of a filter, `2026-05-01..2026-05-31`; either end may be open. */

export interface DayRange {
  /** Both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const day = /^\d{4}-\d{2}-\d{2}/;
const written = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

export const formatDayRange = ({ from = '', to = '' }: DayRange): string => `${from}..${to}`;

/** Undefined where the text is no range: another filter's value. */
export const parseDayRange = (text: string): DayRange | undefined => {
  const match = written.exec(text);
  return match && text !== '..' ? { from: match[1], to: match[2] } : undefined;
};

/** Whether a date, with or without a time, is in a range. Compares the date as sent, so that sums and lists agree. */
export const isWithin = (value: unknown, { from, to }: DayRange): boolean => {
  if (typeof value !== 'string' || !day.test(value)) return false;
  const date = value.slice(0, 10);
  return (from === undefined || date >= from) && (to === undefined || date <= to);
};

/** Whether a value lies in any of the ranges among a filter's values. */
export const withinAny = (values: readonly string[]): ((value: unknown) => boolean) => {
  const ranges = values.map(parseDayRange).filter((range) => range !== undefined);
  return (value) => ranges.some((range) => isWithin(value, range));
};
