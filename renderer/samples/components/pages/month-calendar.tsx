import { Calendar, type CalendarProps, DateRangeType, getDateRangeArray } from '@fluentui/react-calendar-compat';
import { makeStyles, Text } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { dayOf } from '../../../kit/format/day';
import { formatDay } from '../../../kit/format/moment';
import { useText } from '../../../kit/format/text';
import type { Examples } from '../../kit/showcase/example';

const useStyles = makeStyles({
  // The calendar brings its own edges.
  month: { maxInlineSize: '100%', '& > div': { paddingInline: 0, boxSizing: 'border-box' } },
  stage: { display: 'grid', justifyItems: 'start', rowGap: '8px', minInlineSize: 0 },
});

/** As the calendar counts the days of a week. */
const monday = 1;

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
const said = (date: Date): string => formatDay(dayOf(date));

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
  /** What is said of the chosen day. */
  readonly words: (day: Date) => string;
};

/** A calendar with what is chosen in words below it. */
const Month = ({ words, ...look }: MonthProps): ReactNode => {
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
      <Text role="status">{words(value)}</Text>
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
      words={(day) => {
        const [first = day, ...others] = getDateRangeArray(day, DateRangeType.Week, monday);
        return text('month-calendar.from', { first: said(first), last: said(others.at(-1) ?? day) });
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
        words={(day) => text('month-calendar.chosen', { day: said(day) })}
      />
    ),
  },
  beside: {
    code: '<Calendar value={day} onSelectDate={setDay} />',
    Preview: ({ text }) => (
      <Month showGoToToday={false} words={(day) => text('month-calendar.chosen', { day: said(day) })} />
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
          words={(day) => text('month-calendar.chosen', { day: said(day) })}
        />
      );
    },
  },
  months: {
    code: '<Calendar isDayPickerVisible={false} />',
    Preview: ({ text }) => (
      <Month
        isDayPickerVisible={false}
        words={(day) => text('month-calendar.chosen', { day: monthName.format(day) })}
      />
    ),
  },
};
