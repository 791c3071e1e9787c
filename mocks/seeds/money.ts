/** Amounts are integers in minor units (cents, or yen), written as decimal text; money is never a float. */
import type { Money } from '@contract/entities/assumed';

const withoutMinor = new Set(['JPY']);

/** `12358` and `USD` give "123.58"; `4500` and `JPY` give "4500". */
export const moneyText = (minor: number, currency = 'USD'): Money => {
  if (withoutMinor.has(currency)) return String(minor);
  const sign = minor < 0 ? '-' : '';
  const amount = Math.abs(minor);
  const cents = amount % 100;
  return `${sign}${(amount - cents) / 100}.${cents < 10 ? '0' : ''}${cents}`;
};

/** A share in basis points of an amount, rounded half up to whole minor units: 850 of 10000 is 8.5 %. */
export const shareOf = (minor: number, basisPoints: number): number =>
  Math.floor((minor * basisPoints + 5_000) / 10_000);
