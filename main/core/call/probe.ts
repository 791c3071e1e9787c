/** A light sign of life: whether a host answers at all, without asking for anything. */
import { isPageType } from '@contract/http/refusal';
import type { NetworkState } from '@contract/network/network-view';
import { clocksNow, measureClockOffset } from './clock-offset';
import { startDeadline } from './deadline';
import type { NetworkAnswer } from './network-verdict';
import { contentTypeOf, type Transport } from './transport';
import { toTransportError } from './transport-error';

const deadlineOfProbe = 10_000;

export interface ProbeTarget {
  readonly server: string;
  readonly token?: string;
  /** Whether the server itself may show a page at its root, or lead to one. */
  readonly hasStartPage: boolean;
}

/** Requests the root. While a Wi-Fi's sign-in page is in the way, a web page there is no sign of the server. */
export const sendProbe = async (
  send: Transport,
  { server, token, hasStartPage }: ProbeTarget,
  state: NetworkState,
  stop: AbortSignal,
): Promise<NetworkAnswer> => {
  const deadline = startDeadline(deadlineOfProbe, [stop]);
  const sent = clocksNow();
  try {
    const request = { method: 'GET', path: '/', once: false, ...(token === undefined ? {} : { token }) } as const;
    const response = await send(request, server, deadline.signal);
    const { status, headers } = response;
    // Closing the body frees the connection; a probe never reads it.
    response.body[Symbol.asyncIterator]()
      .return?.()
      .then(undefined, () => undefined);
    const received = clocksNow();
    const isPage = status === 511 || (status < 400 && isPageType(contentTypeOf(response)));
    const isElsewhere = isPage || (status >= 300 && status < 400);
    const isSignIn = status === 511 || (isElsewhere && (state === 'captive' || !hasStartPage));
    const clockOffset = isPage ? undefined : measureClockOffset(headers, sent, received);
    return {
      status,
      milliseconds: received.steady - sent.steady,
      ...(isSignIn ? { code: 'html-answer' as const } : {}),
      ...(clockOffset === undefined ? {} : { clockOffset }),
    };
  } catch (thrown) {
    if (deadline.reason() === 'deadline') return { code: 'deadline' };
    const error = toTransportError(thrown);
    return error.code === 'redirected' && state !== 'captive' ? { status: 302 } : { code: error.code, error };
  } finally {
    deadline.clear();
  }
};
