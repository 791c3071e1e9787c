/** The names of events with their day, because names repeat every year. */
import { formatDay } from './date-time';
import { joinFacts, joinList } from './join';

interface NamedEvent {
  readonly id?: unknown;
  readonly name?: unknown;
  readonly startDate?: unknown;
  readonly timezone?: unknown;
}

const nameOf = ({ name, id }: NamedEvent): string => String(name || (id ?? ''));

/** "Drivers' School · Jan 16, 2027". */
export const eventLabel = (event: NamedEvent): string =>
  joinFacts(nameOf(event), formatDay(event.startDate, event.timezone));

/** "Midnight Madness, Nov 21": the year only if it is not the current one. */
export const shortEventLabel = (event: NamedEvent, now = Date.now()): string => {
  const day = formatDay(event.startDate, event.timezone).replace(`, ${new Date(now).getFullYear()}`, '');
  return joinList([nameOf(event), day]);
};
