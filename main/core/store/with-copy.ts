/** Keeps the answers of reads in the copy, and answers reads from it while the server can't be reached. */
import { fail, isNetworkFailure, type Result } from '@contract/failure';
import { isReachable, type NetworkState } from '@contract/network/network-view';
import type { EndpointId } from '@contract/table';
import type { Clock } from '../async/ports';
import type { CallOptions } from '../call/calls';
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
      const askedMs = clock.now();
      const result = await calls.call(id, input, signal, { ...options, mayRetry, hasWorked });
      if (result.ok && isCurrent()) copy.keep(id, input, result.value, undefined, askedMs);
      return result.ok || !isNetworkFailure(result.failure) ? result : ((await fromCopy()) ?? result);
    };

    return {
      ...calls,
      call: (id, input, signal, options) =>
        isCopied(id) ? read(id, input, signal, options) : calls.call(id, input, signal, options),
    };
  };
