/** The front door of everything that touches a person's files: exports, uploads, and the jobs they are. */
import type { BridgeEvent, ExportRequest, Job, PdfRequest, SavedFile, UploadRequest } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { type UploadLimits, uploadLimits } from '@contract/media-type';
import { askFiles, askWhere, askWherePdf, type NativeDialogs } from './dialogs';
import type { Disk } from './disk';
import { createExports, type ExportPorts } from './export';
import { createJobs } from './jobs';
import { createLane } from './lane';
import type { MediaSource } from './media-source';
import { removeStaleParts } from './part-files';
import { createPdf, type PdfPorts } from './pdf';
import { createUploads, type Sends } from './upload';

export type { MediaSource } from './media-source';

/** Folders remembered between runs; `recent` are all that exports went to lately, the newest first. */
export interface Folders {
  readonly export?: string;
  readonly upload?: string;
  readonly recent?: readonly string[];
}

export interface FilesPorts {
  /** The network for one job: of the session in which the job was begun, and of none after it. */
  readonly api: { ofSession(): ReturnType<ExportPorts['fetches']> & Sends };
  readonly dialogs: NativeDialogs;
  /** Kept in the settings. */
  readonly folders: { get(): Folders; set(folders: Folders): void };
  /** Where a person's files are usually saved, and where their pictures are. */
  readonly start: { readonly exports: string; readonly uploads: string };
  readonly emit: (event: BridgeEvent) => void;
  /** `shell.showItemInFolder`; only ever called with a path that an export wrote. */
  readonly showInFolder: (path: string) => void;
  /** `webContents.printToPDF` of the window. */
  readonly print: PdfPorts['print'];
  readonly limits?: UploadLimits;
  readonly disk?: Disk;
  readonly today?: () => Date;
}

export interface Files {
  exportCsv(request: ExportRequest): Promise<Result<Job | null>>;
  upload(request: UploadRequest): Promise<Result<readonly Job[]>>;
  /** Files dropped on or pasted into the window; paths come from the preload script, never from the page. */
  drop(input: {
    readonly files: readonly MediaSource[];
    readonly request: UploadRequest;
  }): Promise<Result<readonly Job[]>>;
  jobs(): Result<readonly Job[]>;
  cancel(input: { readonly job: string }): Result<null>;
  retry(input: { readonly job: string }): Promise<Result<null>>;
  showInFolder(input: { readonly job: string }): Promise<Result<null>>;
  savePdf(request: PdfRequest): Promise<Result<SavedFile | null>>;
  /** How many jobs quitting would end. */
  running(): number;
  /** Stops everything, and resolves when every file and handle is let go of and no temporary file is left. */
  abortAll(): Promise<void>;
  /** `abortAll`, and forgets what was done: the next person must not see it. For signing out. */
  reset(): Promise<void>;
  /** Removes what a killed run left in remembered folders. For the start; returns the number of files. */
  tidy(): Promise<number>;
}

const recentFolders = 10;

export const createFiles = (ports: FilesPorts): Files => {
  const jobs = createJobs(ports.emit);
  const limits = ports.limits ?? uploadLimits;
  // One export at a time: each may hold a million rows, and they share one thread.
  const exportLane = createLane(1);
  const uploadLane = createLane(limits.parallel);
  const optional = { ...(ports.disk ? { disk: ports.disk } : {}), ...(ports.today ? { today: ports.today } : {}) };

  const remembered = (kind: 'export' | 'upload', first: string) => ({
    first,
    last: () => ports.folders.get()[kind],
    remember: (folder: string) => {
      const before = ports.folders.get();
      const recent =
        kind === 'export' ? [folder, ...(before.recent ?? []).filter((one) => one !== folder)] : before.recent;
      ports.folders.set({ ...before, [kind]: folder, ...(recent ? { recent: recent.slice(0, recentFolders) } : {}) });
    },
  });

  const exports = createExports({
    jobs,
    lane: exportLane,
    fetches: () => ports.api.ofSession(),
    askWhere: askWhere(ports.dialogs),
    folder: remembered('export', ports.start.exports),
    showInFolder: ports.showInFolder,
    ...optional,
  });
  const uploads = createUploads({
    jobs,
    lane: uploadLane,
    sends: () => ports.api.ofSession(),
    limits,
    askFiles: askFiles(ports.dialogs),
    folder: remembered('upload', ports.start.uploads),
  });

  const abortAll = async (): Promise<void> => {
    exports.abortAll();
    uploads.abortAll();
    await Promise.all([exportLane.idle(), uploadLane.idle()]);
  };

  return {
    exportCsv: exports.start,
    upload: uploads.ask,
    drop: ({ files, request }) => uploads.add(files, request),
    jobs: () => ok(jobs.list()),
    cancel({ job }) {
      if (!jobs.get(job)) return fail('invalid', 'bad-request');
      exports.cancel(job);
      uploads.cancel(job);
      return ok(null);
    },
    retry: ({ job }) => uploads.retry(job),
    showInFolder: ({ job }) => exports.show(job),
    savePdf: createPdf({
      print: ports.print,
      askWhere: askWherePdf(ports.dialogs),
      folder: remembered('export', ports.start.exports),
      ...(ports.disk ? { disk: ports.disk } : {}),
    }),
    running: jobs.running,
    abortAll,
    async reset() {
      await abortAll();
      uploads.forget();
      exports.forget();
      jobs.clear();
    },
    async tidy() {
      const folders = new Set(ports.folders.get().recent ?? []);
      const counts = await Promise.all([...folders].map((folder) => removeStaleParts(folder)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
};
