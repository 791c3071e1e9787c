/**
 * An event as the form holds it, and as the calendar sends it. Events have no time zone: their times are local.
 * For all-day events the service's end is the day after the last; the form's is the last day.
 */
import type { CalendarEvent } from '@contract/samples/entities/calendar';
import type { EndpointInput } from '@contract/table';
import { toDate, toDay } from '../../kit/format/day';
import { parseMinutes, toTimeOfDay } from '../../kit/format/time-of-day';
import { type EventType, isType } from './types';

export type NewEvent = EndpointInput<'calendar.create'>['event'];

export interface EventValues {
  readonly title: string;
  readonly calendar: EventType;
  readonly allDay: boolean;
  readonly startDay: string;
  readonly startTime: string;
  readonly endDay: string;
  readonly endTime: string;
  readonly url: string;
  readonly guests: readonly string[];
  readonly location: string;
  readonly description: string;
}

/** A local time: `2026-11-21T09:30:00`. */
const wall = (date: Date): string => `${toDay(date)}T${toTimeOfDay(date.getHours() * 60 + date.getMinutes())}:00`;

export const shiftDay = (day: string, by: number): string => {
  const date = toDate(day);
  if (!date) return day;
  date.setDate(date.getDate() + by);
  return toDay(date);
};

interface Span {
  readonly start: Date;
  readonly end: Date;
  readonly allDay: boolean;
}

/** A span in the service's format. */
export const formatSpan = ({ start, end, allDay }: Span) => ({
  start: allDay ? toDay(start) : wall(start),
  end: allDay ? toDay(end) : wall(end),
  allDay,
});

type Spanned = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>;

const office = { start: '09:00', end: '10:00' } as const;

/** A span as form values. All-day events get office hours, in case the user gives them a time. */
const fieldsOf = ({ start, end, allDay }: Spanned) => {
  const [startDay = '', startTime = ''] = start.split('T');
  const [endDay = '', endTime = ''] = end.split('T');
  return {
    allDay,
    startDay,
    startTime: allDay ? office.start : startTime.slice(0, 5),
    endDay: allDay && endDay > startDay ? shiftDay(endDay, -1) : endDay || startDay,
    endTime: allDay ? office.end : endTime.slice(0, 5) || startTime.slice(0, 5),
  };
};

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export const toValues = ({ title, url, extendedProps, ...span }: CalendarEvent): EventValues => ({
  title,
  calendar: extendedProps.calendar,
  ...fieldsOf(span),
  url,
  guests: textsIn(extendedProps.guests),
  location: textIn(extendedProps.location),
  description: textIn(extendedProps.description),
});

/** An empty form for a selected span. */
export const newValues = (span: Spanned, calendar: EventType): EventValues => ({
  title: '',
  calendar,
  ...fieldsOf(span),
  url: '',
  guests: [],
  location: '',
  description: '',
});

/** Form values as the service's input. */
export const parseValues = (values: EventValues): NewEvent => {
  const { allDay, startDay, startTime, endDay, endTime } = values;
  return {
    title: values.title.trim(),
    start: allDay ? startDay : `${startDay}T${startTime}:00`,
    end: allDay ? shiftDay(endDay, 1) : `${endDay}T${endTime}:00`,
    allDay,
    url: values.url.trim(),
    extendedProps: {
      calendar: values.calendar,
      guests: [...values.guests],
      location: values.location.trim(),
      description: values.description.trim(),
    },
  };
};

/** An existing event as input, to move it or to restore it after deletion. */
export const toNewEvent = (event: CalendarEvent): NewEvent => parseValues(toValues(event));

/** Minutes from start to end; full days for all-day events. */
export const lengthOf = (values: EventValues): number | undefined => {
  const [start, end] = [toDate(values.startDay), toDate(values.endDay)];
  if (!start || !end) return undefined;
  const days = Math.round((end.getTime() - start.getTime()) / 86_400_000) * 1_440;
  if (values.allDay) return days;
  const [from, to] = [parseMinutes(values.startTime), parseMinutes(values.endTime)];
  return from === undefined || to === undefined ? undefined : days + to - from;
};

/** The end that keeps an event's length. */
export const endAfter = (
  day: string,
  time: string,
  length: number,
): { readonly day: string; readonly time: string } => {
  const minutes = (parseMinutes(time) ?? 0) + length;
  const days = Math.floor(minutes / 1_440);
  return { day: shiftDay(day, days), time: toTimeOfDay(minutes - days * 1_440) };
};

/** Rows that can be shown as events. */
export const isEvent = (row: CalendarEvent): boolean => isType(row.extendedProps?.calendar) && row.start !== '';
