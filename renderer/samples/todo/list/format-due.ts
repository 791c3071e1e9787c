import { formatDay } from '../../../kit/format/date-time';
import type { Text } from '../../../kit/format/text';
import { daysBetween } from '../task/days';

const near: Readonly<Record<string, string>> = { '-1': 'due.yesterday', '0': 'due.today', '1': 'due.tomorrow' };

export interface DueWords {
  readonly words: string;
  readonly late: boolean;
}

/** A day in words: "Today", "May 16, 2026". Only an open task can be late. */
export const formatDue = (text: Text, { due, done }: { due: string; done: boolean }, today: string): DueWords => {
  const days = daysBetween(today, due);
  const key = days === undefined ? undefined : near[String(days)];
  const day = key ? text(key) : formatDay(due);
  const late = days !== undefined && days < 0 && !done;
  return { words: late ? text('due.late', { day }) : day, late };
};
