/** Whether a host can be reached, judged by real answers: the network card knows nothing of a paddock's Wi-Fi. */
import { isReachable, type NetworkState, type NetworkView } from '@contract/network/network-view';
import type { Clock } from '../async/ports';
import { createClockOffset } from './clock-offset';
import { type NetworkAnswer, verdictOf } from './network-verdict';

export interface NetworkMonitor {
  readonly view: NetworkView;
  /** Takes note of an answer or of the error in its place. */
  note(answer: NetworkAnswer): void;
  /** Probes now, and starts over with the shortest interval. */
  check(): Promise<NetworkView>;
  /** The network may be another one, such as after a suspend: forgets how fast it was, and probes now. */
  restart(): Promise<NetworkView>;
  /** Stops probing; the next answer starts it again. */
  stop(): void;
}

export interface MonitorOptions {
  /** Reports every change of the view once. */
  readonly onChange: (view: NetworkView) => void;
  /** Asks the host for a sign of life; undefined if there is nothing to ask. */
  readonly probe: (state: NetworkState, signal: AbortSignal) => Promise<NetworkAnswer | undefined>;
  readonly clock: Clock;
}

/** Answers to judge by, and how many of them are needed. */
const maxSamples = 20;
const minSamples = 5;
/** Samples older than this are ignored. */
const maxSampleAgeMs = 3 * 60_000;
const slowAnswer = 3_000;

interface Latency {
  /** Takes note of the milliseconds that an answer took. */
  note(milliseconds: number): void;
  isSlow(): boolean;
  clear(): void;
}

/** A single slow answer is never enough: of 20 answers, the second slowest is the 95th percentile. */
const createLatency = (clock: Clock): Latency => {
  let samples: readonly { readonly at: number; readonly milliseconds: number }[] = [];
  return {
    note: (milliseconds) => {
      samples = [...samples, { at: clock.now(), milliseconds }].slice(-maxSamples);
    },
    isSlow: () => {
      const recent = samples.filter(({ at }) => Math.abs(clock.now() - at) <= maxSampleAgeMs);
      return recent.length >= minSamples && recent.filter((each) => each.milliseconds > slowAnswer).length > 1;
    },
    clear: () => {
      samples = [];
    },
  };
};

const firstInterval = 5_000;
const maxInterval = 60_000;

/**
 * While the host is unreachable or slow, probes it after 5, 10, 20, at most 60 seconds, so that the state improves
 * without a call by the user. A failure that may be a single broken connection is confirmed by a probe at once.
 */
export const createNetworkMonitor = ({ onChange, probe, clock }: MonitorOptions): NetworkMonitor => {
  const latency = createLatency(clock);
  const offset = createClockOffset();
  const viewOf = (state: NetworkState, since: string): NetworkView => ({
    state,
    since,
    ...(offset.value === undefined ? {} : { clockOffset: offset.value }),
  });
  let view = viewOf('online', new Date(clock.now()).toISOString());
  let interval = firstInterval;
  let cancelTimer: (() => void) | undefined;
  let probing: { readonly controller: AbortController; readonly ended: Promise<void> } | undefined;

  const stop = (): void => {
    cancelTimer?.();
    cancelTimer = undefined;
    probing?.controller.abort();
    probing = undefined;
    interval = firstInterval;
  };

  const set = (state: NetworkState): void => {
    const since = state === view.state ? view.since : new Date(clock.now()).toISOString();
    const next = viewOf(state, since);
    if (state === 'online') stop();
    else if (state !== view.state) interval = firstInterval;
    const isChanged = next.state !== view.state || next.clockOffset !== view.clockOffset;
    view = next;
    if (isChanged) onChange(next);
  };

  const schedule = (): void => {
    if (view.state === 'online' || probing || cancelTimer) return;
    cancelTimer = clock.startTimer(() => {
      cancelTimer = undefined;
      interval = Math.min(interval * 2, maxInterval);
      void startProbe();
    }, interval);
  };

  /** A probe's answer needs no confirmation by another. */
  const take = (answer: NetworkAnswer, isProbe: boolean): void => {
    const verdict = verdictOf(answer);
    const isAnswer = verdict?.state === 'online';
    if (answer.milliseconds !== undefined && (isAnswer || answer.code === 'deadline'))
      latency.note(answer.milliseconds);
    if (answer.clockOffset !== undefined && isAnswer) offset.note(answer.clockOffset);
    if (verdict === undefined) return;
    if (verdict.state === 'online') set(latency.isSlow() ? 'slow' : 'online');
    else if (isProbe || verdict.isCertain || (!isReachable(view.state) && answer.code !== 'deadline'))
      set(verdict.state);
    else if (!probing) void startProbe();
  };

  const startProbe = (): Promise<void> => {
    cancelTimer?.();
    cancelTimer = undefined;
    probing?.controller.abort();
    const controller = new AbortController();
    const run = async (): Promise<void> => {
      const answer = await probe(view.state, controller.signal).catch(() => undefined);
      if (probing?.controller !== controller) return;
      probing = undefined;
      if (answer) take(answer, true);
      schedule();
    };
    const ended = run();
    probing = { controller, ended };
    return ended;
  };

  const check = async (): Promise<NetworkView> => {
    interval = firstInterval;
    await startProbe();
    return view;
  };

  return {
    get view() {
      return view;
    },
    note: (answer) => {
      take(answer, false);
      schedule();
    },
    check,
    restart: () => {
      latency.clear();
      return check();
    },
    stop,
  };
};
