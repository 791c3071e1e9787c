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

export interface TypedDay {
  readonly date: Date;
  /** The year was typed with two digits, and may be of another century than that of `date`, which is the nearest one. */
  readonly isOpen: boolean;
}

const dayIn = (year: number, month: number, day: number): Date | null =>
  toDate([String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'));

/** Years of two digits: 84 may be 1984 or 2084. In a field whose days lie in the past, it is the last one that has been. */
const dayOf = (year: string, month: number, day: number, isPast: boolean): TypedDay | undefined => {
  if (year.length > 2) {
    const date = year.length === 4 ? dayIn(Number(year), month, day) : null;
    return date ? { date, isOpen: false } : undefined;
  }
  const now = new Date();
  const century = Math.floor(now.getFullYear() / 100) * 100;
  const dates = [-100, 0, 100].flatMap((years) => dayIn(century + years + Number(year), month, day) ?? []);
  const found = isPast ? dates.filter((date) => date <= now).at(-1) : dates.toSorted(byDistance(now))[0];
  return found && { date: found, isOpen: !isPast };
};

const byDistance = (now: Date) => {
  const distance = (date: Date): number => Math.abs(date.getTime() - now.getTime());
  return (one: Date, other: Date): number => distance(one) - distance(other);
};

const monthOf = (words: string): number => {
  const isIn = (name: string) => words.split(/[^\p{L}\p{M}]+/u).includes(fold(name).replace(/\.$/, ''));
  return Math.max(monthNames.long().findIndex(isIn), monthNames.short().findIndex(isIn)) + 1;
};

/** `2026-05-16`, `5/16/2026` or `16/5/2026` as the language orders them, "16 may 2026"; undefined for other text. */
export const readTypedDay = (text: string, isPast = false): TypedDay | undefined => {
  const typed = fold(text);
  const numbers = [...typed.matchAll(/\d+/g)].map(([digits]) => digits);
  const [first = '', second = '', third = ''] = numbers;
  const isYearFirst = Number(first) > 31;
  if (numbers.length === 3) {
    if (isYearFirst) return dayOf(first, Number(second), Number(third), isPast);
    const order = numberOrder();
    const value = (part: Part): string => numbers[order.indexOf(part)] ?? '';
    return dayOf(value('year'), Number(value('month')), Number(value('day')), isPast);
  }
  const month = monthOf(typed);
  if (numbers.length !== 2 || month === 0) return undefined;
  return isYearFirst ? dayOf(first, month, Number(second), isPast) : dayOf(second, month, Number(first), isPast);
};
