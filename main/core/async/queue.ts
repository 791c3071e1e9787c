/**
 * Runs a limited number of tasks at a time; further ones wait. Own code: p-queue frees the slot of an aborted task that
 * is still running, cannot free the slot of one that hangs, and reports by throwing.
 */
import { fail, ok, type Result } from '@contract/failure';

export interface QueueOptions {
  /** How many tasks run at a time. */
  readonly concurrency: number;
  /** How many tasks may wait; `tryRun` refuses further ones. */
  readonly maxWaiting?: number;
  /** Starts the task that was added last first. */
  readonly newestFirst?: boolean;
}

/** `release` frees the task's slot before the task has ended, for one that waits for something that may never happen. */
export type Task<T> = (release: () => void) => Promise<T>;

export interface Queue {
  /** Waits for a free slot, however long, and settles like the task. */
  run<T>(task: Task<T>): Promise<T>;
  /** The same, unless the queue is full (`busy`) or the signal aborts while the task waits (`cancelled`). */
  tryRun<T>(task: Task<T>, signal?: AbortSignal): Promise<Result<T>>;
  /** The number of slots in use. */
  readonly running: number;
  readonly waiting: number;
  /** Resolves when no task runs or waits, released ones included. */
  idle(): Promise<void>;
}

export const createQueue = ({ concurrency, maxWaiting, newestFirst = false }: QueueOptions): Queue => {
  const waiting: (() => void)[] = [];
  const idleListeners: (() => void)[] = [];
  let running = 0;
  let released = 0;

  const startWaiting = (): void => {
    while (running < concurrency) {
      const next = newestFirst ? waiting.pop() : waiting.shift();
      if (!next) break;
      next();
    }
    if (running + released === 0) for (const listener of idleListeners.splice(0)) listener();
  };

  const start = async <T>(task: Task<T>): Promise<T> => {
    running += 1;
    let isReleased = false;
    const release = (): void => {
      if (isReleased) return;
      isReleased = true;
      running -= 1;
      released += 1;
      startWaiting();
    };
    try {
      return await task(release);
    } finally {
      if (isReleased) released -= 1;
      else running -= 1;
      startWaiting();
    }
  };

  const run = <T>(task: Task<T>): Promise<T> =>
    running < concurrency ? start(task) : new Promise((resolve) => waiting.push(() => resolve(start(task))));

  return {
    run,
    async tryRun(task, signal) {
      if (signal?.aborted) return fail('cancelled', 'cancelled');
      if (running < concurrency) return ok(await start(task));
      if (maxWaiting !== undefined && waiting.length >= maxWaiting) return fail('busy', 'busy');
      return new Promise((resolve) => {
        const begin = (): void => {
          signal?.removeEventListener('abort', leave);
          resolve(start(task).then(ok));
        };
        const leave = (): void => {
          waiting.splice(waiting.indexOf(begin), 1);
          resolve(fail('cancelled', 'cancelled'));
        };
        waiting.push(begin);
        signal?.addEventListener('abort', leave, { once: true });
      });
    },
    get running() {
      return running;
    },
    get waiting() {
      return waiting.length;
    },
    idle: () =>
      running + released + waiting.length === 0
        ? Promise.resolve()
        : new Promise((resolve) => idleListeners.push(resolve)),
  };
};
