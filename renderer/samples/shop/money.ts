import { roundDecimal } from '../../kit/format/decimal';
import { formatMoney } from '../../kit/format/number';

/** An amount in dollars and cents. */
export const dollars = (amount: string | number): string => formatMoney(roundDecimal(amount, 2), 'USD');
