/** The browser demo's ports for exports and uploads: downloads and a file input in place of disk and dialogs. */
import type { TableFile } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { limits } from '@contract/limits';
import { mediaExtensions } from '@contract/media/media-type';
import { FailureError, failureError } from '../../main/core/call/failure-error';
import type { ExportTarget } from '../../main/core/export/export-run';
import { createFileJobs, type FileJobPorts, type FileJobs } from '../../main/core/file-jobs';
import { tableFailure } from '../../main/core/table/table-failure';
import { detectType } from '../../main/core/upload/detect-type';
import { checkNameAndSize, headLength, type UploadHost } from '../../main/core/upload/upload-file';
import { askForFiles } from './ask-for-files';
import { createBlobScratch } from './blob-scratch';
import { collectChunks } from './collect-chunks';
import { createPageFolderChooser } from './day-folder';
import { downloaded } from './downloaded';

interface PageFilesPorts
  extends Pick<FileJobPorts<unknown>, 'emit' | 'calls' | 'notesOf' | 'stores' | 'journal' | 'clock' | 'random'> {
  /** Hands a finished file to the browser. */
  readonly save: (name: string, parts: readonly BlobPart[]) => void;
}

const downloadTarget = (name: string, save: PageFilesPorts['save']): ExportTarget => ({
  // The browser chooses the final name of each download.
  key: crypto.randomUUID(),
  async write(chunks, signal) {
    try {
      const parts = await collectChunks(chunks, signal);
      save(name, parts);
      return ok({ name, bytes: new Blob([...parts]).size });
    } catch (error) {
      return { ok: false, failure: failureOf(error, name) };
    }
  },
  createScratch: createBlobScratch,
  ...downloaded(name),
});

const failureOf: UploadHost<unknown>['failureOf'] = (error, name) =>
  error instanceof FailureError ? error.failure : { kind: 'file', code: 'upload-unreadable', about: { name } };

const bytesOf = async (file: File, from: number, length: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(from, from + length).arrayBuffer());

const uploads: UploadHost<unknown> = {
  chooseFiles: ({ many }) => askForFiles(mediaExtensions.map((extension) => `.${extension}`).join(','), many),
  nameOf: (source) => (source instanceof File ? source.name : ''),
  async inspect(file) {
    if (!(file instanceof File)) throw failureError('file', 'upload-not-a-file', { name: '' });
    const { name, size, lastModified } = file;
    checkNameAndSize(name, size, limits.upload);
    return {
      name,
      size,
      identity: `${name}:${size}:${lastModified}`,
      open: async () => ({
        head: await bytesOf(file, 0, headLength),
        chunks: async function* () {
          for (let at = 0; at < size; at += headLength) yield await bytesOf(file, at, headLength);
        },
        close: async () => undefined,
      }),
    };
  },
  // The browser no longer reads a file that has changed since it was chosen.
  isCorrectable: () => false,
  detectType,
  failureOf,
};

export const createPageFiles = ({ save, ...ports }: PageFilesPorts): FileJobs<unknown> =>
  createFileJobs({
    ...ports,
    findSaved: (_reference, name) => downloaded(name),
    openSheet: async (setup) => {
      const { createSheet } = await import('../../main/core/export/excel/excel-sheet');
      const sheet = createSheet(setup);
      return {
        add: async (values) => sheet.add(values),
        end: async () => sheet.end(),
        close: () => undefined,
      };
    },
    chooseTarget: async ({ name }) => ok(downloadTarget(name, save)),
    chooseFolder: createPageFolderChooser(save),
    uploads,
    limits: limits.upload,
  });

/** Reads a chosen or dropped file in the page. */
export const readPageTable = async (file: unknown): Promise<Result<TableFile>> => {
  if (!(file instanceof File)) return fail('file', 'upload-not-a-file', { about: { name: '' } });
  const { name, size } = file;
  if (size > limits.table.bytes) return { ok: false, failure: tableFailure('large', name) };
  try {
    const { readTable } = await import('../../main/core/table/read-table');
    return ok(await readTable(await bytesOf(file, 0, size), name));
  } catch (error) {
    return { ok: false, failure: failureOf(error, name) };
  }
};

export const openPageTable = async (): Promise<Result<TableFile | null>> => {
  const [file] = await askForFiles('.csv,.tsv,.txt,.xlsx,.xlsm,.xls');
  return file ? readPageTable(file) : ok(null);
};
