/** An issue in words. */
import { formatDay } from '../../../kit/format/moment';
import type { Text } from '../../../kit/format/text';
import type { Issue } from './issue';

export const issueText = (text: Text, { part, reason, item, day, count, words }: Issue): string => {
  if (reason === 'absent' || reason === 'incomplete') return text(`issues.${reason}.${part}`);
  const mayWord = reason === 'failed' || reason === 'reinspect' || reason === 'unclear';
  const worded = mayWord && words ? `${reason}Words` : reason;
  return text(`issues.${worded}`, {
    item: item ? text(`items.${item}`) : '',
    day: day ? formatDay(day) : '',
    words: words ?? '',
    ...(count === undefined ? {} : { count }),
  });
};
