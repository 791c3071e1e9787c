/** Tells a network that is down from a call that fails. */
import { type Failure, gatewayStatuses } from '@contract/failure';

/** Failures that a single call can have, and that all calls have when the server can't be reached. */
const suspicious: ReadonlySet<Failure['code']> = new Set(['deadline', 'html-answer', 'redirected', 'rate-limited']);
/** As many as run at a time. */
const maxInARow = 6;

export interface NetworkWatch {
  noteSuccess(): void;
  /** Whether calls should stop because of this failure and those before it. */
  isDown(failure: Failure): boolean;
}

export const createNetworkWatch = (): NetworkWatch => {
  let inARow = 0;
  return {
    noteSuccess: () => {
      inARow = 0;
    },
    isDown: ({ kind, code, status }) => {
      if (code === 'pictures-unreachable') return false;
      // A redirect of one route says nothing about the network.
      const isRoute = code === 'redirected' && kind !== 'network';
      if ((suspicious.has(code) && !isRoute) || gatewayStatuses.has(status)) {
        inARow += 1;
        return inARow >= maxInARow;
      }
      return kind === 'network' || kind === 'busy';
    },
  };
};
