/** What is known of an event for the templates: its name, gate and times, in its own time zone. */
import type { Event } from '@contract/entities/event';
import type { EventSchedule } from '@contract/entities/event-web';
import { addDays, dayOf, eventDays } from '@contract/time/event-days';
import { resolveZone } from '@contract/time/zone';
import { placeSession } from '../../event/session-times';
import { formatDay, parseDay } from '../../kit/format/date-time';
import { toTrimmedText } from '../../kit/format/plain-text';
import { formatTimeOfDay, parseServerTime, toTimeOfDay } from '../../kit/format/time-of-day';
import { toTimestamp, zoneName } from '../../kit/format/zone';

/** A day and a time of day in the event's zone. */
interface Moment {
  /** "8:00 AM CDT". */
  readonly time: string;
  /** "May 16, 2026"; undefined for today. */
  readonly day: string | undefined;
}

export interface TemplateValues {
  readonly event?: string | undefined;
  readonly gate?: string | undefined;
  readonly gatesOpen?: Moment | undefined;
  readonly tech?: Moment | undefined;
  readonly techPlace?: string | undefined;
}

interface Sources {
  readonly event: Pick<Event, 'startDate' | 'endDate' | 'timezone' | 'gateOpenTime'>;
  readonly schedule: readonly EventSchedule[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

const isCancelled = ({ status }: EventSchedule): boolean => status === 'cancelled';

/** A time without a known zone is no time that people elsewhere could read, so it stays a blank. */
const momentAt = (day: string, minutes: number, zone: string, now: number): Moment | undefined => {
  const timestamp = toTimestamp(day, minutes, zone);
  if (timestamp === undefined) return undefined;
  return {
    time: `${formatTimeOfDay(toTimeOfDay(minutes))} ${zoneName(zone, timestamp, 'short')}`,
    day: day === dayOf(now, zone) ? undefined : formatDay(day),
  };
};

/** Whether an entry of that day is over. One without an end is once it has begun; one that goes on past midnight isn't. */
const isOver = ({ day, startTime, endTime }: EventSchedule, zone: string, now: number): boolean => {
  const start = parseServerTime(startTime) ?? 0;
  const end = parseServerTime(endTime) ?? start;
  return end >= start && (toTimestamp(String(day), end, zone) ?? now) < now;
};

/** The first entry of a type that isn't over. */
const nextOf = (type: string, zone: string, { schedule, now }: Sources): EventSchedule | undefined => {
  const today = dayOf(now, zone) ?? '';
  const keyOf = ({ day, startTime }: EventSchedule): string =>
    `${String(day)} ${toTimeOfDay(parseServerTime(startTime) ?? 0)}`;
  return schedule
    .map((entry) => placeSession(entry, zone))
    .filter((entry) => entry.type === type && !isCancelled(entry) && parseDay(entry.day) !== undefined)
    .filter(({ day, startTime }) => String(day) >= today && parseServerTime(startTime) !== undefined)
    .filter((entry) => !isOver(entry, zone, now))
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))[0];
};

const momentOf = (entry: EventSchedule | undefined, zone: string, now: number): Moment | undefined =>
  entry && momentAt(String(entry.day), parseServerTime(entry.startTime) ?? 0, zone, now);

/** The event's own gate time, on its first day or on the next of its days. */
const gateTime = ({ event, now }: Sources, zone: string): Moment | undefined => {
  const minutes = parseServerTime(event.gateOpenTime);
  const today = dayOf(now, zone) ?? '';
  const { first, last } = eventDays(event);
  if (minutes === undefined || first === undefined || last === undefined) return undefined;
  const next = (toTimestamp(today, minutes, zone) ?? now) < now ? addDays(today, 1) : today;
  const day = first < next ? next : first;
  return day > last ? undefined : momentAt(day, minutes, zone, now);
};

export const timesOf = (sources: Sources): Pick<TemplateValues, 'gatesOpen' | 'tech' | 'techPlace'> => {
  const timezone = resolveZone(sources.event.timezone);
  if (timezone === undefined) return {};
  const tech = nextOf('tech', timezone, sources);
  return {
    gatesOpen: momentOf(nextOf('gate', timezone, sources), timezone, sources.now) ?? gateTime(sources, timezone),
    tech: momentOf(tech, timezone, sources.now),
    techPlace: toTrimmedText(tech?.location) || undefined,
  };
};

/** Brackets mark blanks, so those of a name become parentheses. */
export const withoutBrackets = (value: string): string => value.replaceAll('[', '(').replaceAll(']', ')');
