/** The days of events, and their names with a day, because names repeat every year. */
import { type EventDates, eventDays } from '@contract/time/event-days';
import { resolveZone } from '@contract/time/zone';
import { formatDay, markUtcDay, parseDateTime, parseDay } from './date-time';
import { joinFacts, joinList } from './join';
import { byLocale } from './locale';

const days = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

/** Whether the days of an event depend on its zone, and that is not known. */
export const lacksZone = ({ startDate, endDate, timezone }: EventDates): boolean =>
  resolveZone(timezone) === undefined && [startDate, endDate].some((date) => parseDateTime(date) !== undefined);

/** "May 16 – 17, 2026" at the event, or one day; in UTC with a mark if its zone is not known. Other values are unchanged. */
export const formatDays = (event: EventDates): string => {
  const isInUtc = lacksZone(event);
  const { first, last } = eventDays(isInUtc ? { ...event, timezone: 'UTC' } : event);
  const [from, to] = [parseDay(first), parseDay(last)];
  if (from === undefined || to === undefined)
    return [...new Set([event.startDate, event.endDate].map((date) => formatDay(date, event.timezone)))]
      .filter((one) => one !== '')
      .join(' – ');
  const text = days().formatRange(from, to).replace(/\s/g, ' ');
  return isInUtc ? markUtcDay(text) : text;
};

interface NamedEvent {
  readonly id?: unknown;
  readonly name?: unknown;
  readonly startDate?: unknown;
  readonly timezone?: unknown;
}

const nameOf = ({ name, id }: NamedEvent): string => String(name || (id ?? ''));

const startDay = ({ startDate, timezone }: NamedEvent): string => formatDays({ startDate, timezone });

/** "Drivers' School · Jan 16, 2027". */
export const eventLabel = (event: NamedEvent): string => joinFacts(nameOf(event), startDay(event));

/** "Midnight Madness, Nov 21": the year only if it is not the current one. */
export const shortEventLabel = (event: NamedEvent, now = Date.now()): string =>
  joinList([nameOf(event), startDay(event).replace(`, ${new Date(now).getFullYear()}`, '')]);
