import { Calendar, type CalendarProps, DateRangeType, getDateRangeArray } from '@fluentui/react-calendar-compat';
import { makeStyles, Text } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { formatDay } from '../../../kit/format/date-time';
import { toDay } from '../../../kit/format/day';
import { useText } from '../../../kit/format/text';
import type { Examples } from '../../kit/showcase/example';

const useStyles = makeStyles({
  // The calendar has its own padding.
  month: { maxInlineSize: '100%', '& > div': { paddingInline: 0, boxSizing: 'border-box' } },
  stage: { display: 'grid', justifyItems: 'start', rowGap: '8px', minInlineSize: 0 },
});

/** The calendar's number for this weekday. */
const monday = 1;

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
const formatDate = (date: Date): string => formatDay(toDay(date));

type MonthProps = Pick<
  CalendarProps,
  | 'dateRangeType'
  | 'isDayPickerVisible'
  | 'isMonthPickerVisible'
  | 'maxDate'
  | 'minDate'
  | 'restrictedDates'
  | 'showGoToToday'
  | 'showMonthPickerAsOverlay'
  | 'showWeekNumbers'
> & {
  /** Describes the selected day. */
  readonly describe: (day: Date) => string;
};

/** A calendar with the selection as text below it. */
const Month = ({ describe, ...look }: MonthProps): ReactNode => {
  const styles = useStyles();
  const [value, setValue] = useState(() => new Date());
  return (
    <div className={styles.stage}>
      <Calendar
        {...look}
        className={styles.month}
        firstDayOfWeek={monday}
        highlightSelectedMonth
        value={value}
        onSelectDate={setValue}
      />
      <Text role="status">{describe(value)}</Text>
    </div>
  );
};

const Week = (): ReactNode => {
  const text = useText('components');
  return (
    <Month
      dateRangeType={DateRangeType.Week}
      showWeekNumbers
      isMonthPickerVisible={false}
      showMonthPickerAsOverlay
      describe={(day) => {
        const [first = day, ...others] = getDateRangeArray(day, DateRangeType.Week, monday);
        return text('month-calendar.from', { first: formatDate(first), last: formatDate(others.at(-1) ?? day) });
      }}
    />
  );
};

const limit = 30;

export const examples: Examples = {
  day: {
    code: '<Calendar value={day} isMonthPickerVisible={false} showMonthPickerAsOverlay onSelectDate={setDay} />',
    Preview: ({ text }) => (
      <Month
        isMonthPickerVisible={false}
        showMonthPickerAsOverlay
        describe={(day) => text('month-calendar.chosen', { day: formatDate(day) })}
      />
    ),
  },
  beside: {
    code: '<Calendar value={day} onSelectDate={setDay} />',
    Preview: ({ text }) => (
      <Month showGoToToday={false} describe={(day) => text('month-calendar.chosen', { day: formatDate(day) })} />
    ),
  },
  week: { code: '<Calendar dateRangeType={DateRangeType.Week} showWeekNumbers />', Preview: Week },
  limits: {
    code: '<Calendar minDate={today} maxDate={last} restrictedDates={closed} />',
    Preview: ({ text }) => {
      const [today] = useState(() => new Date());
      const after = (count: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() + count);
      const closed = Array.from({ length: limit + 1 }, (_, at) => after(at)).filter((day) => day.getDay() === monday);
      return (
        <Month
          minDate={today}
          maxDate={after(limit)}
          restrictedDates={closed}
          isMonthPickerVisible={false}
          showMonthPickerAsOverlay
          showGoToToday={false}
          describe={(day) => text('month-calendar.chosen', { day: formatDate(day) })}
        />
      );
    },
  },
  months: {
    code: '<Calendar isDayPickerVisible={false} />',
    Preview: ({ text }) => (
      <Month
        isDayPickerVisible={false}
        describe={(day) => text('month-calendar.chosen', { day: monthName.format(day) })}
      />
    ),
  },
};
