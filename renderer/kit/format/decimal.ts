/** Sums of decimal texts, exact to the last digit: money is never a float on its way. */

interface Decimal {
  /** The digits without their point. */
  readonly units: bigint;
  /** How many of them stand behind the point. */
  readonly places: number;
}

const shape = /^([+-]?)(\d{1,30})(?:\.(\d{1,10}))?$/;

/** Converts a number to text; trims a text. */
const writtenText = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : undefined;
};

/** Reads "123.58", or a number as it is written; undefined for anything that is no plain decimal. */
const readDecimal = (value: unknown): Decimal | undefined => {
  const match = shape.exec(writtenText(value) ?? '');
  if (!match) return undefined;
  const [, sign = '', whole = '', part = ''] = match;
  const units = BigInt(whole + part);
  return { units: sign === '-' ? -units : units, places: part.length };
};

const writeDecimal = ({ units, places }: Decimal): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const text = places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
  return units < 0n ? `-${text}` : text;
};

const raised = ({ units, places }: Decimal, to: number): bigint => units * 10n ** BigInt(to - places);

const zero: Decimal = { units: 0n, places: 0 };

const plus = (one: Decimal, other: Decimal): Decimal => {
  const places = Math.max(one.places, other.places);
  return { units: raised(one, places) + raised(other, places), places };
};

export const isDecimal = (value: unknown): boolean => shape.test(writtenText(value) ?? '');

/** A sum that grows value by value. What is no decimal is passed over and said by the answer of `add`. */
export interface Sum {
  add(value: unknown): boolean;
  /** With as many decimals as the finest value had: "0.30". */
  text(): string;
}

export const createSum = (): Sum => {
  let sum = zero;
  return {
    add: (value) => {
      const read = readDecimal(value);
      if (!read) return false;
      sum = plus(sum, read);
      return true;
    },
    text: () => writeDecimal(sum),
  };
};

/** "-4.50" of "4.50"; undefined for what is no decimal. */
export const negateDecimal = (value: unknown): string | undefined => {
  const read = readDecimal(value);
  return read && writeDecimal({ ...read, units: -read.units });
};

/** Whether two decimals are the same amount, however they are written: "12.5" and "12.50". */
export const isSameAmount = (one: unknown, other: unknown): boolean => {
  const [first, second] = [readDecimal(one), readDecimal(other)];
  if (!first || !second) return false;
  const places = Math.max(first.places, second.places);
  return raised(first, places) === raised(second, places);
};

/** The exact product of two decimals: "3" of "12.50" is "37.50"; undefined where one of them is none. */
export const multiplyDecimals = (one: unknown, other: unknown): string | undefined => {
  const [first, second] = [readDecimal(one), readDecimal(other)];
  return first && second && writeDecimal({ units: first.units * second.units, places: first.places + second.places });
};

/** To so many places, halves away from zero as on a bill: "2.345" is "2.35". Missing places are filled: "2" is "2.00". */
export const roundDecimal = (value: unknown, places: number): string | undefined => {
  const read = readDecimal(value);
  if (!read) return undefined;
  if (read.places <= places) return writeDecimal({ units: raised(read, places), places });
  const step = 10n ** BigInt(read.places - places);
  const half = read.units < 0n ? -step / 2n : step / 2n;
  return writeDecimal({ units: (read.units + half) / step, places });
};

/** What of several values is a decimal, added up, with so many places: the lines of a bill. */
export const sumDecimals = (values: readonly unknown[], places = 2): string => {
  const sum = createSum();
  for (const value of values) sum.add(value);
  return roundDecimal(sum.text(), places) ?? sum.text();
};

/** So much percent of an amount, to the cent: "7.5" of "20" is "1.50". What is no decimal is nothing. */
export const percentOf = (amount: unknown, percent: unknown): string =>
  roundDecimal(multiplyDecimals(multiplyDecimals(amount, percent), '0.01'), 2) ?? '0.00';

/** Negative, zero or positive as the first is less, the same or more; what is no decimal counts as nothing. */
export const compareDecimals = (one: unknown, other: unknown): number => {
  const difference = plus(readDecimal(one) ?? zero, readDecimal(negateDecimal(other)) ?? zero).units;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
