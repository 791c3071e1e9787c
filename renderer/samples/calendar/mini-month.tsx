/** A small month to get about by: a day chosen here is the day that the calendar shows. */

import { Calendar } from '@fluentui/react-calendar-compat';
import { makeStyles, shorthands } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { dateOf, dayOf } from '../../kit/format/day';

const useStyles = makeStyles({
  month: {
    '& > div': { padding: 0, inlineSize: '100%', boxSizing: 'border-box' },
    '& table': { inlineSize: '100%' },
    // One mark is enough for today, the chosen day at the start.
    '& .fui-CalendarDayGrid__dayButton.fui-CalendarDayGrid__dayIsToday': {
      backgroundColor: 'transparent',
      ...shorthands.borderColor('transparent'),
    },
  },
});

interface MiniMonthProps {
  readonly day: string;
  readonly onDay: (day: string) => void;
}

export const MiniMonth = ({ day, onDay }: MiniMonthProps): ReactNode => {
  const styles = useStyles();
  const value = dateOf(day);
  return (
    <Calendar
      className={styles.month}
      {...(value ? { value } : {})}
      isMonthPickerVisible={false}
      showMonthPickerAsOverlay
      highlightSelectedMonth
      showGoToToday={false}
      onSelectDate={(date) => onDay(dayOf(date))}
    />
  );
};
