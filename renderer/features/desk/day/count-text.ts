import { formatNumber } from '../../../kit/format/number';
import type { Text } from '../../../kit/format/text';

/** A count of what is known. If more may belong to it, it is the least that is true, and none of them is not known. */
export const countText = (text: Text, count: number, isCertain: boolean): string => {
  if (isCertain) return formatNumber(count);
  return count === 0 ? text('notKnown') : text('atLeast', { shown: formatNumber(count) });
};
