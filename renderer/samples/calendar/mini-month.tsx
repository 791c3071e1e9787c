/** A small month; choosing a day shows it in the calendar. */

import { Calendar } from '@fluentui/react-calendar-compat';
import { makeStyles, shorthands } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { toDate, toDay } from '../../kit/format/day';

const useStyles = makeStyles({
  month: {
    '& > div': { padding: 0, inlineSize: '100%', boxSizing: 'border-box' },
    '& table': { inlineSize: '100%' },
    // The selected day's mark is enough.
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
  const value = toDate(day);
  return (
    <Calendar
      className={styles.month}
      {...(value ? { value } : {})}
      isMonthPickerVisible={false}
      showMonthPickerAsOverlay
      highlightSelectedMonth
      showGoToToday={false}
      onSelectDate={(date) => onDay(toDay(date))}
    />
  );
};
