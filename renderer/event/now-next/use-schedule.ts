/** The schedule of an event as every screen shows it: as the server has it, with the delays that were noted here. */
import type { EventSchedule } from '@contract/entities/event-web';
import { delaysOf, isOfOtherTime, type PlannedSession, type SessionDelay } from '@contract/event-log/delays';
import { type EntryOf, isKind, type LogEntry } from '@contract/event-log/entry';
import { parseDay } from '@contract/time/moment';
import { resolveZone } from '@contract/time/zone';
import { useMemo } from 'react';
import type { Call } from '../../kit/bridge/use-call';
import { parseServerTime, toTimeOfDay } from '../../kit/format/time-of-day';
import { type EventRows, isWhole } from '../event-rows';
import { useEventLog } from '../log/event-log';
import { type Session, toSession } from '../session-times';
import { type EventId, useEventRows } from '../use-event-rows';

/** What of an event tells when its sessions are. */
export interface ScheduledEvent {
  readonly id: EventId;
  readonly timezone?: unknown;
}

/** A delay whose session has another time now, or none. */
export interface OpenDelay extends SessionDelay {
  readonly session: Session | undefined;
  readonly planned: PlannedSession | undefined;
}

export interface DelayedSchedule {
  readonly sessions: readonly Session[];
  readonly delays: ReadonlyMap<string, SessionDelay>;
  /** What the server moved since, so that a person must decide. Until then, it has the server's times. */
  readonly open: readonly OpenDelay[];
}

/** What a delay is noted against; undefined for a session without a readable day and time. */
export const plannedOf = ({ key, planned }: Session): PlannedSession | undefined => {
  const start = parseServerTime(planned.startTime);
  const day = String(planned.day).slice(0, 10);
  return start === undefined || parseDay(day) === undefined ? undefined : { key, day, startTime: toTimeOfDay(start) };
};

const delayedSession = (row: EventSchedule, zone: unknown, delays: DelayedSchedule['delays']): Session => {
  const session = toSession(row, zone);
  const [delay, planned] = [delays.get(session.key), plannedOf(session)];
  const isMoved = delay && planned && delay.moved.shiftMinutes !== 0 && !isOfOtherTime(delay, planned);
  return isMoved ? toSession(row, zone, delay.moved.shiftMinutes) : session;
};

/** `isWholeSchedule`: a session that is missing is no longer on the server. */
export const delaySchedule = (
  rows: readonly EventSchedule[],
  zone: unknown,
  entries: readonly LogEntry[],
  isWholeSchedule: boolean,
): DelayedSchedule => {
  const delays = delaysOf(entries);
  const sessions = rows.map((row) => delayedSession(row, zone, delays));
  const byKey = new Map(sessions.map((session) => [session.key, session]));
  const open = [...delays].flatMap(([key, delay]): readonly OpenDelay[] => {
    const session = byKey.get(key);
    const planned = session && plannedOf(session);
    const isLost = planned === undefined && delay.moved.shiftMinutes !== 0 && (session || isWholeSchedule);
    return isLost || (planned && isOfOtherTime(delay, planned)) ? [{ ...delay, session, planned }] : [];
  });
  return { sessions, delays, open };
};

export interface Schedule extends Omit<DelayedSchedule, 'sessions'> {
  readonly call: Call<EventRows<EventSchedule>>;
  /** The event's zone, if it is known. */
  readonly zone: string | undefined;
  /** Undefined until the schedule and its delays are read. */
  readonly sessions: readonly Session[] | undefined;
  /** The delays of the event's log. */
  readonly entries: readonly EntryOf<'delay'>[];
  /** The log could not be read, so that it's not known what is delayed: the sessions have the server's times. */
  readonly isLogUnread: boolean;
}

const none: DelayedSchedule = { sessions: [], delays: new Map(), open: [] };

/** Without an event, nothing is read. */
export const useSchedule = ({ id, timezone }: ScheduledEvent, enabled = true): Schedule => {
  const call = useEventRows('event.schedule', id, { enabled });
  const { notes, isLoaded, failure } = useEventLog(enabled ? id : undefined);
  const entries = useMemo(() => notes.filter(isKind('delay')), [notes]);
  const zone = resolveZone(timezone);
  const isLogUnread = failure !== undefined;
  const value = isLoaded || isLogUnread ? call.value : undefined;
  const delayed = useMemo(
    () => (value ? delaySchedule(value.rows, zone, entries, isWhole(value)) : undefined),
    [value, zone, entries],
  );
  return { ...(delayed ?? none), call, zone, entries, isLogUnread, sessions: delayed?.sessions };
};
