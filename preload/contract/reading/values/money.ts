/**
 * Reads money without guessing. Decimal text and fractions are exact. The profile, the
 * field's name or other amounts of the same answer decide the unit of a whole number; else it stays a plain number.
 */
import { isRecord } from '../../json/record';
import { toNumber, type Unread, unread, unwrap, valueNamed } from './plain';

export type Unit = 'major' | 'minor';

const withoutMinor: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
);
const withThousandths: ReadonlySet<string> = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** The number of decimals of a currency. */
export const decimalsOf = (currency: unknown): number => {
  const code = typeof currency === 'string' ? currency.toUpperCase() : '';
  if (withoutMinor.has(code)) return 0;
  return withThousandths.has(code) ? 3 : 2;
};

const wholeText = /^[+-]?\d{1,30}$/;
const fractionText = /^[+-]?\d{1,30}\.\d{1,10}$/;

/** Converts an amount in minor units to decimal text: 32195 is "321.95". Exact for any length. */
const fromMinor = (wholeNumber: string, currency: unknown): string => {
  const decimals = decimalsOf(currency);
  if (decimals === 0) return wholeNumber;
  const sign = wholeNumber.startsWith('-') ? '-' : '';
  const digits = wholeNumber.replace(/^[+-]/, '').padStart(decimals + 1, '0');
  const units = digits.slice(0, -decimals).replace(/^0+(?=\d)/, '');
  return `${sign}${units}.${digits.slice(-decimals)}`;
};

const amounts = ['amount', 'value', 'total', 'gross', 'cents', 'minor', 'amountMinor', 'amountCents'];

interface Bare {
  readonly amount: unknown;
  readonly unit?: Unit;
  readonly currency?: unknown;
}

/** The amount within `{ amount, currency }`, and its unit if the name says it. */
const bare = (input: unknown): Bare => {
  const value = unwrap(input);
  if (!isRecord(value)) return { amount: value };
  const minor = unwrap(
    valueNamed(value, ['cents', 'amountCents', 'amountMinor', 'minor', 'minorUnits', 'amountInCents']),
  );
  const major = unwrap(valueNamed(value, amounts.slice(0, 4)));
  const currency = valueNamed(value, ['currency', 'currencyCode', 'currencyIso']);
  const of = typeof currency === 'string' ? { currency } : {};
  if (typeof major === 'string' && fractionText.test(major)) return { amount: major, ...of };
  // Less than a whole unit may be only the rest: `{ dollars: 12, cents: 50 }`, unless the other number is that of decimals.
  const isWhole = ([name, one]: readonly [string, unknown]): boolean =>
    !/id$|exponent|scale|precision|decimal|digit|subunit/i.test(name) && Math.abs(toNumber(one)) >= 1;
  const isRest =
    Math.abs(toNumber(minor)) < 100 && Object.entries(value).filter(isWhole).length > (toNumber(minor) === 0 ? 0 : 1);
  if (minor !== undefined) return { amount: isRest ? undefined : minor, unit: 'minor', ...of };
  if (major !== undefined) return { amount: major, ...of };
  // Shopify's bag of the shop's money and that of the buyer: one of them if they are the same.
  const bags = Object.values(value)
    .filter(isRecord)
    .map(bare)
    .filter((bag) => bag.amount !== undefined);
  const [bag, ...otherBags] = bags;
  if (bag && otherBags.every((one) => one.amount === bag.amount && one.currency === bag.currency)) return bag;
  // Beside a currency, the only figure is the amount, whatever it is called: Eventbrite's `major_value`.
  const figures = Object.entries(value).filter(
    ([, one]) => typeof one === 'number' || (typeof one === 'string' && /^[+-]?\d+(\.\d+)?$/.test(one)),
  );
  const [[name, amount] = ['', undefined], ...others] = figures;
  if (others.length > 0 || typeof currency !== 'string') return { amount: undefined, ...of };
  return { amount, ...(/minor|cent|penn(y|ies)|pence/i.test(name) ? { unit: 'minor' } : {}), ...of };
};

/** The places of an amount: 33.333333333333336 has no more. */
const maxPlaces = 10;

/** The decimal that a binary fraction stands for: 149.85000000000002, and the single 149.85000610351562, are 149.85. */
const withoutNoise = (amount: number): string => {
  if (Number.isInteger(amount)) return String(amount);
  const single = Number(amount.toPrecision(7));
  const rounded = Math.fround(single) === amount ? single : Number(amount.toPrecision(15));
  const text = String(Math.abs(rounded) < 1e-9 ? 0 : rounded);
  return fractionText.test(text) ? text : rounded.toFixed(maxPlaces).replace(/\.?0+$/, '');
};
/** Whether an amount has a fraction. A server that uses minor units never sends one. */
export const hasFraction = (input: unknown): boolean => {
  const { amount } = bare(input);
  return typeof amount === 'number'
    ? Number.isFinite(amount) && !Number.isInteger(Number(withoutNoise(amount)))
    : typeof amount === 'string' && fractionText.test(amount.trim());
};

export interface MoneyContext {
  /** The unit of whole numbers by the profile or the field's name. */
  readonly unit: Unit | undefined;
  /** Whether the field's name says that its numbers are minor units. */
  readonly isNamedMinor: boolean;
  readonly currency: unknown;
  /** Whether any amount of the same answer has a fraction. */
  readonly othersHaveFraction: () => boolean;
}

const fromWhole = (
  wholeNumber: string,
  knownUnit: Unit | undefined,
  context: MoneyContext,
  currency: unknown,
): string | number => {
  const unit = knownUnit ?? context.unit;
  if (unit === 'minor') return fromMinor(wholeNumber, currency);
  // Zero is the same in both units, and a currency without minor units has only one.
  const isCertain =
    unit === 'major' || /^[+-]?0+$/.test(wholeNumber) || decimalsOf(currency) === 0 || context.othersHaveFraction();
  if (isCertain) return wholeNumber;
  return Number.isSafeInteger(Number(wholeNumber)) ? Number(wholeNumber) : wholeNumber;
};

const noisyText = /^[+-]?\d{1,15}\.\d{11,}$/;

/** Decimal text, or a JSON number if its unit is unknown; other values stay unchanged. */
export const readMoney = (input: unknown, context: MoneyContext): string | number | Unread => {
  if (typeof input === 'string' && !context.isNamedMinor && fractionText.test(input)) return input;
  const { amount, unit, currency = context.currency } = bare(input);
  // A fraction of cents may be one of dollars, under a wrong name.
  if ((unit === 'minor' || context.isNamedMinor) && hasFraction(amount)) return unread;
  if (typeof amount === 'number') {
    if (!Number.isFinite(amount)) return unread;
    const text = withoutNoise(amount);
    if (wholeText.test(text)) return fromWhole(text, unit, context, currency);
    return fractionText.test(text) ? text : amount;
  }
  if (typeof amount !== 'string') return unread;
  const text = amount.trim();
  if (wholeText.test(text)) return fromWhole(text, unit, context, currency);
  if (noisyText.test(text)) return withoutNoise(Number(text));
  return fractionText.test(text) ? text : amount;
};
