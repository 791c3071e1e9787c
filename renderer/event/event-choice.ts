/** Groups events into current, upcoming and past, and chooses the one that a screen opens with. */
import type { Event } from '@contract/entities/event';
import { parseDateTime } from '../kit/format/date-time';
import { toTimestamp, zoneOrViewerZone } from '../kit/format/zone';

export const eventGroups = ['now', 'next', 'past'] as const;
export type EventGroup = (typeof eventGroups)[number];

/** To find the current and next events, days and times without a zone use the event's zone, else the viewer's. */
const momentAt = (value: unknown, { timezone }: Event, minutes: number): number | undefined => {
  const zone = zoneOrViewerZone(timezone);
  return parseDateTime(value, zone) ?? (typeof value === 'string' ? toTimestamp(value, minutes, zone) : undefined);
};

const startOf = (event: Event): number => momentAt(event.startDate, event, 0) ?? Number.NEGATIVE_INFINITY;
const endOf = (event: Event): number => momentAt(event.endDate, event, 24 * 60) ?? startOf(event);

/** Whether an event is over, in its own zone; false if its dates don't say. */
export const hasEnded = (event: Event, now: number): boolean => Number.isFinite(endOf(event)) && endOf(event) <= now;

const groupOf = (event: Event, now: number): EventGroup => {
  if (endOf(event) < now) return 'past';
  return startOf(event) <= now ? 'now' : 'next';
};

export type GroupedEvents = Readonly<Record<EventGroup, readonly Event[]>>;

/** Each group by start; the newest past event comes first. */
export const groupEvents = (events: readonly Event[], now: number): GroupedEvents => {
  const groups: Record<EventGroup, Event[]> = { now: [], next: [], past: [] };
  for (const event of events) groups[groupOf(event, now)].push(event);
  groups.now.sort((one, other) => startOf(one) - startOf(other));
  groups.next.sort((one, other) => startOf(one) - startOf(other));
  groups.past.sort((one, other) => startOf(other) - startOf(one));
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
