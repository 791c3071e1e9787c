/** Sending a planned call: once, or for reads a few times, within its deadline. */
import { type Failure, fail, type Result } from '@contract/failure';
import { deadlineOf } from './deadlines';
import { type Ending, endBy } from './ending';
import { Fault, faultOf } from './fault';
import type { Gate } from './gate';
import type { NetworkWatch } from './network-state';
import type { Plan } from './plan';
import { failureOf } from './reach';
import type { ReadAnswer } from './reader';
import { mostRetries, passing, passingFaults, retryAfter, waitBefore } from './retry';
import type { Incoming, Transport } from './shapes';

export interface Wires {
  readonly gate: Gate;
  readonly live: Transport;
  readonly demo: Transport;
  readonly network: NetworkWatch;
  readonly log: (line: string) => void;
  /** Reads bodies. */
  readonly read: ReadAnswer;
  /** Between 0 and 1. */
  readonly random: () => number;
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** What one try came to. */
export interface Outcome<T> {
  readonly result: Result<T>;
  /** Whether trying again may help, and how long the server asks to wait. */
  readonly again: boolean;
  readonly asked?: number | undefined;
}

const captive: ReadonlySet<Failure['code']> = new Set<Failure['code']>(['html-answer', 'redirected']);

/** One try. `take` makes a result of the answer; the ending stays open, for whoever still reads the body. */
export const tryOnce = async <T>(
  wires: Wires,
  plan: Plan,
  ending: Ending,
  take: (incoming: Incoming) => Promise<Result<T>>,
): Promise<Outcome<T>> => {
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
    if (!result.ok && ending.why() === 'cancelled') throw new Fault('cancelled', true);
    const code = result.ok ? undefined : result.failure.code;
    note(code !== undefined && captive.has(code) ? code : undefined);
    tell(code === undefined ? incoming.status : `${incoming.status} ${code}`);
    return {
      result,
      again: passing.has(incoming.status),
      asked: retryAfter(incoming.headers['retry-after'], Date.now()),
    };
  } catch (error) {
    const fault = faultOf(error);
    const why = ending.why();
    if (why === undefined) note(fault.code);
    tell(why ?? fault.message);
    const failure = failureOf(plan.row, fault, why);
    return { result: { ok: false, failure }, again: why === undefined && passingFaults.has(fault.code) };
  }
};

/** Tries until there is an answer to keep: reads up to three times, anything else once. */
export const tryAll = async <T>(
  wires: Wires,
  plan: Plan,
  stop: AbortSignal,
  attempt: (ending: Ending) => Promise<Outcome<T>>,
): Promise<Result<T>> => {
  let left = deadlineOf(plan.row);
  let waited = 0;
  for (let retry = 1; ; retry += 1) {
    const begun = performance.now();
    const { result, again, asked } = await attempt(endBy(left, [stop]));
    left -= performance.now() - begun;
    const mayRetry = plan.row.kind === 'read' && again && retry <= mostRetries && left > 0 && !stop.aborted;
    const wait = mayRetry ? waitBefore(retry, asked, waited, wires.random) : undefined;
    if (result.ok || wait === undefined) return result;
    await wires.pause(wait, stop);
    waited += wait;
    if (stop.aborted) return fail('cancelled', 'cancelled');
    if (wires.gate.turn() !== plan.turn) return fail('signed-out', 'signed-out');
  }
};
