/**
 * Matches rows against a search. All words must occur in a row, in any order. What looks like a phone number is also
 * compared by its digits alone, so that "(555) 010-9999" matches "+15550109999".
 */

export interface SearchTerms {
  readonly words: readonly string[];
  /** The digits of a phone number; undefined if the search does not look like one. */
  readonly phone: string | undefined;
}

/** What a phone number may be written with. */
export const phoneLike = /^\+?[\d\s().\-/]+$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
/** Shorter numbers are compared as text only. */
const minQueryDigits = 5;
/** Fewer digits are more likely another number, such as that of a booking. */
export const minPhoneDigits = 7;
/** This many last digits identify a number without its country code or trunk prefix. */
export const significantDigits = 10;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Splits a search that is already folded. */
export const readSearchTerms = (folded: string): SearchTerms => {
  const query = folded.trim();
  const words = [...new Set(query.split(/\s+/))].filter((word) => word !== '');
  if (!phoneLike.test(query) || day.test(query)) return { words, phone: undefined };
  const digits = digitsOf(query);
  return { words, phone: digits.length < minQueryDigits ? undefined : digits.slice(-significantDigits) };
};

/** The digits of a phone number with separators; undefined for any other value. */
export const phoneDigits = (value: string): string | undefined => {
  if (value.length <= minPhoneDigits || value.length > 30 || !phoneLike.test(value) || day.test(value))
    return undefined;
  const digits = digitsOf(value);
  return digits.length < minPhoneDigits || digits.length === value.length ? undefined : digits;
};

/** Whether a row's text, including the digits of its phone numbers, matches a search. */
export const isFound = (text: string, { words, phone }: SearchTerms): boolean =>
  words.every((word) => text.includes(word)) || (phone !== undefined && text.includes(phone));
