/** A queue with a fixed number of places: exports run one at a time, uploads three. */

export interface Lane {
  /**
   * Runs `work` when a place is free; at once, if one is. `work` never rejects. A signal that is aborted while waiting
   * lets `work` run out of turn, so that it can say that it was cancelled. `free` gives the place to the next one while
   * `work` still waits for something that may never come.
   */
  run(work: (free: () => void) => Promise<void>, signal: AbortSignal): void;
  readonly waiting: number;
  /** Resolves when nothing runs or waits. */
  idle(): Promise<void>;
}

export const createLane = (places: number): Lane => {
  const queue: (() => void)[] = [];
  const resting: (() => void)[] = [];
  let busy = 0;
  let outOfTurn = 0;

  const next = (): void => {
    while (busy < places) {
      const start = queue.shift();
      if (!start) break;
      busy += 1;
      start();
    }
    if (busy + outOfTurn === 0) for (const rest of resting.splice(0)) rest();
  };

  return {
    run(work, signal) {
      const start = (): void => {
        signal.removeEventListener('abort', leave);
        let hasPlace = true;
        const free = (): void => {
          if (!hasPlace) return;
          hasPlace = false;
          busy -= 1;
          outOfTurn += 1;
          next();
        };
        void work(free).finally(() => {
          if (hasPlace) busy -= 1;
          else outOfTurn -= 1;
          next();
        });
      };
      const leave = (): void => {
        queue.splice(queue.indexOf(start), 1);
        outOfTurn += 1;
        void work(() => undefined).finally(() => {
          outOfTurn -= 1;
          next();
        });
      };
      queue.push(start);
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
      next();
    },
    get waiting() {
      return queue.length;
    },
    idle: () => (busy + outOfTurn + queue.length === 0 ? Promise.resolve() : new Promise((rest) => resting.push(rest))),
  };
};
