/** The label of a filter and the text of its value. */
import { parseDayRange } from '@contract/text/day-range';
import type { Field } from '../../area/field';
import { formatDay } from '../../format/date-time';
import { fieldName } from '../../format/field-name';
import { kitText } from '../../format/text';
import { labelIn } from '../data/use-columns';

export const fieldLabel = (list: string, field: Field): string => labelIn(list)(field) ?? fieldName(field.key);

/** "Oct 24, 2026 to Nov 22, 2026"; undefined if the value is not a range of days. */
export const formatDayRange = (value: string): string | undefined => {
  const days = parseDayRange(value);
  if (!days) return undefined;
  const range = { from: formatDay(days.from), to: formatDay(days.to) };
  if (range.from === range.to) return range.from;
  return kitText(range.to === '' ? 'list.days.from' : range.from === '' ? 'list.days.to' : 'list.days.between', range);
};
