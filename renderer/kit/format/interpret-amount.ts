/** The possible amounts of a whole number whose unit is unknown. */
import type { MoneyUnit } from '../stores/money-unit';
import { formatMoney } from './number';

/** The possible amounts of "32195": "$321.95" and "$32,195.00". */
export const interpretAmount = (amount: number, currency: string): Readonly<Record<MoneyUnit, string>> => {
  const decimals = formatMoney('0', currency).match(/\.(\d+)/)?.[1]?.length ?? (currency === '' ? 2 : 0);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const sign = amount < 0 ? '-' : '';
  const split = digits.length - decimals;
  const minor = decimals === 0 ? digits : `${digits.slice(0, split)}.${digits.slice(split)}`;
  return {
    minor: formatMoney(`${sign}${minor}`, currency),
    major: formatMoney(
      decimals === 0 ? `${sign}${digits}` : `${sign}${Math.abs(amount)}.${'0'.repeat(decimals)}`,
      currency,
    ),
  };
};
