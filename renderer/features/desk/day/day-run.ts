/** The saving of an event's files, which continues while the dialog is closed. Main does the work. */
import type { DayFile, DayFolder, DayFolderRequest, Job } from '@contract/bridge';
import type { Failure } from '@contract/failure';
import { bridge } from '../../../kit/bridge/bridge';
import { type FileFormat, toRequestFormat } from '../../../kit/export/file-format';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { isOver, setJob, useJobs } from '../../../kit/stores/jobs';
import { createResettableStore } from '../../../kit/stores/resettable-store';
import type { DayFileName } from './server-files';

export interface DayRun {
  readonly folder: DayFolder;
  readonly names: readonly DayFileName[];
  /** The kind of all of the files. */
  readonly format: FileFormat;
  /** Files that are not sent to main yet: their rows are being computed. */
  readonly unsent: readonly DayFileName[];
  /** Files that main refused to begin, and why. */
  readonly refused: { readonly names: readonly DayFileName[]; readonly failure: Failure } | undefined;
  /** Files that were canceled before main got them. */
  readonly canceled: readonly DayFileName[];
}

/** By the event's id as text. */
const useRuns = createResettableStore<{ readonly runs: Readonly<Record<string, DayRun>> }>(() => ({ runs: {} }));

const setRun = (event: string, run: DayRun | undefined): void =>
  useRuns.setState(({ runs }) => {
    const { [event]: _before, ...others } = runs;
    return { runs: run ? { ...others, [event]: run } : others };
  });

export const useDayRun = (event: string): DayRun | undefined => useRuns(({ runs }) => runs[event]);
export const forgetDayRun = (event: string): void => setRun(event, undefined);

/** Asks for the folder, and returns why there is none. Nothing happens if the person closes the native dialog. */
export const startDayRun = async (
  request: DayFolderRequest,
  names: readonly DayFileName[],
  format: FileFormat,
): Promise<Failure | undefined> => {
  const folder = await bridge().files.chooseDayFolder(request);
  if (!folder.ok) return folder.failure;
  if (folder.value)
    setRun(String(request.event.id), {
      ...{ folder: folder.value, names, format },
      ...{ unsent: names, refused: undefined, canceled: [] },
    });
  return undefined;
};

/** Changes the run of a folder, unless the person has begun another one meanwhile. */
const changeRun = (event: string, folder: DayFolder, change: (run: DayRun) => DayRun): void => {
  const run = useRuns.getState().runs[event];
  if (run?.folder.id === folder.id) setRun(event, change(run));
};

/** Sends files whose rows are known to main. Files that main does not begin wait for `retryDayFiles`. */
export const sendDayFiles = async (event: string, known: readonly DayFile[]): Promise<void> => {
  const run = useRuns.getState().runs[event];
  if (!run || known.length === 0) return;
  const { folder, format } = run;
  const files = known.map((file) => {
    // Files whose rows the server has stay CSV.
    const isComputed = 'rows' in file.request.source;
    const own = toRequestFormat(isComputed ? format : { ...format, format: undefined });
    return { ...file, request: { ...file.request, ...own } };
  });
  const names = run.names.filter((name) => files.some((file) => file.name === name));
  changeRun(event, folder, (now) => ({ ...now, unsent: now.unsent.filter((name) => !names.includes(name)) }));
  const started = await bridge().files.saveDayFiles({ folder: folder.id, files, planned: run.names.length });
  if (started.ok) for (const job of started.value) setJob(job);
  else
    changeRun(event, folder, (now) => ({
      ...now,
      refused: { names: [...(now.refused?.names ?? []), ...names], failure: started.failure },
    }));
};

/** Marks files to be sent again. */
export const retryDayFiles = (event: string, names: readonly DayFileName[]): void => {
  const run = useRuns.getState().runs[event];
  if (!run) return;
  const canceled = run.canceled.filter((name) => !names.includes(name));
  setRun(event, { ...run, unsent: [...new Set([...run.unsent, ...names])], refused: undefined, canceled });
};

/** The newest job of each file of a folder, by name. */
export const jobsOf = (jobs: readonly Job[], folder: DayFolder): ReadonlyMap<string, Job> => {
  const found = new Map<string, Job>();
  for (const job of jobs)
    if (job.day?.folder.id === folder.id && !found.has(job.day.file)) found.set(job.day.file, job);
  return found;
};

/** Cancels what is not saved yet; the manifest still tells what is. */
export const cancelDayRun = (event: string): void => {
  const run = useRuns.getState().runs[event];
  if (!run) return;
  setRun(event, { ...run, unsent: [], canceled: [...run.canceled, ...run.unsent] });
  for (const job of jobsOf(useJobs.getState().jobs, run.folder).values())
    if (!isOver(job)) void bridge().files.cancel({ job: job.id }).then(notifyFailure);
};
