/** Runs exports whose target is known as jobs in a queue: progress, cancelling, and where they were saved. */
import type { Job } from '@contract/bridge';
import type { JobList } from '../async/job-list';
import type { Queue } from '../async/queue';
import type { ExportRun, ExportTarget, SavedTarget } from './export-run';

/** Saves a target and returns how it ended. */
export type SaveTarget = (run: Pick<ExportRun, 'signal' | 'onProgress' | 'onSlowDisk'>) => Promise<Partial<Job>>;

export interface ExportJobs {
  /** Whether a target is being written or waits for it. */
  isBusy(target: ExportTarget): boolean;
  /** Runs a job when the queue has a free slot. Resolves when it is over, with what changed. */
  run(job: Job, target: ExportTarget, queue: Queue, save: SaveTarget): Promise<Partial<Job>>;
  cancel(job: string): void;
  /** The file that a job of this run saved. */
  saved(job: string): SavedTarget | undefined;
  abortAll(): void;
  /** Forgets where files were saved. */
  forget(): void;
}

export const createExportJobs = (jobs: JobList): ExportJobs => {
  const running = new Map<string, AbortController>();
  /** Keys of the targets that are being written or wait for it. */
  const busyTargets = new Set<string>();
  const saved = new Map<string, ExportTarget>();

  return {
    isBusy: ({ key }) => busyTargets.has(key),
    async run({ id }, target, queue, save) {
      busyTargets.add(target.key);
      const controller = new AbortController();
      const { signal } = controller;
      running.set(id, controller);
      const ended = await queue.tryRun((release) => {
        jobs.change(id, { state: 'running' });
        return save({ signal, onProgress: (change) => jobs.change(id, change), onSlowDisk: release });
      }, signal);
      running.delete(id);
      busyTargets.delete(target.key);
      const change: Partial<Job> = ended.ok ? ended.value : { state: 'cancelled' };
      for (const old of saved.keys()) if (!jobs.get(old)) saved.delete(old);
      if (change.state === 'done') saved.set(id, target);
      jobs.change(id, change);
      return change;
    },
    cancel: (job) => running.get(job)?.abort(),
    saved: (job) => saved.get(job),
    abortAll() {
      for (const controller of running.values()) controller.abort();
    },
    forget: () => saved.clear(),
  };
};
