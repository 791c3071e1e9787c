/** The logs of events, mirrored from main, where they are stored. They are read when a screen first needs them. */
import { concerns, type LogEntry, type LogInput } from '@contract/event-log/entry';
import type { Result } from '@contract/failure';
import { useEffect } from 'react';

import { bridge } from '../../kit/bridge/bridge';
import { createResettableStore } from '../../kit/stores/resettable-store';
import { ownerOf, useSession } from '../../kit/stores/session';

export interface EventLog {
  /** In no order. */
  readonly entries: readonly LogEntry[];
  readonly isLoaded: boolean;
}

const emptyLog: EventLog = { entries: [], isLoaded: false };

interface LogState {
  /** The person whose logs these are. */
  readonly owner: string | undefined;
  readonly logs: ReadonlyMap<string, EventLog>;
}

const useLogs = createResettableStore<LogState>(() => ({ owner: undefined, logs: new Map() }));

const setLog = (event: string, log: EventLog): void =>
  useLogs.setState(({ logs }) => ({ logs: new Map(logs).set(event, log) }));

const union = (known: readonly LogEntry[], added: readonly LogEntry[]): readonly LogEntry[] => {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = added.filter(({ id }) => !ids.has(id));
  return fresh.length === 0 ? known : [...known, ...fresh];
};

const readLog = async (event: string): Promise<void> => {
  const listed = await bridge().eventLog.list({ event });
  if (!listed.ok) return;
  // What was added while it was read may be missing in the list.
  const { entries } = useLogs.getState().logs.get(event) ?? emptyLog;
  setLog(event, { entries: union(listed.value, entries), isLoaded: true });
};

/** Reads the logs on the screen again: after a hand-over file was opened. */
export const readLogs = async (): Promise<void> => {
  await Promise.all([...useLogs.getState().logs.keys()].map(readLog));
};

/** Takes entries that were added here, in another window or from a file. */
export const takeEntries = (added: readonly LogEntry[]): void => {
  for (const [event, log] of useLogs.getState().logs) {
    const own = added.filter((entry) => concerns(entry, event));
    if (own.length > 0) setLog(event, { ...log, entries: union(log.entries, own) });
  }
};

/** Adds entries to the log of an event, and returns them as they were stored. */
export const addToLog = async (event: string, entries: readonly LogInput[]): Promise<Result<readonly LogEntry[]>> => {
  const added = await bridge().eventLog.add({ event, entries: [...entries] });
  if (added.ok) takeEntries(added.value);
  return added;
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
    useLogs.setState({ owner, logs: new Map(known).set(key, emptyLog) });
    void readLog(key);
  }, [key, owner, isMissing]);
  return log ?? emptyLog;
};
