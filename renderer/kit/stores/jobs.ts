/** Exports and uploads that main runs, newest first. */
import type { Job } from '@contract/bridge';
import { create } from 'zustand';

interface JobState {
  readonly jobs: readonly Job[];
}

export const useJobs = create<JobState>(() => ({ jobs: [] }));

/** Applies a job's state from main. */
export const setJob = (job: Job): void =>
  useJobs.setState(({ jobs }) => ({
    jobs: jobs.some(({ id }) => id === job.id)
      ? jobs.map((known) => (known.id === job.id ? job : known))
      : [job, ...jobs],
  }));

export const setJobs = (jobs: readonly Job[]): void =>
  useJobs.setState({ jobs: [...jobs].sort((one, other) => other.startedAt.localeCompare(one.startedAt)) });

export const isOver = (job: Job): boolean => job.state !== 'waiting' && job.state !== 'running';
