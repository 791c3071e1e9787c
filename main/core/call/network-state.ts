/** Whether the server can be reached, judged by real responses: the network card knows nothing of a paddock's Wi-Fi. */
import type { BridgeEvent } from '@contract/bridge';
import type { FailureCode } from '@contract/failure';
import { startBackgroundTimer } from './delay';

export type NetworkState = Extract<BridgeEvent, { readonly type: 'network' }>['state'];

export interface NetworkMonitor {
  readonly state: NetworkState;
  /** Takes note of a response (no code) or of the error in its place. */
  note(code?: FailureCode): void;
  /** Starts over with another server, or with the demo. */
  reset(): void;
}

const stateOf = (code: FailureCode | undefined): NetworkState | undefined => {
  switch (code) {
    case undefined:
      return 'online';
    case 'html-answer':
    case 'redirected':
      return 'captive';
    case 'offline':
    case 'unreachable':
    case 'proxy':
      return 'offline';
    default:
      // A deadline, a certificate error or a broken response says nothing certain about the connection.
      return undefined;
  }
};

const firstProbe = 5_000;
const maxProbeInterval = 60_000;

/**
 * Reports every change once. While not online, it calls `probe` (does the server respond at all?) after 5, 10, 20, at
 * most 60 seconds, so that the banner disappears without a call by the user.
 */
export const createNetworkMonitor = (
  onChange: (state: NetworkState) => void,
  probe: () => Promise<boolean>,
): NetworkMonitor => {
  let state: NetworkState = 'online';
  let cancelProbe: (() => void) | undefined;

  const change = (next: NetworkState): void => {
    if (next !== state) {
      state = next;
      onChange(next);
    }
    if (next === 'online') {
      cancelProbe?.();
      cancelProbe = undefined;
    } else if (cancelProbe === undefined) scheduleProbe(firstProbe);
  };
  const scheduleProbe = (wait: number): void => {
    const cancel = startBackgroundTimer(() => {
      void probe()
        .catch(() => false)
        .then((responds) => {
          if (cancelProbe !== cancel) return;
          if (responds) change('online');
          else scheduleProbe(Math.min(wait * 2, maxProbeInterval));
        });
    }, wait);
    cancelProbe = cancel;
  };

  return {
    get state() {
      return state;
    },
    note: (code) => {
      const next = stateOf(code);
      if (next !== undefined) change(next);
    },
    reset: () => change('online'),
  };
};
