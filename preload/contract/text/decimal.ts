/** Reads decimal texts exactly, because floats would round money. */

export interface Decimal {
  /** The number without its decimal point. */
  readonly units: bigint;
  /** The number of decimal places. */
  readonly places: number;
}

const decimalPattern = /^([+-]?)(\d{1,30})(?:\.(\d{1,10}))?$/;

/** Converts a number to text; trims a text. */
const toText = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : undefined;
};

/** Reads "123.58" or a number; undefined for anything else. */
export const readDecimal = (value: unknown): Decimal | undefined => {
  const match = decimalPattern.exec(toText(value) ?? '');
  if (!match) return undefined;
  const [, sign = '', whole = '', part = ''] = match;
  const units = BigInt(whole + part);
  return { units: sign === '-' ? -units : units, places: part.length };
};

/** The units of a decimal with that many places. */
export const scaleTo = ({ units, places }: Decimal, to: number): bigint => units * 10n ** BigInt(to - places);

/** Whether two decimals are equal in value, such as "12.5" and "12.50". */
export const isSameAmount = (one: unknown, other: unknown): boolean => {
  const [first, second] = [readDecimal(one), readDecimal(other)];
  if (!first || !second) return false;
  const places = Math.max(first.places, second.places);
  return scaleTo(first, places) === scaleTo(second, places);
};
