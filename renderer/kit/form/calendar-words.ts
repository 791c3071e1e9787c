/** What a date picker shows besides the days: names, in the language and region of the app. */
import type { DatePickerProps } from '@fluentui/react-datepicker-compat';
import { formatDay } from '../format/date-time';
import { toDay } from '../format/day';
import { byLocale, currentLocale } from '../format/locale';
import { kitText } from '../format/text';
import { firstWeekday, monthNames, weekdayNames } from '../format/week';

type CalendarWords = Required<Pick<DatePickerProps, 'strings' | 'firstDayOfWeek' | 'dateTimeFormatter' | 'formatDate'>>;

/** Fluent puts a date in place of `{0}`. */
const withDate = (key: 'calendar.changeYear' | 'calendar.changeMonth' | 'calendar.selected' | 'calendar.today') =>
  kitText(key, { date: '{0}' });

/** The same object until the language changes: the picker drops typed text if it gets new functions. */
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
      goToToday: kitText('calendar.goToToday'),
      prevMonthAriaLabel: kitText('calendar.previousMonth'),
      nextMonthAriaLabel: kitText('calendar.nextMonth'),
      prevYearAriaLabel: kitText('calendar.previousYear'),
      nextYearAriaLabel: kitText('calendar.nextYear'),
      prevYearRangeAriaLabel: kitText('calendar.previousYears'),
      nextYearRangeAriaLabel: kitText('calendar.nextYears'),
      closeButtonAriaLabel: kitText('actions.close'),
      monthPickerHeaderAriaLabel: withDate('calendar.changeYear'),
      yearPickerHeaderAriaLabel: withDate('calendar.changeMonth'),
      selectedDateFormatString: withDate('calendar.selected'),
      todayDateFormatString: withDate('calendar.today'),
    },
  };
});
