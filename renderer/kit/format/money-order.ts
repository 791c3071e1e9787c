/** Sorts amounts by currency, and exactly within a currency for any number of digits. */
import { fold } from '@contract/text/fold';
import type { Values } from '../area/field';
import { compareDecimals, isDecimal } from './decimal';
import { currencyText, isUnitUnknown } from './number';
import { toPlainText } from './plain-text';

type Key = number | string | undefined;

interface Amount {
  readonly index: number;
  /** Amounts of different groups cannot be compared: their currency differs, or their unit is unknown. */
  readonly group: string;
  readonly value: unknown;
  readonly approximate: number;
}

/** The number of digits that a float can distinguish. */
const exactDigits = 15;
const isLong = (value: unknown): boolean => toPlainText(value).length > exactDigits;

const compare = (one: Amount, other: Amount): number => {
  if (one.group !== other.group) return one.group < other.group ? -1 : 1;
  if (one.approximate !== other.approximate) return one.approximate - other.approximate;
  return isLong(one.value) || isLong(other.value) ? compareDecimals(one.value, other.value) : 0;
};

/** Replaces the amounts' numbers by their ranks among all amounts. */
const rankAmounts = (amounts: Amount[], keys: Key[]): void => {
  amounts.sort(compare);
  let rank = 0;
  amounts.forEach((amount, at) => {
    const before = amounts[at - 1];
    if (before && compare(before, amount) !== 0) rank += 1;
    keys[amount.index] = rank;
  });
};

/** Returns the group of a row; caches the last one, because neighboring rows mostly have the same. */
const createGroupOf = (): ((row: Values, value: unknown) => string) => {
  let isUnknown: boolean | undefined;
  let currency: unknown;
  let group = '';
  return (row, value) => {
    if (isUnitUnknown(value) === isUnknown && row.currency === currency) return group;
    isUnknown = isUnitUnknown(value);
    currency = row.currency;
    group = `${isUnknown ? 'unknown' : 'known'} ${currencyText(currency)}`;
    return group;
  };
};

/** Keys in the order of the amounts: undefined for no value, the text for a value that is not an amount. */
export const moneyKeys = (rows: readonly Values[], key: string): readonly Key[] => {
  const keys = new Array<Key>(rows.length);
  const groups = new Set<string>();
  const groupOf = createGroupOf();
  let hasLong = false;
  rows.forEach((row, index) => {
    const value = row[key];
    if (value === null || value === undefined || value === '') return;
    if (!isDecimal(value)) keys[index] = fold(toPlainText(value));
    else {
      keys[index] = Number(value);
      groups.add(groupOf(row, value));
      hasLong ||= isLong(value);
    }
  });
  // In the usual list, short amounts in one currency, the numbers themselves are in order.
  if (groups.size <= 1 && !hasLong) return keys;
  const amounts = rows.flatMap((row, index): readonly Amount[] => {
    const [value, approximate] = [row[key], keys[index]];
    return typeof approximate === 'number' ? [{ index, group: groupOf(row, value), value, approximate }] : [];
  });
  rankAmounts(amounts, keys);
  return keys;
};
