/** Which event the board shows, and in which order they are offered. */
import type { Event } from '@contract/entities/event';
import { readMoment } from '../../../kit/format/moment';
import { knownZone, momentIn } from '../../../kit/format/zone';

export const eventGroups = ['now', 'next', 'past'] as const;
export type EventGroup = (typeof eventGroups)[number];

/** To find the current and next events, days and times without a zone use the event's zone, else the viewer's. */
const momentAt = (value: unknown, { timezone }: Event, minutes: number): number | undefined => {
  const zone = knownZone(timezone);
  return readMoment(value, zone) ?? (typeof value === 'string' ? momentIn(value, minutes, zone) : undefined);
};

const startOf = (event: Event): number => momentAt(event.startDate, event, 0) ?? Number.NEGATIVE_INFINITY;
const endOf = (event: Event): number => momentAt(event.endDate, event, 24 * 60) ?? startOf(event);

const groupOf = (event: Event, now: number): EventGroup => {
  if (endOf(event) < now) return 'past';
  return startOf(event) <= now ? 'now' : 'next';
};

export type GroupedEvents = Readonly<Record<EventGroup, readonly Event[]>>;

/** Those that run now, then what comes next, then the newest of the past. */
export const groupEvents = (events: readonly Event[], now: number): GroupedEvents => {
  const groups: Record<EventGroup, Event[]> = { now: [], next: [], past: [] };
  for (const event of events) groups[groupOf(event, now)].push(event);
  groups.now.sort((one, other) => startOf(one) - startOf(other));
  groups.next.sort((one, other) => startOf(one) - startOf(other));
  groups.past.sort((one, other) => startOf(other) - startOf(one));
  return groups;
};

/** Words for events that no racer prepares for. */
const idle = new Set(['cancelled', 'draft', 'postponed']);
const isOn = ({ status }: Event): boolean => !idle.has(String(status));

/** The event named, or the one that people most likely came for; undefined where the name fits none. */
export const chooseEvent = (groups: GroupedEvents, named: string | null): Event | undefined => {
  const all = [...groups.now, ...groups.next, ...groups.past];
  return named === null ? (all.find(isOn) ?? all[0]) : all.find(({ id }) => String(id) === named);
};
