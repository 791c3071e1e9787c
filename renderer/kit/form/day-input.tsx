/** A day such as `2026-05-16`, typed or chosen from a calendar; empty for none. */
import { fold } from '@contract/text/fold';
import { Field, makeStyles } from '@fluentui/react-components';
import { DatePicker, type DatePickerProps } from '@fluentui/react-datepicker-compat';
import { type ReactNode, type RefCallback, useMemo, useRef, useState } from 'react';
import { formatDay } from '../format/date-time';
import { toDate, toDay } from '../format/day';
import { byLocale, currentLocale } from '../format/locale';
import { text, useText } from '../format/text';
import { firstWeekday, monthNames, weekdayNames } from '../format/week';
import { fieldErrorProps } from './field-error-props';

type Part = 'year' | 'month' | 'day';

/** The order in which the language writes a day in numbers. */
const numberOrder = byLocale((locale) =>
  new Intl.DateTimeFormat(locale)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type): type is Part => type === 'year' || type === 'month' || type === 'day'),
);

interface TypedDay {
  readonly date: Date;
  /** The year was typed with two digits, and may be of another century than that of `date`, which is the nearest one. */
  readonly isOpen: boolean;
}

const dayIn = (year: number, month: number, day: number): Date | null =>
  toDate([String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'));

/** Years of two digits: 84 may be 1984 or 2084. In a field whose days lie in the past, it is the last one that has been. */
const dayOf = (year: string, month: number, day: number, isPast: boolean): TypedDay | undefined => {
  if (year.length > 2) {
    const date = year.length === 4 ? dayIn(Number(year), month, day) : null;
    return date ? { date, isOpen: false } : undefined;
  }
  const now = new Date();
  const century = Math.floor(now.getFullYear() / 100) * 100;
  const dates = [-100, 0, 100].flatMap((years) => dayIn(century + years + Number(year), month, day) ?? []);
  const found = isPast ? dates.filter((date) => date <= now).at(-1) : dates.toSorted(byDistance(now))[0];
  return found && { date: found, isOpen: !isPast };
};

const byDistance = (now: Date) => {
  const distance = (date: Date): number => Math.abs(date.getTime() - now.getTime());
  return (one: Date, other: Date): number => distance(one) - distance(other);
};

const monthOf = (words: string): number => {
  const isIn = (name: string) => words.split(/[^\p{L}\p{M}]+/u).includes(fold(name).replace(/\.$/, ''));
  return Math.max(monthNames.long().findIndex(isIn), monthNames.short().findIndex(isIn)) + 1;
};

/** `2026-05-16`, `5/16/2026` or `16/5/2026` as the language orders them, "16 may 2026"; undefined for other text. */
export const readTypedDay = (text: string, isPast = false): TypedDay | undefined => {
  const typed = fold(text);
  const numbers = [...typed.matchAll(/\d+/g)].map(([digits]) => digits);
  const [first = '', second = '', third = ''] = numbers;
  const isYearFirst = Number(first) > 31;
  if (numbers.length === 3) {
    if (isYearFirst) return dayOf(first, Number(second), Number(third), isPast);
    const order = numberOrder();
    const value = (part: Part): string => numbers[order.indexOf(part)] ?? '';
    return dayOf(value('year'), Number(value('month')), Number(value('day')), isPast);
  }
  const month = monthOf(typed);
  if (numbers.length !== 2 || month === 0) return undefined;
  return isYearFirst ? dayOf(first, month, Number(second), isPast) : dayOf(second, month, Number(first), isPast);
};

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
  /** Called with true when a text is typed that can't be read as a day. `value` is still the earlier day, so nothing may be sent. */
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
