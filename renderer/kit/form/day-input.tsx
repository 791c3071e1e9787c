/** A day such as `2026-05-16`, typed or chosen from a calendar; empty for none. */
import { Field, makeStyles } from '@fluentui/react-components';
import { DatePicker, type DatePickerProps } from '@fluentui/react-datepicker-compat';
import { type ReactNode, type RefCallback, useMemo, useRef, useState } from 'react';
import { formatDay } from '../format/date-time';
import { toDate, toDay } from '../format/day';
import { byLocale, currentLocale } from '../format/locale';
import { text, useText } from '../format/text';
import { firstWeekday, monthNames, weekdayNames } from '../format/week';
import { fieldErrorProps } from './field-error-props';
import { readTypedDay } from './typed-day';

type CalendarWords = Required<Pick<DatePickerProps, 'strings' | 'firstDayOfWeek' | 'dateTimeFormatter' | 'formatDate'>>;

/** Fluent puts a date in place of `{0}`. */
const withDate = (key: string): string => text(key, { date: '{0}' });

/**
 * The same object until the language changes: the picker drops typed text if it gets new functions. Its texts (`dates`)
 * must be loaded.
 */
const calendarWords = byLocale((): CalendarWords => {
  const monthYear = new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric' });
  const formatFull = (date: Date): string => formatDay(toDay(date));
  return {
    firstDayOfWeek: firstWeekday(),
    formatDate: (date) => (date ? formatFull(date) : ''),
    dateTimeFormatter: {
      formatDay: (date) => String(date.getDate()),
      formatMonth: (date) => monthNames.long()[date.getMonth()] ?? '',
      formatYear: (date) => String(date.getFullYear()),
      formatMonthDayYear: formatFull,
      formatMonthYear: (date) => monthYear.format(date),
    },
    strings: {
      months: [...monthNames.long()],
      shortMonths: [...monthNames.short()],
      days: [...weekdayNames.long()],
      shortDays: [...weekdayNames.narrow()],
      goToToday: text('dates:calendar.goToToday'),
      prevMonthAriaLabel: text('dates:calendar.previousMonth'),
      nextMonthAriaLabel: text('dates:calendar.nextMonth'),
      prevYearAriaLabel: text('dates:calendar.previousYear'),
      nextYearAriaLabel: text('dates:calendar.nextYear'),
      prevYearRangeAriaLabel: text('dates:calendar.previousYears'),
      nextYearRangeAriaLabel: text('dates:calendar.nextYears'),
      closeButtonAriaLabel: text('kit:actions.close'),
      monthPickerHeaderAriaLabel: withDate('dates:calendar.changeYear'),
      yearPickerHeaderAriaLabel: withDate('dates:calendar.changeMonth'),
      selectedDateFormatString: withDate('dates:calendar.selected'),
      todayDateFormatString: withDate('dates:calendar.today'),
    },
  };
});

const useStyles = makeStyles({
  // With forced colors, Fluent's calendar does not show the chosen month.
  calendar: { '@media (forced-colors: active)': { '& [aria-selected="true"]': { outline: '2px solid Highlight' } } },
});

interface DayInputProps extends Pick<DatePickerProps, 'name' | 'onBlur' | 'placeholder' | 'disabled'> {
  readonly ref?: RefCallback<HTMLInputElement>;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Its days lie in the past, such as a day of birth: so does a year that is typed with two digits. */
  readonly isPast?: boolean;
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** Whether the text that was typed last is no day: then `value` is not what the person means, and nothing may be sent. */
  readonly onUnread?: (isUnread: boolean) => void;
}

export const DayInput = (props: DayInputProps): ReactNode => {
  const { label, hint, error, required = false, isPast = false, value, onChange, onUnread, ...picker } = props;
  const text = useText('dates');
  const calendar = { 'aria-label': text('calendar.title', { field: label }) };
  const date = useMemo(() => toDate(value), [value]);
  // Fluent takes a text away that is no day.
  const reading = useRef<string>(undefined);
  const [unread, setUnread] = useState<string>();
  const ask = (question: string | undefined): void => {
    setUnread(question);
    onUnread?.(question !== undefined);
  };
  const parse = (typed: string): Date | null => {
    const found = readTypedDay(typed, isPast);
    reading.current = found
      ? text('unclearYear', { typed, year: String(found.date.getFullYear()) })
      : text('notADay', { typed, example: formatDay(toDay(new Date())) });
    return found && !found.isOpen ? found.date : null;
  };
  return (
    <Field label={label} required={required} {...fieldErrorProps(unread ?? error)} {...(hint ? { hint } : {})}>
      <DatePicker
        {...calendarWords()}
        {...picker}
        // Fluent names its button after the field, which has no name by then while it is empty.
        contentAfter={{ ...calendar, 'aria-labelledby': undefined }}
        popupSurface={{ ...calendar, className: useStyles().calendar }}
        value={date}
        allowTextInput
        parseDateFromString={parse}
        onValidationResult={({ error }) => ask(error === 'invalid-input' ? reading.current : undefined)}
        onSelectDate={(date) => onChange(date ? toDay(date) : '')}
      />
    </Field>
  );
};
