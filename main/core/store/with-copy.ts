/** Keeps the answers of reads in the copy, and answers reads from it while the server can't be reached. */
import { fail, isNetworkFailure, type Result } from '@contract/failure';
import { isReachable, type NetworkState } from '@contract/network/network-view';
import { type EndpointId, rowOf } from '@contract/table';
import type { Clock } from '../async/ports';
import type { CallOptions } from '../call/calls';
import { deadlineOf, maxTotalDelay } from '../call/policy';
import type { CallLayer } from '../call/wrap-client';
import { isCopied } from './copied-call';
import type { Copy } from './copy';
import { isAbsent } from './copy';

interface CopyLayer {
  readonly copy: Copy;
  /** What is known of the network now. */
  readonly network: () => NetworkState;
  /** Counts sign-ins and sign-outs, as the session port does. */
  readonly generation: () => number;
  readonly clock: Clock;
}

/** Whether an answer waited while the computer was asleep: awake, no read takes so long. */
const isLate = (id: EndpointId, elapsedMs: number): boolean => {
  const row = rowOf(id);
  return row !== undefined && elapsedMs > deadlineOf(row) + maxTotalDelay;
};

/**
 * The copy answers a read only for the session that makes it, and never in place of the server's own words: a refusal or
 * a record that was not found stays a failure.
 */
export const withCopy =
  ({ copy, network, generation, clock }: CopyLayer): CallLayer =>
  (calls, isOneSession) => {
    const bound = isOneSession ? generation() : undefined;

    const read = async (
      id: EndpointId,
      input: unknown,
      signal: AbortSignal,
      options?: CallOptions,
    ): Promise<Result<unknown>> => {
      const session = bound ?? generation();
      const isCurrent = (): boolean => generation() === session;
      const fromCopy = async (): Promise<Result<unknown> | undefined> => {
        const kept = isCurrent() ? await copy.find(id, input) : undefined;
        if (!kept || !isCurrent() || signal.aborted) return undefined;
        if (isAbsent(kept.value)) return fail('rejected', 'not-found');
        const { value, ...note } = kept;
        return { ok: true, value, copy: note };
      };
      if (!isReachable(network())) {
        const kept = await fromCopy();
        if (kept) return kept;
      }
      const hasWorked = async (): Promise<boolean> => isCurrent() && (await copy.has(id, input));
      const mayRetry = async (): Promise<boolean> => !(await hasWorked());
      const [beganMs, beganMonotonicMs] = [clock.now(), clock.monotonicMs()];
      const result = await calls.call(id, input, signal, { ...options, mayRetry, hasWorked });
      // The earlier of two: the clock may have been set back since, and the count of milliseconds may stop during sleep.
      const askedMs = Math.min(beganMs, clock.now() - (clock.monotonicMs() - beganMonotonicMs));
      if (result.ok && isCurrent()) copy.keep(id, input, result.value, undefined, askedMs);
      if (!result.ok) return isNetworkFailure(result.failure) ? ((await fromCopy()) ?? result) : result;
      // It is as old as the question, and the page must not call it current.
      return isLate(id, clock.now() - askedMs)
        ? { ...result, copy: { asOf: new Date(askedMs).toISOString() } }
        : result;
    };

    return {
      ...calls,
      call: (id, input, signal, options) =>
        isCopied(id) ? read(id, input, signal, options) : calls.call(id, input, signal, options),
    };
  };
