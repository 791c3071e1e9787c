/** The list of exports and uploads that the screens show. */
import type { BridgeEvent, Job } from '@contract/bridge';
import type { Clock, Random } from './ports';

export interface JobList {
  /** Adds a job and notifies the screens. */
  add(job: Omit<Job, 'id' | 'startedAt' | 'done' | 'state'> & Partial<Pick<Job, 'done' | 'state'>>): Job;
  /** Changes a job. The screens learn of a new state at once and of progress at most ten times a second. */
  change(id: string, change: Partial<Omit<Job, 'id' | 'kind'>>): Job | undefined;
  /** Makes a job wait again, without the results of its earlier attempt. */
  restart(id: string): Job | undefined;
  get(id: string): Job | undefined;
  /** All jobs, the newest first. */
  list(): readonly Job[];
  /** The number of jobs waiting or running, which quitting would end. */
  running(): number;
  /** Forgets every job. A job that still runs no longer changes anything or reports progress. */
  clear(): void;
}

/** The most finished jobs to keep; older ones are removed. */
const maxFinished = 200;
/** Milliseconds between two reports of progress. */
const reportInterval = 100;

export const isActive = (job: Job): boolean => job.state === 'waiting' || job.state === 'running';

export interface JobListPorts {
  readonly emit: (event: BridgeEvent) => void;
  readonly clock: Clock;
  readonly random: Random;
}

export const createJobList = ({ emit, clock, random }: JobListPorts): JobList => {
  const now = (): string => new Date(clock.now()).toISOString();
  const jobs = new Map<string, Job>();
  const reportedAt = new Map<string, number>();
  /** Cancel the reports that are due later, by job. */
  const timers = new Map<string, () => void>();

  const stopTimer = (id: string): void => {
    timers.get(id)?.();
    timers.delete(id);
  };
  const report = (id: string): void => {
    stopTimer(id);
    const job = jobs.get(id);
    if (!job) return;
    reportedAt.set(id, clock.monotonicMs());
    emit({ type: 'job', job });
  };
  const set = (job: Job, isProgress = false): Job => {
    jobs.set(job.id, job);
    const waitMs = reportInterval - (clock.monotonicMs() - (reportedAt.get(job.id) ?? -reportInterval));
    if (!isProgress || waitMs <= 0) report(job.id);
    else if (!timers.has(job.id))
      timers.set(
        job.id,
        clock.startTimer(() => report(job.id), waitMs),
      );
    return job;
  };
  const forget = (id: string): void => {
    jobs.delete(id);
    reportedAt.delete(id);
    stopTimer(id);
  };

  return {
    add(job) {
      const finished = [...jobs.values()].filter((one) => !isActive(one));
      for (const { id } of finished.slice(0, Math.max(0, finished.length - maxFinished + 1))) forget(id);
      return set({ state: 'waiting', done: 0, ...job, id: random.uuid(), startedAt: now() });
    },
    change(id, change) {
      const job = jobs.get(id);
      return job && set({ ...job, ...change }, change.state === undefined);
    },
    restart(id) {
      const job = jobs.get(id);
      if (!job) return undefined;
      const { failure: _failure, file: _file, media: _media, note: _note, ...rest } = job;
      return set({ ...rest, state: 'waiting', done: 0, startedAt: now() });
    },
    get: (id) => jobs.get(id),
    list: () => [...jobs.values()].reverse(),
    running: () => [...jobs.values()].filter(isActive).length,
    clear() {
      for (const id of [...jobs.keys()]) forget(id);
    },
  };
};
