/** Exact arithmetic with decimal texts, because floats would round money. */
import { type Decimal, readDecimal, scaleTo } from '@contract/text/decimal';

const writeDecimal = ({ units, places }: Decimal): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const text = places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
  return units < 0n ? `-${text}` : text;
};

const zero: Decimal = { units: 0n, places: 0 };

const add = (one: Decimal, other: Decimal): Decimal => {
  const places = Math.max(one.places, other.places);
  return { units: scaleTo(one, places) + scaleTo(other, places), places };
};

export const isDecimal = (value: unknown): boolean => readDecimal(value) !== undefined;

/** A running sum. `add` skips values that are not decimals and returns false for them. */
export interface Sum {
  add(value: unknown): boolean;
  /** With as many decimals as the most precise value: "0.30". */
  text(): string;
}

export const createSum = (): Sum => {
  let sum = zero;
  return {
    add: (value) => {
      const read = readDecimal(value);
      if (!read) return false;
      sum = add(sum, read);
      return true;
    },
    text: () => writeDecimal(sum),
  };
};

/** "-4.50" for "4.50"; undefined for a value that is not a decimal. */
export const negateDecimal = (value: unknown): string | undefined => {
  const read = readDecimal(value);
  return read && writeDecimal({ ...read, units: -read.units });
};

/** "4.50" for "-4.50" and "4.50"; undefined for a value that is not a decimal. */
export const absoluteDecimal = (value: unknown): string | undefined => {
  const read = readDecimal(value);
  return read && writeDecimal(read.units < 0n ? { ...read, units: -read.units } : read);
};

/** The exact product of two decimals: "3" and "12.50" give "37.50"; undefined if one is not a decimal. */
export const multiplyDecimals = (one: unknown, other: unknown): string | undefined => {
  const [first, second] = [readDecimal(one), readDecimal(other)];
  return first && second && writeDecimal({ units: first.units * second.units, places: first.places + second.places });
};

/** Rounds half away from zero, as bills do: "2.345" gives "2.35". Adds missing places: "2" gives "2.00". */
export const roundDecimal = (value: unknown, places: number): string | undefined => {
  const read = readDecimal(value);
  if (!read) return undefined;
  if (read.places <= places) return writeDecimal({ units: scaleTo(read, places), places });
  const step = 10n ** BigInt(read.places - places);
  const half = read.units < 0n ? -step / 2n : step / 2n;
  return writeDecimal({ units: (read.units + half) / step, places });
};

/** The exact sum of all values that are decimals. */
export const sumOf = (values: readonly unknown[]): string => {
  const sum = createSum();
  for (const value of values) sum.add(value);
  return sum.text();
};

/** The same with this many places, such as the lines of a bill. */
export const sumDecimals = (values: readonly unknown[], places = 2): string => {
  const sum = sumOf(values);
  return roundDecimal(sum, places) ?? sum;
};

/** A percentage of an amount, to the cent: "7.5" of "20" is "1.50". Values that are not decimals count as zero. */
export const percentOf = (amount: unknown, percent: unknown): string =>
  roundDecimal(multiplyDecimals(multiplyDecimals(amount, percent), '0.01'), 2) ?? '0.00';

/** Negative, zero or positive if the first is less, equal or greater; a value that is not a decimal counts as zero. */
export const compareDecimals = (one: unknown, other: unknown): number => {
  const difference = add(readDecimal(one) ?? zero, readDecimal(negateDecimal(other)) ?? zero).units;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
