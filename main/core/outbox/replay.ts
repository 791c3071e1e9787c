/** Sends what waits: one entry at a time, oldest first. A record that is blocked blocks only itself. */
import type { Clock } from '../async/ports';
import { wait } from '../async/timing';
import type { Attempts, Ended } from './attempt';
import { type Entries, waitingBefore } from './entries';
import { isPending, type StoredEntry } from './entry';
import type { Lanes } from './lanes';

export interface ReplayPorts {
  readonly entries: Entries;
  readonly attempts: Attempts;
  readonly lanes: Lanes;
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
  /** The same, for a caller that has the record's lane; waits for unknown outcomes. */
  sendInLane(id: string): Promise<void>;
  /** Plans the next run, after entries changed. */
  plan(): void;
}

const firstRetry = 5_000;
const maxRetry = 60_000;

/** The lane of an entry's record; an entry without a record has its own. */
export const laneOf = ({ record, id }: Pick<StoredEntry, 'record' | 'id'>): string => record ?? id;

export const createReplay = ({ entries, attempts, lanes, ...ports }: ReplayPorts): Replay => {
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
      if (!isDue(entry) || (entry.state === 'unknown' && (entry.busyUntil ?? 0) > clock.now())) continue;
      const ended = await lanes.run(laneOf(entry), async () => {
        const current = entries.get(entry.id);
        return current && isDue(current) ? attempts.attempt(entry.id, false) : 'over';
      });
      if (!ended.ok || ended.value === 'stop') return;
      if (ended.value === 'over') retry = firstRetry;
    }
  };

  const plan = (): void => {
    cancelPlan?.();
    cancelPlan = undefined;
    if (signal.aborted || running) return;
    const due = entries.all().filter(isDue);
    const waits = due.map((entry) => {
      const left = entry.state === 'unknown' ? Math.max(0, (entry.busyUntil ?? 0) - clock.now()) : 0;
      return left > 0 ? left : retry;
    });
    // While the server can't be reached, its return starts the next run.
    if (waits.length === 0 || !isReachable()) return;
    cancelPlan = clock.startTimer(
      () => {
        retry = Math.min(retry * 2, maxRetry);
        void run();
      },
      Math.min(...waits),
    );
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

  const waitAndAttempt = async (entry: StoredEntry, isAsked: boolean): Promise<Ended> => {
    const left = entry.state === 'unknown' && entry.kind === 'change' ? (entry.busyUntil ?? 0) - clock.now() : 0;
    if (left > 0) await wait(clock, left, signal);
    return signal.aborted ? 'stop' : attempts.attempt(entry.id, isAsked);
  };
  const sendInLane = async (id: string): Promise<void> => {
    const entry = entries.get(id);
    if (!entry) return;
    for (const one of [...waitingBefore(entries, entry), entry]) {
      const ended = await waitAndAttempt(one, one === entry);
      const after = entries.get(one.id);
      if (ended !== 'over' || (after && isPending(after))) return;
    }
  };

  return {
    run,
    idle: async () => running,
    plan,
    sendInLane,
    send: async (id) => {
      const entry = entries.get(id);
      if (!entry) return;
      await lanes.run(laneOf(entry), () => sendInLane(id));
      plan();
    },
  };
};
