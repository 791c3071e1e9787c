/** How the saving of an event's files goes, and what can be sent to main. */
import type { Job } from '@contract/bridge';
import { useCallback, useMemo } from 'react';
import type { EventId } from '../../../event/use-event-rows';
import { useText } from '../../../kit/format/text';
import { isOver, useJobs } from '../../../kit/stores/jobs';
import type { ComputedFile } from './day-file';
import { type DayRun, jobsOf, sendDayFiles, useDayRun } from './day-run';
import { type ComputedName, type DayFileName, serverFileOf } from './server-files';

interface DayProgress {
  readonly run: DayRun | undefined;
  /** The newest job of each file, by name. */
  readonly jobs: ReadonlyMap<string, Job>;
  readonly manifest: Job | undefined;
  readonly saved: number;
  /** Files to try again; the rows of some could not be computed. */
  readonly failed: readonly DayFileName[];
  readonly isRunning: boolean;
  /** Sends the files that wait for it and whose rows are known. */
  readonly send: () => void;
}

const noJobs: ReadonlyMap<string, Job> = new Map();

export const useDayProgress = (
  eventId: EventId,
  computed: Partial<Record<ComputedName, ComputedFile>>,
): DayProgress => {
  const text = useText('desk');
  const key = String(eventId);
  const run = useDayRun(key);
  const all = useJobs((state) => state.jobs);
  const jobs = useMemo(() => (run ? jobsOf(all, run.folder) : noJobs), [all, run]);
  const send = useCallback(() => {
    const files = (run?.unsent ?? []).flatMap(
      (name) => serverFileOf(name, eventId, text) ?? computed[name as ComputedName]?.file ?? [],
    );
    void sendDayFiles(key, files);
  }, [run, computed, key, eventId, text]);

  const stateOf = (name: DayFileName): 'saved' | 'failed' | 'running' => {
    if (run?.unsent.includes(name)) return computed[name as ComputedName]?.failure ? 'failed' : 'running';
    if (run?.refused?.names.includes(name)) return 'failed';
    if (run?.canceled.includes(name)) return 'failed';
    const job = jobs.get(name);
    if (!job || !isOver(job)) return 'running';
    return job.state === 'done' ? 'saved' : 'failed';
  };
  const names = run?.names ?? [];
  const manifest = jobs.get('manifest');
  const isManifestFailed = manifest !== undefined && isOver(manifest) && manifest.state !== 'done';
  const failed = names.filter((name) => stateOf(name) === 'failed');
  return {
    run,
    jobs,
    manifest,
    saved: names.filter((name) => stateOf(name) === 'saved').length,
    // The manifest is written again after any file.
    failed: isManifestFailed && failed.length === 0 ? names.slice(0, 1) : failed,
    isRunning: names.some((name) => stateOf(name) === 'running') || (manifest !== undefined && !isOver(manifest)),
    send,
  };
};
