import type { Result } from '@contract/failure';
import { createQueue } from '../core/async/queue';

/** Returns the task, failing as `busy` while an earlier run of it is still going: its dialog is open or it writes. */
export const refuseWhileBusy = <A extends readonly unknown[], T>(
  task: (...input: A) => Promise<Result<T>>,
): ((...input: A) => Promise<Result<T>>) => {
  const queue = createQueue({ concurrency: 1, maxWaiting: 0 });
  return async (...input) => {
    const run = await queue.tryRun(() => task(...input));
    return run.ok ? run.value : run;
  };
};
