/** Money in, each currency by itself, and how many amounts are not known. */
import type { ReactNode } from 'react';
import { formatMoney, formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import type { Money } from './rounds';

interface MoneyProps {
  readonly money: Money;
  /** In place of "None yet", where that is not known. */
  readonly none?: string;
}

export const MoneyText = ({ money: { sums, unknown }, none }: MoneyProps): ReactNode => {
  const text = useText('desk');
  const parts = sums.map(({ currency, amount }) => formatMoney(amount, currency));
  if (unknown > 0) parts.push(text('buybacks.moneyUnknown', { count: unknown, shown: formatNumber(unknown) }));
  return parts.length === 0 ? (none ?? text('buybacks.noMoney')) : parts.join(' + ');
};
