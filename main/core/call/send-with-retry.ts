/** Sending a planned call: once, or for reads a few times, within its deadline. */
import { type Failure, fail, type Result } from '@contract/failure';
import type { ParseResponse } from '../../transport/worker-parser';
import { toFailure } from './call-failure';
import { type Deadline, startDeadline } from './deadline';
import type { NetworkMonitor } from './network-state';
import { deadlineOf } from './policy';
import type { PreparedCall } from './prepare-call';
import { maxRetries, parseRetryAfter, retryableCodes, retryableStatuses, retryDelay } from './retry';
import type { SessionPort } from './session-port';
import type { Transport, TransportResponse } from './transport';
import { TransportError, toTransportError } from './transport-error';

export interface CallDependencies {
  readonly gate: SessionPort;
  readonly live: Transport;
  readonly demo: Transport;
  readonly network: NetworkMonitor;
  readonly log: (line: string) => void;
  /** Reads bodies. */
  readonly read: ParseResponse;
  /** Between 0 and 1. */
  readonly random: () => number;
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** What one try came to. */
export interface Attempt<T> {
  readonly result: Result<T>;
  /** Whether trying again may help, and how long the server asks to wait. */
  readonly again: boolean;
  readonly asked?: number | undefined;
}

const captive: ReadonlySet<Failure['code']> = new Set<Failure['code']>(['html-answer', 'redirected']);

/** One try. `take` makes a result of the answer; the ending stays open, for whoever still reads the body. */
export const sendOnce = async <T>(
  wires: CallDependencies,
  plan: PreparedCall,
  ending: Deadline,
  take: (incoming: TransportResponse) => Promise<Result<T>>,
): Promise<Attempt<T>> => {
  const begun = performance.now();
  const tell = (word: string | number): void => {
    const time = Math.round(performance.now() - begun);
    wires.log(`${plan.id} ${word} ${time} ms${plan.isDemo ? ' demo' : ''}`);
  };
  const note = (code?: Failure['code']): void => {
    if (!plan.isDemo) wires.network.note(code);
  };
  try {
    const incoming = await (plan.isDemo ? wires.demo : wires.live)(plan.outgoing, plan.server, ending.signal);
    const result = await take(incoming);
    if (!result.ok && ending.reason() === 'cancelled') throw new TransportError('cancelled', true);
    const code = result.ok ? undefined : result.failure.code;
    note(code !== undefined && captive.has(code) ? code : undefined);
    tell(code === undefined ? incoming.status : `${incoming.status} ${code}`);
    return {
      result,
      again: retryableStatuses.has(incoming.status),
      asked: parseRetryAfter(incoming.headers['retry-after'], Date.now()),
    };
  } catch (error) {
    const fault = toTransportError(error);
    const why = ending.reason();
    if (why === undefined) note(fault.code);
    tell(why ?? fault.message);
    const failure = toFailure(plan.row, fault, why);
    return { result: { ok: false, failure }, again: why === undefined && retryableCodes.has(fault.code) };
  }
};

/** Tries until there is an answer to keep: reads up to three times, anything else once. */
export const sendWithRetry = async <T>(
  wires: CallDependencies,
  plan: PreparedCall,
  stop: AbortSignal,
  attempt: (ending: Deadline) => Promise<Attempt<T>>,
): Promise<Result<T>> => {
  let left = deadlineOf(plan.row);
  let waited = 0;
  for (let retry = 1; ; retry += 1) {
    const begun = performance.now();
    const { result, again, asked } = await attempt(startDeadline(left, [stop]));
    left -= performance.now() - begun;
    const mayRetry = plan.row.kind === 'read' && again && retry <= maxRetries && left > 0 && !stop.aborted;
    const wait = mayRetry ? retryDelay(retry, asked, waited, wires.random) : undefined;
    if (result.ok || wait === undefined) return result;
    await wires.pause(wait, stop);
    waited += wait;
    if (stop.aborted) return fail('cancelled', 'cancelled');
    if (wires.gate.generation() !== plan.generation) return fail('signed-out', 'signed-out');
  }
};
