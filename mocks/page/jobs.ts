/** Exports and uploads of the browser demo: what the screens see of them. */
import type { BridgeEvent, Job } from '@contract/bridge';

export interface PageJobs {
  readonly add: (job: Pick<Job, 'kind' | 'title' | 'unit'> & Partial<Job>) => Job;
  readonly change: (id: string, change: Partial<Job>) => void;
  /** A job again as if new. */
  readonly restart: (id: string) => void;
  readonly get: (id: string) => Job | undefined;
  /** The newest first. */
  readonly list: () => readonly Job[];
  readonly clear: () => void;
}

export const createJobs = (emit: (event: BridgeEvent) => void, now: () => number): PageJobs => {
  const jobs = new Map<string, Job>();
  const set = (job: Job): Job => {
    jobs.set(job.id, job);
    emit({ type: 'job', job });
    return job;
  };
  return {
    add: (job) =>
      set({ state: 'waiting', done: 0, ...job, id: crypto.randomUUID(), startedAt: new Date(now()).toISOString() }),
    change: (id, change) => {
      const job = jobs.get(id);
      if (job) set({ ...job, ...change });
    },
    restart: (id) => {
      const job = jobs.get(id);
      if (!job) return;
      const { failure: _failure, file: _file, media: _media, ...rest } = job;
      set({ ...rest, state: 'waiting', done: 0 });
    },
    get: (id) => jobs.get(id),
    list: () => [...jobs.values()].reverse(),
    clear: () => jobs.clear(),
  };
};

/** Lets the page breathe between two pieces of work. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
