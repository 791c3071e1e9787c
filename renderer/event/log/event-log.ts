/** The logs of events, mirrored from main, where they are stored. They are read when a screen first needs them. */
import { concerns, type LogEntry, type LogInput } from '@contract/event-log/entry';
import { createLogIndex, type LogIndex } from '@contract/event-log/scans';
import { type Failure, ok, type Result } from '@contract/failure';
import { limits } from '@contract/limits';
import { useCallback, useEffect, useMemo } from 'react';
import { bridge } from '../../kit/bridge/bridge';
import type { Call } from '../../kit/bridge/use-call';
import { createResettableStore } from '../../kit/stores/resettable-store';
import { ownerOf, useSession } from '../../kit/stores/session';
import { useDebouncedValue } from '../../kit/ui/use-debounced-value';

export interface EventLog {
  /** In no order. */
  readonly entries: readonly LogEntry[];
  /** Those of them that are neither scans nor decisions: only few, and another array only once there are more. */
  readonly notes: readonly LogEntry[];
  /** Of these entries. It grows with the log: what is read from it depends on `entries`. */
  readonly index: LogIndex;
  /** Whether the last reading of it succeeded. */
  readonly isLoaded: boolean;
  /** Why it could not be read; undefined for a log that is loaded. */
  readonly failure: Failure | undefined;
}

const createLog = (): EventLog => ({
  ...{ entries: [], notes: [], index: createLogIndex() },
  ...{ isLoaded: false, failure: undefined },
});
const emptyLog = createLog();

interface LogState {
  /** The person whose logs these are. */
  readonly owner: string | undefined;
  readonly logs: ReadonlyMap<string, EventLog>;
  /** The name of this computer in its entries; undefined until it is read. */
  readonly computer: string | undefined;
}

const useLogs = createResettableStore<LogState>(() => ({ owner: undefined, logs: new Map(), computer: undefined }));

const setLog = (event: string, log: EventLog): void =>
  useLogs.setState(({ logs }) => ({ logs: new Map(logs).set(event, log) }));

const isNote = ({ kind }: LogEntry): boolean => kind !== 'scan' && kind !== 'decision';

/** A log with more entries, which its index has already taken. */
const withMore = (log: EventLog, fresh: readonly LogEntry[]): EventLog => {
  const notes = fresh.filter(isNote);
  return {
    ...log,
    entries: [...log.entries, ...fresh],
    notes: notes.length === 0 ? log.notes : [...log.notes, ...notes],
  };
};

const readLog = async (event: string): Promise<void> => {
  const [listed, computer] = await Promise.all([bridge().eventLog.list({ event }), bridge().eventLog.computer()]);
  const current = (): EventLog | undefined => useLogs.getState().logs.get(event);
  const asked = current();
  if (!asked) return;
  if (!listed.ok) return setLog(event, { ...asked, isLoaded: false, failure: listed.failure });
  if (computer.ok) useLogs.setState({ computer: computer.value });
  const fresh: LogEntry[] = [];
  for (const part of listed.value) {
    // A long log leaves time for other work between its parts. By then it may belong to somebody else.
    if (fresh.length > 0) await scheduler.yield();
    if (current()?.index !== asked.index) return;
    fresh.push(...asked.index.add(JSON.parse(part)));
  }
  // What was added while it was read may be missing in the list.
  const log = current();
  if (log && (fresh.length > 0 || !log.isLoaded))
    setLog(event, { ...withMore(log, fresh), isLoaded: true, failure: undefined });
};

/** Reads the logs on the screen again: after a hand-over file was opened, or if one could not be read. */
export const readLogs = async (): Promise<void> => {
  for (const [event, log] of useLogs.getState().logs) if (log.failure) setLog(event, { ...log, failure: undefined });
  await Promise.all([...useLogs.getState().logs.keys()].map(readLog));
};

/** A read whose value says nothing without the log: it has failed where the log could not be read. */
export const withLog = <V>(call: Call<V>, { failure }: Pick<EventLog, 'failure'>): Call<V> => {
  if (!failure) return call;
  const refresh = (): void => {
    call.refresh();
    void readLogs();
  };
  return { ...call, state: 'rejected', value: undefined, failure, refresh };
};

/** Takes entries that were added here, in another window or from a file. */
export const takeEntries = (added: readonly LogEntry[]): void => {
  for (const [event, log] of useLogs.getState().logs) {
    const fresh = log.index.add(added.filter((entry) => concerns(entry, event)));
    if (fresh.length > 0) setLog(event, withMore(log, fresh));
  }
};

/**
 * Adds entries to the log of an event, and returns them as they were stored. More than `limits.logEntries` are stored in
 * parts: if one fails, those before it are in the log, and no later one is.
 */
export const addToLog = async (event: string, entries: readonly LogInput[]): Promise<Result<readonly LogEntry[]>> => {
  const stored: LogEntry[] = [];
  for (let from = 0; from < entries.length; from += limits.logEntries) {
    const added = await bridge().eventLog.add({ event, entries: entries.slice(from, from + limits.logEntries) });
    if (!added.ok) return added;
    takeEntries(added.value);
    stored.push(...added.value);
  }
  return ok(stored);
};

/** Removes the log of an event from this computer, without its rain checks. */
export const removeLog = async (event: string): Promise<Result<null>> => {
  const removed = await bridge().eventLog.remove({ event });
  useLogs.setState(({ logs }) => ({ logs: new Map([...logs].filter(([id]) => id !== event)) }));
  return removed;
};

/** The log of an event of the signed-in person; empty without an event. */
export const useEventLog = (event: string | number | undefined): EventLog => {
  const key = event === undefined ? undefined : String(event);
  const owner = useSession(({ session }) => ownerOf(session));
  const log = useLogs((state) => (key === undefined || state.owner !== owner ? undefined : state.logs.get(key)));
  const isMissing = log === undefined;
  useEffect(() => {
    if (key === undefined || owner === undefined || !isMissing) return;
    const { owner: before, logs } = useLogs.getState();
    const known = before === owner ? logs : new Map<string, EventLog>();
    // Another part of the screen has just asked for it.
    if (known.has(key)) return;
    useLogs.setState({ owner, logs: new Map(known).set(key, createLog()) });
    void readLog(key);
  }, [key, owner, isMissing]);
  return log ?? emptyLog;
};

const countPauseMs = 300;

/**
 * The log's entries once none was added for a moment. What goes through all of a long log depends on these, so that it never
 * delays the answer to a scan.
 */
export const useQuietEntries = ({ entries }: EventLog): readonly LogEntry[] => useDebouncedValue(entries, countPauseMs);

/** Reads the log of an event before a screen needs it. */
export const KeepLog = ({ event }: { readonly event: string | number }): null => {
  useEventLog(event);
  return null;
};

/** Whether an entry was written on this computer. */
export const useIsOwnEntry = (): ((entry: LogEntry) => boolean) => {
  const computer = useLogs((state) => state.computer);
  return useCallback(({ computer: other }: LogEntry) => other === computer, [computer]);
};

/** How much is in the log of an event on this computer. */
export const useLogCounts = (
  event: string | number | undefined,
): { readonly scans: number; readonly marks: number; readonly incidents: number; readonly cash: number } => {
  const { entries, notes, index } = useEventLog(event);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index has more once there are more entries
  return useMemo(() => {
    const count = (wanted: LogEntry['kind']) => notes.filter(({ kind }) => kind === wanted).length;
    return {
      scans: index.rows().length,
      marks: count('mark'),
      incidents: count('incident'),
      cash: count('cash-count'),
    };
  }, [entries, notes, index]);
};
