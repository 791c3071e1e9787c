/** The front door of everything that touches a person's files: exports, uploads, and the jobs they are. */
import { basename } from 'node:path';
import type {
  BridgeEvent,
  DroppedFile,
  ExportRequest,
  Job,
  PdfRequest,
  SavedFile,
  UploadRequest,
} from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { type UploadLimits, uploadLimits } from '@contract/media/media-type';
import { createExports, type ExportPorts } from '../core/export/export-run';
import { createJobList } from '../core/jobs/job-list';
import type { UploadTransport } from '../core/upload/send-file';
import { createUploads } from '../core/upload/upload-run';
import { askForCsvPath, askForFiles, askForPdfPath, type NativeDialogs } from './dialogs';
import type { Disk } from './disk';
import { folderTimeout, hasUnansweredCalls, withTimeout } from './disk-timeout';
import { createLane } from './lane';
import { isLocalPath } from './local-path';
import { createPdfSaver, type PdfSaverPorts } from './save-pdf';
import { createOwnerId, removeStaleFiles } from './temporary-files';
import type { UploadSource } from './upload-file';

export type { UploadSource } from './upload-file';

/** Folders remembered between runs; `recent` are all that exports went to lately, the newest first. */
export interface Folders {
  readonly export?: string;
  readonly upload?: string;
  readonly recent?: readonly string[];
  /** The owner in the names of temporary files. */
  readonly owner?: string;
}

export interface FilesPorts {
  /** The network for one job: of the session in which the job was begun, and of none after it. */
  readonly api: { forCurrentSession(): ReturnType<ExportPorts['fetches']> & UploadTransport };
  readonly dialogs: NativeDialogs;
  /** Kept in the settings. */
  readonly folders: { get(): Folders; set(folders: Folders): void };
  /** Where a person's files are usually saved, and where their pictures are. */
  readonly start: { readonly exports: string; readonly uploads: string };
  readonly emit: (event: BridgeEvent) => void;
  /** `shell.showItemInFolder`; only ever called with a path that an export wrote. */
  readonly showInFolder: (path: string) => void;
  /** `webContents.printToPDF` of the window. */
  readonly print: PdfSaverPorts['print'];
  readonly limits?: UploadLimits;
  readonly disk?: Disk;
  readonly today?: () => Date;
  /** Called with a note if a file was saved without a usual guarantee, such as syncing. */
  readonly note?: (what: string) => void;
  /** Milliseconds for a folder to answer, and for a disk before the next export starts in parallel. */
  readonly patience?: { readonly folder?: number; readonly disk?: number };
}

export interface Files {
  exportCsv(request: ExportRequest): Promise<Result<Job | null>>;
  upload(request: UploadRequest): Promise<Result<readonly Job[]>>;
  /** Files dropped on or pasted into the window; paths come from the preload script, never from the page. */
  drop(input: {
    readonly files: readonly DroppedFile[];
    readonly request: UploadRequest;
  }): Promise<Result<readonly Job[]>>;
  jobs(): Result<readonly Job[]>;
  cancel(input: { readonly job: string }): Result<null>;
  retry(input: { readonly job: string }): Promise<Result<null>>;
  showInFolder(input: { readonly job: string }): Promise<Result<null>>;
  savePdf(request: PdfRequest): Promise<Result<SavedFile | null>>;
  /** How many jobs quitting would end. */
  running(): number;
  /**
   * Stops everything. Resolves when every file is closed and every temporary file is removed, at the latest after a
   * second, even if the disk hangs.
   */
  abortAll(): Promise<void>;
  /** `abortAll`, and forgets what was done: the next person must not see it. For signing out. */
  reset(): Promise<void>;
  /** Whether a disk call is still unanswered, for which Node would wait at exit. */
  hasUnansweredCalls(): boolean;
  /**
   * Removes temporary files of killed runs from remembered folders, one folder after the other, each within a limit.
   * Call it some time after the start. Returns the number of removed files.
   */
  removeStaleFiles(): Promise<number>;
}

const recentFolders = 10;
/** Milliseconds that `abortAll` waits for running jobs. */
const longestEnding = 1_000;
/** Stop after this many silent folders: each blocks one of the few threads that all file calls share. */
const mostSilent = 2;

