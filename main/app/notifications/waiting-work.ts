/** What waits in the outbox, from the events that main sends to the page. Quitting asks because of it. */
import type { BridgeEvent } from '@contract/bridge';
import type { WaitingWork } from '../window/quit-guard';
import { countWaiting } from './outbox-badge';

export interface WaitingWorkLog {
  readonly learn: (event: BridgeEvent) => void;
  readonly current: () => WaitingWork;
}

/** `inMemory`: how many changes wait for a person whose session expired, and are nowhere else. */
export const createWaitingWork = (inMemory: () => number = () => 0): WaitingWorkLog => {
  let count = 0;
  let isKept = true;
  return {
    learn: (event) => {
      if (event.type === 'outbox') count = countWaiting(event.entries);
      // A locked store does not report where it is.
      else if (event.type === 'offline' && event.view.storage !== 'locked') isKept = event.view.storage === 'disk';
    },
    current: () => (inMemory() > 0 ? { count: inMemory(), isKept: false } : { count, isKept }),
  };
};
