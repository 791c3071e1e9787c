/** When a session of an event's schedule is, at the track. */
import type { EventSchedule } from '@contract/entities/event-web';
import { minuteMs } from '@contract/time/durations';
import { dayAt, parseDateTime, wallTimeAt } from '@contract/time/moment';
import { resolveZone } from '@contract/time/zone';
import { toPlainText, toTrimmedText } from '../kit/format/plain-text';
import { readStatusWord } from '../kit/format/status-word';
import { parseServerTime, toTimeOfDay } from '../kit/format/time-of-day';
import { toLocalTime, toTimestamp } from '../kit/format/zone';

const minutesPerDay = 24 * 60;

const clockAt = (value: unknown, zone: unknown): string | undefined => {
  const wall = wallTimeAt(value, zone);
  return wall === undefined ? undefined : new Date(wall).toISOString().slice(11, 16);
};

/** A session with its day and times at the track, also if the server sent instants; without these if the zone is not known. */
export const placeSession = (session: EventSchedule, zone: unknown): EventSchedule => {
  const { day, startTime, endTime, startsAt, endsAt } = session;
  return {
    ...session,
    day: day ?? dayAt(startsAt, zone) ?? null,
    startTime: startTime ?? clockAt(startsAt, zone) ?? null,
    endTime: endTime ?? clockAt(endsAt, zone) ?? null,
  };
};

export interface Session {
  /** What tells it from the others: the server's id, or else what it is and when. */
  readonly key: string;
  /** As the server sent it. */
  readonly sent: EventSchedule;
  /** The same with its day and times at the track. */
  readonly planned: EventSchedule;
  /** The session that is shown, with its times moved by `shiftMinutes`. Past midnight it keeps the day on which it began. */
  readonly values: EventSchedule;
  /** Milliseconds since 1970. Undefined if the server sent no readable time, or if the event's zone is not known. */
  readonly startAt: number | undefined;
  readonly endAt: number | undefined;
  readonly isCancelled: boolean;
  /** By how much it is later here than the server has it; earlier if negative. */
  readonly shiftMinutes: number;
}

/** A start and an end, in milliseconds since 1970. */
type Moments = Pick<Session, 'startAt' | 'endAt'>;

/** An instant is exact where a time of day occurs twice, in the night in which summer time ends. */
const momentsOf = (sent: EventSchedule, { day, startTime, endTime }: EventSchedule, zone: unknown): Moments => {
  const [start, end] = [parseServerTime(startTime), parseServerTime(endTime)];
  const isPastMidnight = start !== undefined && end !== undefined && end < start;
  const at = (minutes: number | undefined): number | undefined =>
    minutes === undefined ? undefined : toTimestamp(String(day).slice(0, 10), minutes, zone);
  const instant = (value: unknown): number | undefined =>
    resolveZone(zone) === undefined ? undefined : parseDateTime(value, zone);
  return {
    startAt: (sent.startTime ? undefined : instant(sent.startsAt)) ?? at(start),
    endAt: (sent.endTime ? undefined : instant(sent.endsAt)) ?? at(isPastMidnight ? end + minutesPerDay : end),
  };
};

/** Without a known zone, its times are moved as they are written. */
const moveSession = (sent: EventSchedule, planned: EventSchedule, minutes: number, zone: unknown): EventSchedule => {
  const known = resolveZone(zone);
  const { startAt, endAt } = known === undefined ? momentsOf(planned, planned, 'UTC') : momentsOf(sent, planned, known);
  const at = (time: number | undefined) =>
    time === undefined ? undefined : toLocalTime(time + minutes * minuteMs, known ?? 'UTC');
  const [start, end] = [at(startAt), at(endAt)];
  return {
    ...planned,
    ...(start ? { day: start.day, startTime: toTimeOfDay(start.minutes) } : {}),
    ...(end ? { endTime: toTimeOfDay(end.minutes) } : {}),
  };
};

/** The server's id, or else what the session is and when. */
const sessionKey = ({ id, day, startTime, title, className }: EventSchedule): string =>
  toTrimmedText(id) ||
  [day, startTime, title, className]
    .map((value) => toPlainText(value))
    .join(' ')
    .slice(0, 200);

export const toSession = (sent: EventSchedule, zone: unknown, shiftMinutes = 0): Session => {
  const planned = placeSession(sent, zone);
  const { startAt, endAt } = momentsOf(sent, planned, zone);
  const shiftMs = shiftMinutes * minuteMs;
  return {
    key: sessionKey(planned),
    sent,
    planned,
    values: shiftMinutes === 0 ? planned : moveSession(sent, planned, shiftMinutes, zone),
    startAt: startAt === undefined ? undefined : startAt + shiftMs,
    endAt: endAt === undefined ? undefined : endAt + shiftMs,
    isCancelled: readStatusWord(planned.status) === 'cancelled',
    shiftMinutes,
  };
};
