/** Which sessions a delay moves: those from an entry on, until the next break or until the end of its day. */
import { minuteMs } from '@contract/time/durations';
import type { Session } from '../session-times';
import { plannedOf } from './use-schedule';

export const delayEnds = ['end', 'break'] as const;
export type DelayEnd = (typeof delayEnds)[number];

/** A shorter gap is no break. */
const minBreakMinutes = 15;

/** The day that a session belongs to, as the server has it: a delay past midnight doesn't change it. */
export const dayOfSession = ({ planned }: Session): string => String(planned.day).slice(0, 10);

const startOf = (session: Session): number =>
  session.startAt ?? Date.parse(`${session.values.day}T${session.values.startTime}Z`);
const endOf = (session: Session): number => {
  const start = startOf(session);
  if (session.startAt !== undefined) return session.endAt ?? start;
  const end = Date.parse(`${session.values.day}T${session.values.endTime}Z`);
  return Number.isNaN(end) || end < start ? start : end;
};

/** What can be moved, in order: sessions with a day and a time that are not cancelled. */
export const movableSessions = (sessions: readonly Session[]): readonly Session[] =>
  sessions
    .filter((session) => !session.isCancelled && plannedOf(session) !== undefined)
    .toSorted((one, other) => startOf(one) - startOf(other));

/**
 * The sessions of the entry's day that begin with it or after it. A break is a gap in which nothing runs and that is at
 * least as long as the delay, which it takes up.
 */
export const sessionsFrom = (
  sessions: readonly Session[],
  from: Session,
  until: DelayEnd,
  minutes: number,
): readonly Session[] => {
  const following = movableSessions(sessions).filter(
    (session) => dayOfSession(session) === dayOfSession(from) && startOf(session) >= startOf(from),
  );
  if (until === 'end') return following;
  const breakMs = Math.max(minBreakMinutes, minutes) * minuteMs;
  let end = endOf(from);
  const stop = following.findIndex((session) => {
    if (startOf(session) - end >= breakMs) return true;
    end = Math.max(end, endOf(session));
    return false;
  });
  return stop === -1 ? following : following.slice(0, stop);
};

/** The session that a delay is offered for: the next one, or else the one that runs. */
export const offeredSession = (sessions: readonly Session[], now: number): Session | undefined => {
  const movable = movableSessions(sessions);
  return (
    movable.find((session) => startOf(session) > now) ??
    movable.findLast((session) => endOf(session) > now) ??
    movable.at(-1)
  );
};
