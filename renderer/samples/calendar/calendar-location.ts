/** The calendar's view, day, types and open event, held by the URL. */
import { useSearchParams } from 'react-router-dom';
import { toDate, toDay } from '../../kit/format/day';
import { type EventType, isType, types } from './types';

export const views = ['month', 'week', 'day', 'list'] as const;
export type View = (typeof views)[number];

export interface CalendarLocation {
  readonly view: View;
  /** `2026-11-21`. */
  readonly day: string;
  /** Undefined means all. */
  readonly shown: readonly EventType[] | undefined;
  /** The id of the open event. */
  readonly event: string | undefined;
}

export const today = (): string => toDay(new Date());

const parseLocation = (search: URLSearchParams): CalendarLocation => {
  const day = search.get('date') ?? '';
  const named = search.get('calendars');
  return {
    view: views.find((view) => view === search.get('view')) ?? 'month',
    day: toDate(day) ? day : today(),
    shown: named === null ? undefined : named.split(',').filter(isType),
    event: search.get('event') ?? undefined,
  };
};

const formatLocation = ({ view, day, shown, event }: CalendarLocation): URLSearchParams => {
  const search = new URLSearchParams();
  if (view !== 'month') search.set('view', view);
  if (day !== today()) search.set('date', day);
  if (shown && shown.length < types.length) search.set('calendars', shown.join(','));
  if (event) search.set('event', event);
  return search;
};

/** The day one month, week or day away. The last day of a long month never skips a short month. */
export const stepDay = ({ view, day }: Pick<CalendarLocation, 'view' | 'day'>, by: 1 | -1): string => {
  const date = toDate(day) ?? new Date();
  if (view === 'week') date.setDate(date.getDate() + 7 * by);
  else if (view === 'day') date.setDate(date.getDate() + by);
  else {
    const dayOfMonth = date.getDate();
    date.setDate(1);
    date.setMonth(date.getMonth() + by);
    const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
    date.setDate(Math.min(dayOfMonth, last));
  }
  return toDay(date);
};

export const useCalendarLocation = (): readonly [
  place: CalendarLocation,
  move: (change: Partial<CalendarLocation>) => void,
] => {
  const [search, setSearch] = useSearchParams();
  const move = (change: Partial<CalendarLocation>) =>
    setSearch((now) => formatLocation({ ...parseLocation(now), ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return [parseLocation(search), move];
};
