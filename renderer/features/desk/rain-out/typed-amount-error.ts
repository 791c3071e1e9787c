import { formatMoney } from '../../../kit/format/number';
import type { Text } from '../../../kit/format/text';
import { readTypedAmount, toTypedNumber } from '../../../kit/format/typed-number';

/** Why a typed text is no amount, or not clearly one; undefined if it is, and for an empty text. */
export const typedAmountError = (typed: string, currency: string, text: Text): string | undefined => {
  const { amount, readings } = readTypedAmount(typed, currency);
  if (typed.trim() === '' || amount !== undefined) return undefined;
  const [one, other] = readings.map((reading) => formatMoney(reading, currency));
  if (one === undefined) return text('day.till.unclear', { example: toTypedNumber('120.50') });
  if (other !== undefined) return text('day.till.twoAmounts', { one, other });
  return text('day.till.otherNotation', { amount: one, example: toTypedNumber(readings[0] ?? '') });
};
