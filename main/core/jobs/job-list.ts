/** Work with files that goes on in the background: what the screens see of it, and what ends with the session. */
import { randomUUID } from 'node:crypto';
import type { BridgeEvent, Job } from '@contract/bridge';

export interface JobList {
  /** Adds a job and tells the screens. */
  add(job: Omit<Job, 'id' | 'startedAt' | 'done' | 'state'> & Partial<Pick<Job, 'done' | 'state'>>): Job;
  /** Changes a job. A change of state is told at once, mere progress at most ten times a second. */
  change(id: string, change: Partial<Omit<Job, 'id' | 'kind'>>): Job | undefined;
  /** A job again as if new: what an earlier try left on it goes. */
  restart(id: string): Job | undefined;
  get(id: string): Job | undefined;
  /** All jobs, the newest first. */
  list(): readonly Job[];
  /** How many are waiting or running: what quitting would end. */
  running(): number;
  /** Forgets every job. A job that still runs no longer changes anything or reports progress. */
  clear(): void;
}

/** More finished jobs than a person looks at; the oldest go. */
const kept = 200;
const interval = 100;

export const isActive = (job: Job): boolean => job.state === 'waiting' || job.state === 'running';

/** `now` is a clock in milliseconds that never goes back. */
export const createJobList = (
  emit: (event: BridgeEvent) => void,
  now: () => number = () => performance.now(),
): JobList => {
  const jobs = new Map<string, Job>();
  const told = new Map<string, number>();

  const set = (job: Job, quietly = false): Job => {
    jobs.set(job.id, job);
    if (quietly && now() - (told.get(job.id) ?? -interval) < interval) return job;
    told.set(job.id, now());
    emit({ type: 'job', job });
    return job;
  };
  const forget = (id: string): void => {
    jobs.delete(id);
    told.delete(id);
  };

  return {
    add(job) {
      const over = [...jobs.values()].filter((one) => !isActive(one));
      for (const { id } of over.slice(0, Math.max(0, over.length - kept + 1))) forget(id);
      return set({ state: 'waiting', done: 0, ...job, id: randomUUID(), startedAt: new Date().toISOString() });
    },
    change(id, change) {
      const job = jobs.get(id);
      return job && set({ ...job, ...change }, change.state === undefined);
    },
    restart(id) {
      const job = jobs.get(id);
      if (!job) return undefined;
      const { failure: _failure, file: _file, media: _media, ...rest } = job;
      return set({ ...rest, state: 'waiting', done: 0, startedAt: new Date().toISOString() });
    },
    get: (id) => jobs.get(id),
    list: () => [...jobs.values()].reverse(),
    running: () => [...jobs.values()].filter(isActive).length,
    clear() {
      for (const id of [...jobs.keys()]) forget(id);
    },
  };
};
