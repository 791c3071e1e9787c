export const calendars = ['Business', 'Holiday', 'Personal', 'Family', 'ETC'] as const;
type Calendar = (typeof calendars)[number];

export interface CalendarEvent {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  /** ISO 8601; a day alone where `allDay`. */
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
  readonly extendedProps: { readonly calendar: Calendar; readonly [field: string]: unknown };
}
