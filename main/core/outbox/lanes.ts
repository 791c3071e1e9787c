/** Runs the work on one record in order, and on different records at the same time. */
import type { Result } from '@contract/failure';
import { createQueue, type Queue } from '../async/queue';

export interface Lanes {
  /** Waits for earlier work on the record. `cancelled` if the signal aborts before. */
  run<T>(record: string, work: () => Promise<T>, signal?: AbortSignal): Promise<Result<T>>;
}

export const createLanes = (): Lanes => {
  const lanes = new Map<string, Queue>();
  return {
    run: async (record, work, signal) => {
      const lane = lanes.get(record) ?? createQueue({ concurrency: 1 });
      lanes.set(record, lane);
      try {
        return await lane.tryRun(work, signal);
      } finally {
        if (lane.running + lane.waiting === 0) lanes.delete(record);
      }
    },
  };
};
