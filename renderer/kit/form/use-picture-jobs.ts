/** The uploads that one field has started, until their addresses are in the form. */
import type { Job } from '@contract/bridge';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { bridge } from '../bridge/bridge';
import { notifyFailure } from '../feedback/notify-failure';
import { isOver, setJob, useJobs } from '../stores/jobs';

const addressOf = (job: Job): string | undefined => {
  const url = job.media?.url;
  return job.state === 'done' && typeof url === 'string' && url !== '' ? url : undefined;
};

interface PictureJobs {
  readonly sending: readonly Job[];
  /** Ended without an address: failed, or the answer has none. */
  readonly failed: readonly Job[];
  readonly isSending: () => boolean;
  readonly trackJobs: (jobs: readonly Job[]) => void;
  readonly retry: (job: Job) => void;
  readonly removeJob: (job: Job) => void;
}

/** In a field for one file, the file that was chosen last replaces one that is still sent. */
export const usePictureJobs = (many: boolean, onAddress: (address: string) => void): PictureJobs => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const jobs = useJobs((state) => state.jobs);
  const ownJobs = jobs.filter(({ id }) => ids.includes(id));
  const sending = ownJobs.filter((job) => !isOver(job));
  const count = useRef(0);
  count.current = sending.length;

  const removeJob = (job: Job) => setIds((now) => now.filter((id) => id !== job.id));
  const finishedJob = ownJobs.find((job) => addressOf(job) !== undefined || job.state === 'cancelled');
  const onFinished = useEffectEvent((job: Job) => {
    const address = addressOf(job);
    removeJob(job);
    if (address) onAddress(address);
  });
  useEffect(() => {
    if (finishedJob) onFinished(finishedJob);
  }, [finishedJob]);

  return {
    sending,
    failed: ownJobs.filter((job) => isOver(job) && job !== finishedJob),
    isSending: () => count.current > 0,
    trackJobs: (started) => {
      // The answer and the job's own event may arrive in either order.
      for (const job of started) if (!useJobs.getState().jobs.some(({ id }) => id === job.id)) setJob(job);
      setIds((now) => [...(many ? now : []), ...started.map(({ id }) => id)]);
    },
    retry: (job) => void bridge().files.retry({ job: job.id }).then(notifyFailure),
    removeJob,
  };
};
