/** Health check: whether a host responds. */
import { isPageType } from '@contract/http/refusal';
import type { NetworkState } from '@contract/network/network-view';
import { startDeadline } from '../async/deadline';
import type { Clock } from '../async/ports';
import { measureClockOffset, momentOf } from './clock-offset';
import type { NetworkAnswer } from './network-verdict';
import { contentTypeOf, type Transport, type TransportRequest } from './transport';
import { toTransportError } from './transport-error';

const probeTimeoutMs = 10_000;

export interface ProbeTarget {
  readonly server: string;
  readonly token?: string;
  /** A read to send again, which was answered before. Left out, the root is requested. */
  readonly request?: TransportRequest;
  /** Whether the server itself may show a page at its root, or lead to one. */
  readonly hasStartPage: boolean;
}

/** Asks the server. While a Wi-Fi's sign-in page is in the way, a web page is no sign of the server. */
export const sendProbe = async (
  clock: Clock,
  send: Transport,
  { server, token, hasStartPage, request: again }: ProbeTarget,
  state: NetworkState,
  stop: AbortSignal,
): Promise<NetworkAnswer> => {
  const deadline = startDeadline(clock, probeTimeoutMs, [stop]);
  const sent = momentOf(clock);
  try {
    const root: TransportRequest = { method: 'GET', path: '/', once: false };
    const request = { ...(again ?? root), ...(token === undefined ? {} : { token }) };
    const response = await send(request, server, deadline.signal);
    const { status, headers } = response;
    const received = momentOf(clock);
    // A page about a failure at the root may be the server's own; in place of a read it is not.
    const isPage = status === 511 || ((status < 400 || again !== undefined) && isPageType(contentTypeOf(response)));
    const isElsewhere = isPage || (status >= 300 && status < 400);
    const isSignIn = status === 511 || (isElsewhere && (state === 'captive' || !hasStartPage));
    const clockOffset = isPage ? undefined : measureClockOffset(headers, sent, received);
    return {
      status,
      milliseconds: received.monotonicMs - sent.monotonicMs,
      ...(isSignIn ? { code: 'html-answer' as const } : {}),
      ...(clockOffset === undefined ? {} : { clockOffset }),
    };
  } catch (thrown) {
    if (deadline.reason() === 'deadline') return { code: 'deadline' };
    const error = toTransportError(thrown);
    return error.code === 'redirected' && state !== 'captive' ? { status: 302 } : { code: error.code, error };
  } finally {
    // An unread body would keep its connection.
    deadline.end();
  }
};
