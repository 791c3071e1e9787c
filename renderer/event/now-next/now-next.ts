/** What runs at an event, until when, and what is next. Of what the schedule doesn't say, nothing is claimed. */
import { dayMs } from '@contract/time/durations';
import { resolveZone } from '@contract/time/zone';
import type { Session } from '../session-times';

export interface TimedSession extends Session {
  readonly startAt: number;
}

export interface NowNext {
  /** Why nothing can be said: the event's zone is not known, the schedule has no entries, or none with a readable time. */
  readonly problem: 'zone' | 'none' | 'unread' | undefined;
  /** All that run, in the order in which they began. */
  readonly running: readonly TimedSession[];
  /** All that begin next, at the same time. */
  readonly next: readonly TimedSession[];
  /** Entries without a readable time, which may run at any time. */
  readonly unread: number;
  /** Whether something was to run before. */
  readonly hasBegun: boolean;
}

const isTimed = (session: Session): session is TimedSession => session.startAt !== undefined;

const nothing = { running: [], next: [], unread: 0, hasBegun: false } as const;

/**
 * An entry without an end runs until the next one of its day begins, or until the day is over: until then, nobody knows
 * better.
 */
const runsAt = (session: TimedSession, all: readonly TimedSession[], now: number): boolean => {
  if (session.startAt > now) return false;
  if (session.endAt !== undefined) return session.endAt > now;
  const isReplaced = all.some(({ startAt }) => startAt > session.startAt && startAt <= now);
  return !isReplaced && now - session.startAt < dayMs;
};

/** `now` is in milliseconds since 1970. */
export const nowNext = (sessions: readonly Session[], zone: unknown, now: number): NowNext => {
  if (resolveZone(zone) === undefined) return { ...nothing, problem: 'zone' };
  const planned = sessions.filter(({ isCancelled }) => !isCancelled);
  const timed = planned.filter(isTimed).toSorted((one, other) => one.startAt - other.startAt);
  const unread = planned.length - timed.length;
  if (timed.length === 0) return { ...nothing, unread, problem: planned.length === 0 ? 'none' : 'unread' };
  const later = timed.filter(({ startAt }) => startAt > now);
  return {
    problem: undefined,
    running: timed.filter((session) => runsAt(session, timed, now)),
    next: later.filter(({ startAt }) => startAt === later[0]?.startAt),
    unread,
    hasBegun: later.length < timed.length,
  };
};
