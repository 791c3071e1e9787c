/** Runs the work of one key in order, and of different keys at the same time. */
import type { Result } from '@contract/failure';
import { createQueue, type Queue } from './queue';

export interface KeyedQueue {
  /** Waits for earlier work of the key. `cancelled` if the signal aborts before. */
  run<T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<Result<T>>;
}

export const createKeyedQueue = (): KeyedQueue => {
  const queues = new Map<string, Queue>();
  return {
    run: async (key, work, signal) => {
      const queue = queues.get(key) ?? createQueue({ concurrency: 1 });
      queues.set(key, queue);
      try {
        return await queue.tryRun(work, signal);
      } finally {
        // Work that waited behind this may have ended before this line, and the key may have a new queue since.
        if (queue.running + queue.waiting === 0 && queues.get(key) === queue) queues.delete(key);
      }
    },
  };
};
