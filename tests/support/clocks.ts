/** Clocks for the core, over the timers of the system. */
import type { Clock } from '../../main/core/async/ports';
import { systemClock } from '../../main/desktop/system-ports';

/** A clock whose date the test sets, and with it the time that passes. */
export const clockAt = (now: () => number): Clock => ({ ...systemClock, now, monotonicMs: now });

/** Deadlines and probes take longer than this, waits between two attempts less. */
const shortestDeadlineMs = 5_000;

/** A clock on which a wait between two attempts is only noted, and passes at once. */
export const hurriedClock = (noteWait: (delayMs: number) => void = () => undefined): Clock => ({
  ...systemClock,
  startTimer: (work, delayMs) => {
    if (delayMs === 0 || delayMs >= shortestDeadlineMs) return systemClock.startTimer(work, delayMs);
    noteWait(delayMs);
    return systemClock.startTimer(work, 0);
  },
});
