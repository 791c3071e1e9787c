/**
 * Several values as one line. On a right-to-left page, and next to words of a right-to-left script, each is isolated, so
 * that a name or a number moves no other.
 */
import { pageDirection } from './direction';
import { currentLanguage } from './locale';

/** Keeps the line in the page's direction, even if its first value is in another script. */
const marks = { ltr: '\u200e', rtl: '\u200f' } as const;
const rightToLeft = /[\u0590-\u08ff]/;

const join = (parts: readonly unknown[], separator: string): string => {
  const words = parts
    .filter((part) => part !== undefined && part !== null && part !== false && part !== '')
    .map(String);
  const direction = pageDirection();
  if (words.length < 2 || (direction === 'ltr' && !words.some((word) => rightToLeft.test(word))))
    return words.join(separator);
  return marks[direction] + words.map((word) => `\u2068${word}\u2069`).join(separator);
};

/** "Tech Crew A · Lane 1"; missing parts are left out. */
export const joinFacts = (...parts: readonly unknown[]): string => join(parts, ' · ');

/** "Pro, Super Pro"; Arabic uses its own comma. */
export const joinList = (parts: readonly unknown[]): string => join(parts, currentLanguage() === 'ar' ? '، ' : ', ');
