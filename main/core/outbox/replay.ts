/** Sends what waits: one entry at a time, oldest first. A record that is blocked blocks only itself. */

import type { KeyedQueue } from '../async/keyed-queue';
import type { Clock } from '../async/ports';
import { wait } from '../async/timing';
import type { AttemptResult, Attempts } from './attempt';
import { type Entries, waitingBefore } from './entries';
import { isPending, type StoredEntry } from './entry';

export interface ReplayPorts {
  readonly entries: Entries;
  readonly attempts: Attempts;
  readonly queue: KeyedQueue;
  readonly isReachable: () => boolean;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

export interface Replay {
  /** Sends all that wait for the server. Resolves when nothing more can be sent now. */
  run(): Promise<void>;
  /** Resolves when no run is under way. */
  idle(): Promise<void>;
  /** Sends one entry because a person wants it, after earlier ones of its record. */
  send(id: string): Promise<void>;
  /** The same, for a caller whose turn it is in the record's queue; waits for unknown outcomes. */
  sendInTurn(id: string): Promise<void>;
  /** Plans the next run, after entries changed. */
  plan(): void;
}

const firstRetry = 5_000;
const maxRetry = 60_000;

/** The key of an entry's record; an entry without a record has its own. */
export const queueKeyOf = ({ record, id }: Pick<StoredEntry, 'record' | 'id'>): string => record ?? id;

export const createReplay = ({ entries, attempts, queue, ...ports }: ReplayPorts): Replay => {
  const { isReachable, clock, signal } = ports;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let cancelPlan: (() => void) | undefined;
  let retry = firstRetry;

  const isDue = (entry: StoredEntry): boolean =>
    (entry.state === 'queued' || entry.state === 'unknown') &&
    !entry.needsDecision &&
    waitingBefore(entries, entry).length === 0;

  const pass = async (): Promise<void> => {
    for (const entry of entries.all()) {
      if (signal.aborted) return;
      if (!isDue(entry)) continue;
      const ended = await queue.run(queueKeyOf(entry), async () => {
        const current = entries.get(entry.id);
        return current && isDue(current) ? attempts.attempt(entry.id, false) : 'finished';
      });
      if (!ended.ok || ended.value === 'offline') return;
      if (ended.value === 'finished') retry = firstRetry;
    }
  };

  const plan = (): void => {
    cancelPlan?.();
    cancelPlan = undefined;
    if (signal.aborted || running) return;
    // While the server can't be reached, its return starts the next run.
    if (!entries.all().some(isDue) || !isReachable()) return;
    cancelPlan = clock.startTimer(() => {
      retry = Math.min(retry * 2, maxRetry);
      void run();
    }, retry);
  };

  const run = (): Promise<void> => {
    isWanted = true;
    running ??= (async () => {
      try {
        while (isWanted && !signal.aborted) {
          isWanted = false;
          await pass();
        }
      } finally {
        running = undefined;
        plan();
      }
    })();
    return running;
  };

  const waitAndAttempt = async (entry: StoredEntry, isAsked: boolean): Promise<AttemptResult> => {
    const left = entry.state === 'unknown' && entry.kind === 'change' ? (entry.busyUntil ?? 0) - clock.now() : 0;
    // The record may show soon that it was done.
    if (left > 0) await wait(clock, Math.min(left, firstRetry), signal);
    return signal.aborted ? 'offline' : attempts.attempt(entry.id, isAsked);
  };
  const sendInTurn = async (id: string): Promise<void> => {
    const entry = entries.get(id);
    if (!entry) return;
    for (const one of [...waitingBefore(entries, entry), entry]) {
      const ended = await waitAndAttempt(one, one === entry);
      const after = entries.get(one.id);
      if (ended !== 'finished' || (after && isPending(after))) return;
    }
  };

  return {
    run,
    idle: async () => running,
    plan,
    sendInTurn,
    send: async (id) => {
      const entry = entries.get(id);
      if (!entry) return;
      await queue.run(queueKeyOf(entry), () => sendInTurn(id));
      plan();
    },
  };
};
