/** Hosts exports, a day's files, uploads and saved PDFs on this computer's disks and native dialogs. */
import { basename, join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { BridgeEvent, DroppedFile, Job, PdfRequest, SavedFile, TableFile, UploadRequest } from '@contract/bridge';
import { ok, type Result } from '@contract/failure';
import { limits as defaultLimits, type UploadLimits } from '@contract/limits';
import type { Clock, Random } from '../core/async/ports';
import type { DayFilesPorts } from '../core/export/day-files';
import type { ExportCalls } from '../core/export/export-source';
import type { NotesOfArea } from '../core/export/with-notes';
import { createFileJobs, type FileJobPorts, type FileJobs } from '../core/file-jobs';
import type { UploadCalls } from '../core/upload/send-file';
import type { NativeDialogs } from '../desktop/desktop';
import { codeOf, type Disk, diskFailure, disk as realDisk } from '../desktop/disk';
import { askForFiles, askForFolder, askForPdfPath, askForTable, askForTablePath } from './dialogs';
import { folderTimeout, hasUnansweredCalls, withDiskTimeout, withinFolderTimeout } from './disk-timeout';
import { createTargetChooser, type ExportTargetPorts } from './export-target';
import { hashedFileTarget, savedFile } from './file-target';
import { isLocalPath } from './local-path';
import { createTableOpener } from './open-table';
import { startFolder } from './remembered-folder';
import { createPdfSaver, type PdfSaverPorts } from './save-pdf';
import { createSheetOpener } from './table-worker-client';
import { createOwnerId, removeStaleFiles } from './temporary-files';
import { createUploadHost, type UploadSource } from './upload-host';

/** Makes a folder with the first free name, so that nothing that exists is changed. */
const makeFolder = async (parent: string, nameOf: (attempt: number) => string, disk: Disk): Promise<string> => {
  const real = await disk.realpath(parent);
  for (let attempt = 1; ; attempt += 1) {
    const path = join(real, nameOf(attempt));
    try {
      await disk.mkdir(path);
      return path;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
};

/** The folder of a day's files: a new one in the folder that the user chose in the native dialog. */
const createFolderChooser = (ports: ExportTargetPorts): DayFilesPorts['chooseFolder'] => {
  const { askForPath, folder, disk = realDisk, folderTimeout } = ports;
  return async ({ title, nameOf, isCurrent }) => {
    // If the window closes, its dialog rejects: nothing was chosen.
    const chosen = await askForPath({ title, path: await startFolder(folder) }).catch(() => undefined);
    if (!chosen || !isCurrent()) return ok(null);
    try {
      const path = await withinFolderTimeout(makeFolder(chosen, nameOf, disk), folderTimeout);
      // The new folder is remembered to remove temporary files of a killed run, the chosen one to start in.
      folder.remember(path);
      folder.remember(chosen);
      return ok({ name: basename(path), target: (file) => hashedFileTarget(join(path, file), ports) });
    } catch (error) {
      return { ok: false, failure: diskFailure(error, chosen) };
    }
  };
};

export type { UploadSource } from './upload-host';

/** Folders remembered between runs; `recent` are those that exports were saved to, the newest first. */
export interface Folders {
  readonly export?: string;
  readonly upload?: string;
  readonly recent?: readonly string[];
  /** The owner in the names of temporary files. */
  readonly owner?: string;
}

export interface FilesPorts {
  /** The calls for one job, which end with the session in which the job was begun. */
  readonly api: { forCurrentSession(): ExportCalls & UploadCalls };
  /** The notes on this computer, for exports with a column for them. */
  readonly notesOf: NotesOfArea;
  /** Starts a worker that reads and writes tables. */
  readonly startTableWorker: () => Worker;
  readonly dialogs: NativeDialogs;
  /** Kept in the settings. */
  readonly folders: { get(): Folders; set(folders: Folders): void };
  /** The folders that dialogs start in until one is remembered. */
  readonly start: { readonly exports: string; readonly uploads: string };
  readonly emit: (event: BridgeEvent) => void;
  /** Where the exports of the signed-in person are kept. */
  readonly stores: FileJobPorts<UploadSource>['stores'];
  readonly journal?: NonNullable<FileJobPorts<UploadSource>['journal']>;
  /** `shell.showItemInFolder`; only ever called with a path that an export wrote. */
  readonly showInFolder: (path: string) => void;
  /** Opens such a file in the system's program for it: an empty text, or why not. */
  readonly openFile: (path: string) => Promise<string>;
  /** `webContents.printToPDF` of the window. */
  readonly print: PdfSaverPorts['print'];
  readonly limits?: UploadLimits;
  readonly disk?: Disk;
  readonly clock: Clock;
  readonly random: Random;
  /** Called with a note if a file was saved without a usual guarantee, such as syncing. */
  readonly note?: (message: string) => void;
  /** Milliseconds that a folder may take to answer, and a disk for one chunk before the next export starts. */
  readonly timeouts?: { readonly folder?: number; readonly disk?: number };
}

export interface Files extends Omit<FileJobs<UploadSource>, 'add' | 'generation' | 'abortAll' | 'reset'> {
  /** Uploads files dropped on or pasted into the window; paths come from the preload script, never from the page. */
  drop(input: {
    readonly files: readonly DroppedFile[];
    readonly request: UploadRequest;
  }): Promise<Result<readonly Job[]>>;
  savePdf(request: PdfRequest): Promise<Result<SavedFile | null>>;
  openTable(): Promise<Result<TableFile | null>>;
  /** Reads a file dropped on the window; its path comes from the preload script, never from the page. */
  dropTable(file: DroppedFile): Promise<Result<TableFile>>;
  /**
   * Stops everything. Resolves when every file is closed and every temporary file is removed, at the latest after a
   * second, even if the disk hangs.
   */
  abortAll(): Promise<void>;
  /** `abortAll`, and forgets all jobs, so that the next user does not see them. For signing out. */
  reset(): Promise<void>;
  /** Whether a disk call is still unanswered, for which Node would wait at exit. */
  hasUnansweredCalls(): boolean;
  /**
   * Removes temporary files of killed runs from remembered folders, one folder after the other, each within a limit.
   * Call it some time after the start. Returns the number of removed files.
   */
  removeStaleFiles(): Promise<number>;
}

const maxRecentFolders = 10;
/** Milliseconds that `abortAll` waits for running jobs. */
const abortTimeout = 1_000;
/** Stop after this many silent folders: each blocks one of the few threads that all file calls share. */
const maxSilentFolders = 2;

/** A dropped path may lead anywhere; only the user's own choice in a dialog may lead off this computer. */
const toSource = (file: DroppedFile): UploadSource =>
  'path' in file && !isLocalPath(file.path) ? { name: basename(file.path), problem: 'upload-network' } : file;

export const createFiles = (ports: FilesPorts): Files => {
  const { emit, disk, clock, random, note, timeouts = {}, limits = defaultLimits.upload } = ports;
  const newOwner = createOwnerId();
  const owner = (): string => ports.folders.get().owner ?? newOwner;

  const remembered = (kind: 'export' | 'upload', first: string) => ({
    first,
    last: () => ports.folders.get()[kind],
    remember: (folder: string) => {
      // A disconnected network folder would delay the next start's cleanup and every dialog.
      if (!isLocalPath(folder)) return;
      const before = ports.folders.get();
      if (kind === 'upload') return ports.folders.set({ ...before, upload: folder });
      const recent = [folder, ...(before.recent ?? []).filter((one) => one !== folder)].slice(0, maxRecentFolders);
      ports.folders.set({ ...before, owner: owner(), export: folder, recent });
    },
  });
  const exportFolder = remembered('export', ports.start.exports);

  const targetPorts = {
    folder: exportFolder,
    owner,
    showInFolder: ports.showInFolder,
    openFile: ports.openFile,
    ...(disk ? { disk } : {}),
    ...(note ? { note } : {}),
    ...(timeouts.folder === undefined ? {} : { folderTimeout: timeouts.folder }),
  };

  const jobs = createFileJobs({
    emit,
    clock,
    random,
    notesOf: ports.notesOf,
    openSheet: createSheetOpener(ports.startTableWorker),
    stores: ports.stores,
    ...(ports.journal ? { journal: ports.journal } : {}),
    findSaved: (path) => savedFile(path, ports),
    calls: () => ports.api.forCurrentSession(),
    limits,
    chooseTarget: createTargetChooser({ ...targetPorts, askForPath: askForTablePath(ports.dialogs) }),
    chooseFolder: createFolderChooser({ ...targetPorts, askForPath: askForFolder(ports.dialogs) }),
    uploads: createUploadHost({
      limits,
      askForFiles: askForFiles(ports.dialogs),
      folder: remembered('upload', ports.start.uploads),
      ...(timeouts.folder === undefined ? {} : { timeout: timeouts.folder }),
    }),
    ...(timeouts.disk === undefined ? {} : { diskTimeout: timeouts.disk }),
  });
  const pdf = createPdfSaver({
    print: ports.print,
    askForPath: askForPdfPath(ports.dialogs),
    folder: exportFolder,
    generation: jobs.generation,
    owner,
    ...(disk ? { disk } : {}),
  });

  const tables = createTableOpener({
    askForTable: askForTable(ports.dialogs),
    folder: exportFolder,
    startWorker: ports.startTableWorker,
    generation: jobs.generation,
  });

  const settled = async (): Promise<void> => {
    await withDiskTimeout(jobs.idle(), abortTimeout, undefined);
  };
  return {
    ...jobs,
    drop: ({ files, request }) => jobs.add(files.map(toSource), request),
    savePdf: pdf.save,
    openTable: tables.open,
    dropTable: tables.drop,
    abortAll() {
      jobs.abortAll();
      pdf.abort();
      return settled();
    },
    reset() {
      jobs.reset();
      pdf.abort();
      return settled();
    },
    hasUnansweredCalls,
    async removeStaleFiles() {
      let removed = 0;
      let silent = 0;
      for (const folder of new Set(ports.folders.get().recent ?? [])) {
        if (silent >= maxSilentFolders) break;
        if (!isLocalPath(folder)) continue;
        const count = await withDiskTimeout(
          removeStaleFiles(folder, owner()),
          timeouts.folder ?? folderTimeout,
          undefined,
        );
        if (count === undefined) silent += 1;
        else removed += count;
      }
      return removed;
    },
  };
};
