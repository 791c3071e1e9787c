/** What a date picker shows besides the days: names, in the language and region of the app. */
import type { DatePickerProps } from '@fluentui/react-datepicker-compat';
import { formatDay } from '../format/date-time';
import { toDay } from '../format/day';
import { byLocale, currentLocale } from '../format/locale';
import { text } from '../format/text';
import { firstWeekday, monthNames, weekdayNames } from '../format/week';

type CalendarWords = Required<Pick<DatePickerProps, 'strings' | 'firstDayOfWeek' | 'dateTimeFormatter' | 'formatDate'>>;

/** Fluent puts a date in place of `{0}`. */
const withDate = (key: string): string => text(key, { date: '{0}' });

/**
 * The same object until the language changes: the picker drops typed text if it gets new functions. Its texts (`dates`)
 * must be loaded.
 */
export const calendarWords = byLocale((): CalendarWords => {
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
