/**
 * Reads numbers and amounts as people type or paste them: in the notation of the app's region, with digits of any script.
 * What can be read in two ways is never decided silently.
 */
import { fold } from '@contract/text/fold';
import { isDecimal } from './decimal';
import { byLocale, currentLocale } from './locale';
import { usualDecimals } from './number';

type Sign = '.' | ',';

/** The sign before the decimals. Arabic regions have one of their own, which `fold` reads as a point. */
const regionalSign = byLocale((locale): Sign => {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return fold(parts.find(({ type }) => type === 'decimal')?.value ?? '.') === ',' ? ',' : '.';
});

/** Whole digits, in groups of three or without, and decimals. A number in groups doesn't start with 0. */
const notations: Readonly<Record<Sign, RegExp>> = {
  '.': /^(\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/,
  ',': /^(\d*|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/,
};
/** Groups that cannot be taken for decimals: `1 500`, `1'500`. */
const spacedGroups = /^\d{1,3}(?:[ ']\d{3})+(?![\d ])/;
/** Whoever uses these has said which are the decimals. */
const arabicSigns = /[٫٬]/;

interface Reading {
  /** As decimal text: `-1500.50`. */
  readonly number: string;
  readonly isRegional: boolean;
  /** Whether it has groups of thousands. */
  readonly isGrouped: boolean;
}

/** All ways to read a folded text: none, one, or two for `1.500` and `1,500`, the region's own first. */
const readingsOf = (folded: string, isArabic: boolean): readonly Reading[] => {
  const [, sign = '', text = ''] = /^([+-]?)(.*)$/s.exec(folded) ?? [];
  const spaced = spacedGroups.exec(text)?.[0] ?? '';
  const digits = spaced.replaceAll(/\D/g, '') + text.slice(spaced.length);
  const own = regionalSign();
  const signs: readonly Sign[] = isArabic ? ['.'] : own === '.' ? ['.', ','] : [',', '.'];
  const found = signs.flatMap((decimal): readonly Reading[] => {
    const [all = '', whole = '', part = ''] = notations[decimal].exec(digits) ?? [];
    const plain = (whole || '0').replaceAll(/\D/g, '');
    const number = `${sign === '-' ? '-' : ''}${plain}${part === '' ? '' : `.${part}`}`;
    const isGrouped = spaced !== '' || /\D/.test(whole);
    const isRegional = decimal === own || signs.length === 1;
    return all !== '' && isDecimal(number) ? [{ number, isRegional, isGrouped }] : [];
  });
  return found[0]?.number === found[1]?.number ? found.slice(0, 1) : found;
};

/** How a typed number can be read: `[]` if it is none, several texts if it is not clear which is meant. */
export type TypedNumber = readonly string[];

/** Decimals have this many places at most, unless a currency has more. */
const usualPlaces = 2;

/** Of `1.500`, a region with groups by points means 1500; any other may mean either, unless amounts have 3 decimals. */
const chooseOf = (readings: readonly Reading[], places: number): TypedNumber => {
  const [first] = readings;
  const isClear = readings.length < 2 || first?.isGrouped === places <= usualPlaces;
  return (isClear ? readings.slice(0, 1) : readings).map(({ number }) => number);
};

export interface NumberRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/**
 * A number of a field, as decimal text. Of two readings, the range can rule out the one that is not the region's; it
 * can't show that the other is meant.
 */
export const readTypedNumber = (typed: string, { min, max }: NumberRange = {}): TypedNumber => {
  const readings = readingsOf(fold(typed).trim(), arabicSigns.test(typed));
  const [own, other] = readings.map(({ number }) => {
    const value = Number(number);
    return (min === undefined || value >= min) && (max === undefined || value <= max);
  });
  if (other === undefined || own === other) return chooseOf(readings, usualPlaces);
  return (own ? readings.slice(0, 1) : readings).map(({ number }) => number);
};

/** A number in the region's notation, to be edited and read by `readTypedNumber`; other text is unchanged. */
export const toTypedNumber = (value: number | string): string =>
  isDecimal(value) ? String(value).trim().replace('.', regionalSign()) : String(value);

export interface TypedAmount {
  /** The amount as decimal text; undefined if the text is no amount, or can be read in two ways. */
  readonly amount: string | undefined;
  /** What it may mean. */
  readonly readings: TypedNumber;
}

/** `$` and, outside of its own region, `US$`. */
const displays = ['symbol', 'narrowSymbol'] as const;
const worldLocale = 'en-001';

/** How people may write a currency beside an amount, folded, the longest first; any sign if the currency is not known. */
const currencyNames = (currency: string): readonly string[] => {
  const signOf = (locale: string, currencyDisplay: (typeof displays)[number]): string =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? '';
  const signs =
    usualDecimals(currency) === undefined
      ? []
      : [currentLocale(), worldLocale].flatMap((locale) => displays.map((display) => signOf(locale, display)));
  return [currency, ...signs].map(fold).toSorted((one, other) => other.length - one.length);
};

const withoutCurrency = (text: string, currency: string): string => {
  if (currency === '') return text.replace(/^\p{Sc}\s*|\s*\p{Sc}$/u, '');
  const names = currencyNames(currency);
  const before = names.find((name) => text.startsWith(name));
  const after = names.find((name) => text.endsWith(name));
  if (before !== undefined) return text.slice(before.length).trim();
  return after === undefined ? text : text.slice(0, -after.length).trim();
};

/**
 * An amount of a currency, with or without its sign; never negative. Decimals with another sign than the region's are
 * not taken, because a thousand may have been mistyped.
 */
export const readTypedAmount = (typed: string, currency: string): TypedAmount => {
  const text = withoutCurrency(fold(typed).trim(), currency);
  const readings = /^[+-]/.test(text) ? [] : readingsOf(text, arabicSigns.test(typed));
  const numbers = chooseOf(readings, usualDecimals(currency) ?? usualPlaces);
  const [first] = readings;
  const isClear = numbers.length === 1 && (first?.isRegional === true || first?.isGrouped === true);
  return { amount: isClear ? numbers[0] : undefined, readings: numbers };
};
