import type { Job } from '@contract/bridge';
import { formatBytes } from '@contract/format-bytes';
import type { Text } from './text';

/** The progress of a job, in the texts of jobs. */
export const progressText = (job: Job, text: Text): string => {
  const amount = (count: number) => (job.unit === 'bytes' ? formatBytes(count) : text(job.unit, { count }));
  if (job.state === 'done') return text('done', { amount: amount(job.done) });
  if (job.state !== 'running') return text(job.state);
  return job.total === undefined
    ? text('running', { done: amount(job.done) })
    : text('runningOf', { done: amount(job.done), total: amount(job.total) });
};