/** A dropped path may lead anywhere; only the person's own choice in a dialog may lead off this computer. */
const droppedSource = (file: DroppedFile): UploadSource =>
  'path' in file && !isLocalPath(file.path) ? { name: basename(file.path), problem: 'upload-network' } : file;

export const createFiles = (ports: FilesPorts): Files => {
  const jobs = createJobList(ports.emit);
  const limits = ports.limits ?? uploadLimits;
  const fresh = createOwnerId();
  const owner = (): string => ports.folders.get().owner ?? fresh;
  let signOuts = 0;
  const generation = (): number => signOuts;
  // One export at a time: each may hold a million rows, and they share one thread.
  const exportLane = createLane(1);
  const uploadLane = createLane(limits.parallel);
  const { disk, today, note, patience = {} } = ports;
  const optional = {
    ...(disk ? { disk } : {}),
    ...(today ? { today } : {}),
    ...(note ? { note } : {}),
    ...(patience.disk === undefined ? {} : { diskPatience: patience.disk }),
    ...(patience.folder === undefined ? {} : { folderPatience: patience.folder }),
  };

  const remembered = (kind: 'export' | 'upload', first: string) => ({
    first,
    last: () => ports.folders.get()[kind],
    remember: (folder: string) => {
      // A share that is gone would delay the next start's cleanup and every dialog.
      if (!isLocalPath(folder)) return;
      const before = ports.folders.get();
      if (kind === 'upload') return ports.folders.set({ ...before, upload: folder });
      const recent = [folder, ...(before.recent ?? []).filter((one) => one !== folder)].slice(0, recentFolders);
      ports.folders.set({ ...before, owner: owner(), export: folder, recent });
    },
  });

  const exports = createExports({
    jobs,
    lane: exportLane,
    fetches: () => ports.api.forCurrentSession(),
    askWhere: askForCsvPath(ports.dialogs),
    folder: remembered('export', ports.start.exports),
    showInFolder: ports.showInFolder,
    generation,
    owner,
    ...optional,
  });
  const uploads = createUploads({
    jobs,
    lane: uploadLane,
    sends: () => ports.api.forCurrentSession(),
    limits,
    askFiles: askForFiles(ports.dialogs),
    folder: remembered('upload', ports.start.uploads),
    generation,
    ...(patience.folder === undefined ? {} : { patience: patience.folder }),
  });
  const pdf = createPdfSaver({
    print: ports.print,
    askWhere: askForPdfPath(ports.dialogs),
    folder: remembered('export', ports.start.exports),
    generation,
    owner,
    ...(disk ? { disk } : {}),
  });

  const abortAll = async (): Promise<void> => {
    exports.abortAll();
    uploads.abortAll();
    pdf.abort();
    await withTimeout(Promise.all([exportLane.idle(), uploadLane.idle()]), longestEnding, undefined);
  };

  return {
    exportCsv: exports.start,
    upload: uploads.ask,
    drop: ({ files, request }) => uploads.add(files.map(droppedSource), request),
    jobs: () => ok(jobs.list()),
    cancel({ job }) {
      if (!jobs.get(job)) return fail('invalid', 'bad-request');
      exports.cancel(job);
      uploads.cancel(job);
      return ok(null);
    },
    retry: ({ job }) => uploads.retry(job),
    showInFolder: ({ job }) => exports.show(job),
    savePdf: pdf.save,
    running: jobs.running,
    abortAll,
    async reset() {
      signOuts += 1;
      const ended = abortAll();
      uploads.forget();
      exports.forget();
      jobs.clear();
      await ended;
    },
    hasUnansweredCalls: hasUnansweredCalls,
    async removeStaleFiles() {
      let removed = 0;
      let silent = 0;
      for (const folder of new Set(ports.folders.get().recent ?? [])) {
        if (silent >= mostSilent) break;
        if (!isLocalPath(folder)) continue;
        const count = await withTimeout(removeStaleFiles(folder, owner()), patience.folder ?? folderTimeout, undefined);
        if (count === undefined) silent += 1;
        else removed += count;
      }
      return removed;
    },
  };
};
