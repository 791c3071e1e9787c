/** Reads a day as people type it in the language of the app. */
import { fold } from '@contract/text/fold';
import { toDate } from '../format/day';
import { byLocale } from '../format/locale';
import { monthNames } from '../format/week';

type Part = 'year' | 'month' | 'day';

/** The order in which the language writes a day in numbers. */
const numberOrder = byLocale((locale) =>
  new Intl.DateTimeFormat(locale)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type): type is Part => type === 'year' || type === 'month' || type === 'day'),
);

const century = 2000;
const fullYear = (year: number): number => (year < 100 ? century + year : year);

const dateOf = (year: number, month: number, day: number): Date | null =>
  toDate(
    [String(fullYear(year)).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'),
  );

const monthOf = (words: string): number => {
  const isIn = (name: string) => words.split(/[^\p{L}\p{M}]+/u).includes(fold(name).replace(/\.$/, ''));
  return Math.max(monthNames.long().findIndex(isIn), monthNames.short().findIndex(isIn)) + 1;
};

/** `2026-05-16`, `5/16/2026` or `16/5/2026` as the language orders them, "16 may 2026"; null for other text. */
export const parseTypedDay = (text: string): Date | null => {
  const typed = fold(text);
  const numbers = [...typed.matchAll(/\d+/g)].map(Number);
  const [first = 0, second = 0, third = 0] = numbers;
  if (numbers.length === 3) {
    if (first > 31) return dateOf(first, second, third);
    const order = numberOrder();
    const value = (part: Part): number => numbers[order.indexOf(part)] ?? 0;
    return dateOf(value('year'), value('month'), value('day'));
  }
  const month = monthOf(typed);
  if (numbers.length !== 2 || month === 0) return null;
  return first > 31 ? dateOf(first, month, second) : dateOf(second, month, first);
};
