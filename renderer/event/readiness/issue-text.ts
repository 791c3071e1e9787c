/** The text of an issue. */
import { formatDay } from '../../kit/format/date-time';
import type { Text } from '../../kit/format/text';
import type { Issue } from './issue';

export const issueText = (text: Text, { part, reason, item, day, count, words }: Issue): string => {
  if (reason === 'absent' || reason === 'incomplete') return text(`issues.${reason}.${part}`);
  const canQuote = reason === 'failed' || reason === 'reinspect' || reason === 'unclear';
  const key = canQuote && words ? `${reason}Words` : reason;
  return text(`issues.${key}`, {
    item: item ? text(`items.${item}`) : '',
    day: day ? formatDay(day) : '',
    words: words ?? '',
    ...(count === undefined ? {} : { count }),
  });
};
