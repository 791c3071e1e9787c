/** The delays of an event: by how much each session is moved, what is open, and what can be taken back. */
import { type EntryOf, isKind, type LogEntry, type LogInput } from './entry';
import { headsOf, isLater } from './latest';

type DelayEntry = EntryOf<'delay'>;
type DelayedSession = DelayEntry['sessions'][number];

/** What was noted of a session. */
export interface SessionDelay {
  readonly entry: DelayEntry;
  readonly moved: DelayedSession;
  /** What others noted of the same session without knowing of it. */
  readonly others: readonly DelayEntry[];
}

/** By the session. Two computers that note a delay without knowing of each other move a session once. */
export const delaysOf = (entries: readonly LogEntry[]): ReadonlyMap<string, SessionDelay> => {
  const noted = entries.filter(isKind('delay')).flatMap((entry) =>
    entry.sessions.map((moved) => ({
      ...{ id: `${entry.id} ${moved.session}`, at: entry.at, entry, moved },
      ...(moved.replaces ? { replaces: `${moved.replaces} ${moved.session}` } : {}),
    })),
  );
  return new Map(
    [...headsOf(noted, ({ moved }) => moved.session)].map(([session, [{ entry, moved }, ...rest]]) => {
      const others = rest.filter((other) => other.moved.shiftMinutes !== moved.shiftMinutes);
      return [session, { entry, moved, others: others.map((other) => other.entry) }];
    }),
  );
};

/** A session as the server has it now. */
export interface PlannedSession {
  readonly key: string;
  readonly day: string;
  /** `09:30`. */
  readonly startTime: string;
}

/** Whether a delay was noted against another time than the server has now. */
export const isOfOtherTime = ({ moved }: SessionDelay, { day, startTime }: Omit<PlannedSession, 'key'>): boolean =>
  moved.shiftMinutes !== 0 && (moved.day !== day || moved.startTime !== startTime);

const replacing = (session: string, delays: ReadonlyMap<string, SessionDelay>) => {
  const before = delays.get(session);
  return before ? { replaces: before.entry.id } : {};
};

/** A delay of sessions by so many minutes more than they have now. */
export const delayInput = (
  sessions: readonly PlannedSession[],
  minutes: number,
  delays: ReadonlyMap<string, SessionDelay>,
): LogInput => ({
  ...{ kind: 'delay', minutes },
  sessions: sessions.map(({ key, day, startTime }) => {
    const before = delays.get(key);
    const known = before && !isOfOtherTime(before, { day, startTime }) ? before.moved.shiftMinutes : 0;
    return { session: key, day, startTime, shiftMinutes: known + minutes, ...replacing(key, delays) };
  }),
});

/**
 * The answer for sessions whose delays were noted against another time: whether these delay the server's new times, too.
 * A session that the server no longer has keeps its times.
 */
export const answerInput = (
  open: readonly (SessionDelay & { readonly planned: PlannedSession | undefined })[],
  isDelayed: boolean,
): LogInput => ({
  ...{ kind: 'delay', minutes: 0 },
  sessions: open.map(({ entry, moved, planned }) => ({
    ...{ session: moved.session, day: planned?.day ?? moved.day, startTime: planned?.startTime ?? moved.startTime },
    shiftMinutes: isDelayed && planned ? moved.shiftMinutes : 0,
    replaces: entry.id,
  })),
});

/** The last delay that was not taken back. */
export const lastDelay = (entries: readonly LogEntry[]): DelayEntry | undefined => {
  const all = entries.filter(isKind('delay'));
  const undone = new Set(all.map(({ replaces }) => replaces));
  return all
    .filter(({ id, minutes }) => minutes !== 0 && !undone.has(id))
    .reduce<DelayEntry | undefined>((last, one) => (last && isLater(last, one) ? last : one), undefined);
};

/** Takes a delay back: its sessions have the times that they had before. */
export const undoInput = (
  { id, sessions }: DelayEntry,
  entries: readonly LogEntry[],
  delays: ReadonlyMap<string, SessionDelay>,
): LogInput => ({
  ...{ kind: 'delay', minutes: 0, replaces: id },
  sessions: sessions.map(({ session, day, startTime, replaces }) => {
    const before = entries.filter(isKind('delay')).find((entry) => entry.id === replaces);
    const known = before?.sessions.find((one) => one.session === session);
    // The earlier delay comes back only if the session still has the start that it was noted for.
    const isOfTime = known?.day === day && known.startTime === startTime;
    return { session, day, startTime, shiftMinutes: isOfTime ? known.shiftMinutes : 0, ...replacing(session, delays) };
  }),
});
