/**
 * The folder of a day's files in the browser demo: a real one where the browser lets the page write into a folder that
 * the person chooses (Chrome, Edge); elsewhere each file is a download whose name starts with the folder's.
 */
import { type Failure, type FailureCode, ok, type Result } from '@contract/failure';
import { FailureError } from '../../main/core/call/failure-error';
import type { DayFilesPorts, FolderTarget } from '../../main/core/export/day-files';
import type { ExportTarget } from '../../main/core/export/export-run';
import { createBlobScratch } from './blob-scratch';
import { collectChunks } from './collect-chunks';
import { downloaded } from './downloaded';

/** The part of the File System Access API that TypeScript's own types lack. */
interface WithPicker {
  readonly showDirectoryPicker?: (options: { readonly mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
}

const codes: Readonly<Record<string, FailureCode>> = {
  QuotaExceededError: 'disk-full',
  NotAllowedError: 'no-permission',
  SecurityError: 'no-permission',
  NotFoundError: 'missing-folder',
  NoModificationAllowedError: 'file-busy',
};

const nameOfError = (error: unknown): string => (error instanceof Error ? error.name : '');

const toFailure = (error: unknown, name: string): Failure =>
  error instanceof FailureError
    ? error.failure
    : { kind: 'file', code: codes[nameOfError(error)] ?? 'file-failed', about: { name } };

const checksum = async (blob: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Saves a complete file with `save`. */
const hashedTarget = (name: string, save: (blob: Blob, parts: readonly BlobPart[]) => Promise<void>): ExportTarget => ({
  ...downloaded(name),
  key: `day/${name}`,
  createScratch: createBlobScratch,
  async write(chunks, signal) {
    try {
      const parts = await collectChunks(chunks, signal);
      const blob = new Blob([...parts]);
      const sha256 = await checksum(blob);
      await save(blob, parts);
      return ok({ name, bytes: blob.size, sha256 });
    } catch (error) {
      return { ok: false, failure: toFailure(error, name) };
    }
  },
});

const saveInto = async (folder: FileSystemDirectoryHandle, name: string, blob: Blob): Promise<void> => {
  const handle = await folder.getFileHandle(name, { create: true });
  try {
    const writable = await handle.createWritable();
    await writable.write(blob);
    // The browser replaces the file only now.
    await writable.close();
  } catch (error) {
    if ((await handle.getFile().catch(() => undefined))?.size === 0)
      await folder.removeEntry(name).catch(() => undefined);
    throw error;
  }
};

const exists = (parent: FileSystemDirectoryHandle, name: string): Promise<boolean> =>
  parent.getDirectoryHandle(name).then(
    () => true,
    (error: unknown) => {
      if (nameOfError(error) === 'NotFoundError') return false;
      if (nameOfError(error) === 'TypeMismatchError') return true;
      throw error;
    },
  );

const makeFolder = async (parent: FileSystemDirectoryHandle, nameOf: (attempt: number) => string) => {
  let attempt = 1;
  while (await exists(parent, nameOf(attempt))) attempt += 1;
  return parent.getDirectoryHandle(nameOf(attempt), { create: true });
};

const chosenFolder = (folder: FileSystemDirectoryHandle): FolderTarget => ({
  name: folder.name,
  target: (file) => hashedTarget(file, (blob) => saveInto(folder, file, blob)),
});

type Save = (name: string, parts: readonly BlobPart[]) => void;

const downloads = (name: string, save: Save): FolderTarget => ({
  name,
  target: (file) => hashedTarget(`${name} - ${file}`, async (_blob, parts) => save(`${name} - ${file}`, parts)),
});

export const createPageFolderChooser =
  (save: Save): DayFilesPorts['chooseFolder'] =>
  async ({ nameOf, isCurrent }): Promise<Result<FolderTarget | null>> => {
    const { showDirectoryPicker } = globalThis as WithPicker;
    if (!showDirectoryPicker) return ok(downloads(nameOf(1), save));
    try {
      const parent = await showDirectoryPicker.call(globalThis, { mode: 'readwrite' });
      return ok(isCurrent() ? chosenFolder(await makeFolder(parent, nameOf)) : null);
    } catch (error) {
      if (nameOfError(error) === 'AbortError') return ok(null);
      return { ok: false, failure: toFailure(error, nameOf(1)) };
    }
  };
