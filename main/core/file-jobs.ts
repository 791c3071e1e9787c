/** Exports and uploads together: one list of jobs, and a queue for each kind. */
import type { DayFilesRequest, DayFolder, DayFolderRequest, ExportRequest, Job, UploadRequest } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import type { UploadLimits } from '@contract/limits';
import { createJobList, type JobListPorts } from './async/job-list';
import { createQueue } from './async/queue';
import { createDayFiles, type DayFilesPorts } from './export/day-files';
import { createExportHandlers, type ExportHandlerPorts, type ExportHandlers } from './export/export-handlers';
import { createExportJobs } from './export/export-jobs';
import type { ExportCalls } from './export/export-source';
import { createExports, type ExportPorts } from './export/exports';
import type { UploadCalls } from './upload/send-file';
import type { UploadHost } from './upload/upload-file';
import { createUploads } from './upload/uploads';

export interface FileJobPorts<S> extends JobListPorts {
  /** The calls of the current session, which end with it. */
  readonly calls: () => ExportCalls & UploadCalls;
  readonly notesOf: ExportPorts['notesOf'];
  readonly openSheet: ExportPorts['openSheet'];
  readonly stores: ExportPorts['stores'];
  readonly journal?: NonNullable<ExportPorts['journal']>;
  readonly chooseTarget: ExportPorts['chooseTarget'];
  readonly findSaved: ExportHandlerPorts['findSaved'];
  readonly chooseFolder: DayFilesPorts['chooseFolder'];
  readonly uploads: UploadHost<S>;
  readonly limits: UploadLimits;
  readonly diskTimeout?: number;
}

export interface FileJobs<S> {
  exportCsv(request: ExportRequest): Promise<Result<Job | null>>;
  chooseDayFolder(request: DayFolderRequest): Promise<Result<DayFolder | null>>;
  saveDayFiles(request: DayFilesRequest): Promise<Result<readonly Job[]>>;
  /** Asks for files and uploads them. */
  upload(request: UploadRequest): Promise<Result<readonly Job[]>>;
  /** Uploads dropped or pasted files. */
  add(sources: readonly S[], request: UploadRequest): Promise<Result<readonly Job[]>>;
  jobs(): Result<readonly Job[]>;
  cancel(input: { readonly job: string }): Result<null>;
  retry(input: { readonly job: string }): Promise<Result<null>>;
  showInFolder(input: { readonly job: string }): Promise<Result<null>>;
  /** Answers the page's calls about exports of the past. */
  readonly exports: ExportHandlers['handlers'];
  /** The number of jobs that quitting would end. */
  running(): number;
  /** Changes with each sign-out. */
  generation(): number;
  abortAll(): void;
  /** Aborts and forgets all jobs, so that the next user does not see them. For signing out. */
  reset(): void;
  /** Resolves when no job runs any more. */
  idle(): Promise<void>;
}

export const createFileJobs = <S>(ports: FileJobPorts<S>): FileJobs<S> => {
  const { calls, limits } = ports;
  const jobs = createJobList(ports);
  let signOuts = 0;
  const generation = (): number => signOuts;
  // One export at a time: each may hold a million rows, and they share one thread.
  const exportQueue = createQueue({ concurrency: 1 });
  const uploadQueue = createQueue({ concurrency: limits.parallel });
  const exportJobs = createExportJobs(jobs);
  const exportCsv = createExports({ ...ports, jobs, exportJobs, queue: exportQueue, generation });
  const dayFiles = createDayFiles({ ...ports, jobs, exportJobs, generation });
  const past = createExportHandlers({ ...ports, exportCsv });
  const uploads = createUploads({ ...ports, jobs, queue: uploadQueue, calls, limits, host: ports.uploads, generation });

  const abortAll = (): void => {
    exportJobs.abortAll();
    uploads.abortAll();
    past.abort();
  };
  return {
    exportCsv,
    chooseDayFolder: dayFiles.choose,
    saveDayFiles: dayFiles.save,
    upload: uploads.choose,
    add: uploads.add,
    jobs: () => ok(jobs.list()),
    cancel({ job }) {
      if (!jobs.get(job)) return fail('invalid', 'bad-request');
      exportJobs.cancel(job);
      uploads.cancel(job);
      return ok(null);
    },
    retry: ({ job }) => uploads.retry(job),
    showInFolder: ({ job }) => exportJobs.saved(job)?.show() ?? past.show(job),
    exports: {
      ...past.handlers,
      open: (input) => exportJobs.saved(input.job)?.open() ?? past.handlers.open(input),
    },
    running: jobs.running,
    generation,
    abortAll,
    reset() {
      signOuts += 1;
      abortAll();
      uploads.forget();
      exportJobs.forget();
      dayFiles.forget();
      jobs.clear();
    },
    idle: async () => {
      await Promise.all([exportQueue.idle(), uploadQueue.idle(), dayFiles.idle()]);
    },
  };
};
