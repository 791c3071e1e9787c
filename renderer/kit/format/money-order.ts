/** Sorting of amounts: currency by currency, and within one exactly, however many digits an amount has. */

import { fold } from '@contract/fold';
import type { Values } from '../resource';
import { compared, isDecimal } from './decimal';
import { currencyText, isUnitUnknown } from './number';
import { plain } from './plain';

interface Amount {
  readonly index: number;
  /** Amounts of different groups cannot be compared: another currency, or nobody knows whether it counts cents. */
  readonly group: string;
  readonly value: unknown;
  readonly rough: number;
}

/** A float tells apart so many digits. */
const exactDigits = 15;

const compare = (one: Amount, other: Amount): number => {
  if (one.group !== other.group) return one.group < other.group ? -1 : 1;
  if (one.rough !== other.rough) return one.rough - other.rough;
  const isLong = [one, other].some(({ value }) => plain(value).length > exactDigits);
  return isLong ? compared(one.value, other.value) : 0;
};

/** Keys that sort as the amounts do; undefined where there is none, text where it is no amount. */
export const moneyKeys = (rows: readonly Values[], key: string): readonly (number | string | undefined)[] => {
  const keys = new Array<number | string | undefined>(rows.length);
  const amounts: Amount[] = [];
  rows.forEach((row, index) => {
    const value = row[key];
    if (value === null || value === undefined || value === '') return;
    if (!isDecimal(value)) keys[index] = fold(plain(value));
    else {
      const group = `${isUnitUnknown(value) ? 'unknown' : 'known'} ${currencyText(row.currency)}`;
      amounts.push({ index, group, value, rough: Number(value) });
    }
  });
  amounts.sort(compare);
  let rank = 0;
  amounts.forEach((amount, at) => {
    const before = amounts[at - 1];
    if (before && compare(before, amount) !== 0) rank += 1;
    keys[amount.index] = rank;
  });
  return keys;
};
