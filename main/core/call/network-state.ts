/** Whether the server can be reached, from real answers: the network card knows nothing of a paddock's Wi-Fi. */
import type { FailureCode } from '@contract/failure';
import type { NetworkState } from './transport';

export interface NetworkMonitor {
  readonly state: NetworkState;
  /** Notes an answer (no code), or the fault that came in its place. */
  note(code?: FailureCode): void;
  /** Back to the start: another server, or the demo. */
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
      // A deadline, a certificate or a broken answer says nothing certain about the way there.
      return undefined;
  }
};

/**
 * Tells every change once. While not online, `probe` (does the server answer at all?) is asked again after 5, 10, 20 …
 * at most 60 seconds, so that the banner goes by itself.
 */
export const createNetworkMonitor = (
  tell: (state: NetworkState) => void,
  probe: () => Promise<boolean>,
): NetworkMonitor => {
  let state: NetworkState = 'online';
  let timer: NodeJS.Timeout | undefined;

  const become = (next: NetworkState): void => {
    if (next !== state) {
      state = next;
      tell(next);
    }
    if (next === 'online') {
      clearTimeout(timer);
      timer = undefined;
    } else if (timer === undefined) askIn(5_000);
  };
  const askIn = (wait: number): void => {
    timer = setTimeout(async () => {
      const mine = timer;
      const answers = await probe().catch(() => false);
      if (timer !== mine) return;
      if (answers) become('online');
      else askIn(Math.min(wait * 2, 60_000));
    }, wait);
    timer.unref();
  };

  return {
    get state() {
      return state;
    },
    note: (code) => {
      const next = stateOf(code);
      if (next !== undefined) become(next);
    },
    reset: () => become('online'),
  };
};
