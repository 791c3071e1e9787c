/** Counts what was sent in one round: main reports each entry alone, and the toast says how many there were. */
import type { OutboxEntry } from '@contract/bridge';
import { isUnsent } from '../kit/stores/outbox';
import { unsentGroupOf } from '../kit/stores/unsent-groups';

/** Milliseconds without a sent entry after which a round is over, even if others still wait. */
const maxPause = 30_000;

let count = 0;
let lastAt = 0;

/** Adds entries that were just sent, and returns how many the round has. `now` is the outbox after them. */
export const countRound = (sent: number, now: readonly OutboxEntry[], at = Date.now()): number => {
  const total = Math.abs(at - lastAt) > maxPause ? sent : count + sent;
  const isOver = !now.some((entry) => isUnsent(entry) && unsentGroupOf(entry) === 'waiting');
  count = isOver ? 0 : total;
  lastAt = at;
  return total;
};
