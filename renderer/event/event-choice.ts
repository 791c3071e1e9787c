/** Groups events into current, upcoming and past, and chooses the one that a screen opens with. */
import type { Event, eventStatuses } from '@contract/entities/event';
import { isId } from '@contract/entities/id';
import { type EventDates, endOf, isOnToday, startOf } from '@contract/time/event-days';

export type EventGroup = 'now' | 'next' | 'past';

const startTime = (event: Event): number => startOf(event) ?? Number.NEGATIVE_INFINITY;

/** An event of which no end is known is over with its first day; one without days is over. */
const groupOf = (event: Event, now: number): EventGroup => {
  if ((endOf(event) ?? Number.NEGATIVE_INFINITY) <= now) return 'past';
  return startTime(event) <= now ? 'now' : 'next';
};

export type GroupedEvents = Readonly<Record<EventGroup, readonly Event[]>>;

/** Each group by start; the newest past event comes first. */
export const groupEvents = (events: readonly Event[], now: number): GroupedEvents => {
  const groups: Record<EventGroup, Event[]> = { now: [], next: [], past: [] };
  for (const event of events) groups[groupOf(event, now)].push(event);
  groups.now.sort((one, other) => startTime(one) - startTime(other));
  groups.next.sort((one, other) => startTime(one) - startTime(other));
  groups.past.sort((one, other) => startTime(other) - startTime(one));
  return groups;
};

/** Statuses of events that no racer prepares for. */
const inactiveStatuses = new Set(['cancelled', 'draft', 'postponed']);
const isActive = ({ status }: Event): boolean => !inactiveStatuses.has(String(status));

/** The requested event, else the first active one; undefined if the requested id is unknown. */
export const chooseEvent = (groups: GroupedEvents, requested: string | null): Event | undefined => {
  const all = [...groups.now, ...groups.next, ...groups.past];
  return requested === null ? (all.find(isActive) ?? all[0]) : all.find(({ id }) => String(id) === requested);
};

/** The next active event after another, at its track if there is one: where a rained-out one may count. */
export const eventAfter = (
  { now, next }: GroupedEvents,
  event: EventDates & Pick<Event, 'id' | 'trackId'>,
): Event | undefined => {
  const start = startOf(event) ?? Number.NEGATIVE_INFINITY;
  const later = [...now, ...next].filter(
    (one) => isActive(one) && String(one.id) !== String(event.id) && startTime(one) > start,
  );
  return later.find(({ trackId }) => isId(trackId) && String(trackId) === String(event.trackId)) ?? later[0];
};

/** What may be said of an event that a screen opens with: whether it is on today, is still to come, or neither is known. */
export const timingOf = (event: Event, now: number): 'today' | 'next' | 'other' => {
  if (isOnToday(event, now)) return 'today';
  return (startOf(event) ?? now) > now ? 'next' : 'other';
};

const notHeld: ReadonlySet<unknown> = new Set<(typeof eventStatuses)[number]>(['draft', 'cancelled', 'postponed']);

/** The event that is on today, if no other may be. An event without any days is none of them. */
export const onlyEventOn = (events: readonly Event[], now: number): Event | undefined => {
  const possible = events.filter(
    (event) =>
      !notHeld.has(event.status) && (startOf(event) ?? endOf(event)) !== undefined && isOnToday(event, now) !== false,
  );
  const [only, ...others] = possible;
  return only && others.length === 0 && isOnToday(only, now) ? only : undefined;
};
