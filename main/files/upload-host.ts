/**
 * Reads the files that are uploaded: inspected when they are chosen, then opened once, so that their type is detected and
 * their bytes are sent from one handle. Metadata in pictures is kept: inspections need to know when and where they were taken.
 */
import { createHash } from 'node:crypto';
import { constants, type FileHandle, open, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { DroppedFile } from '@contract/bridge';
import type { UploadLimits } from '@contract/limits';
import { failureError } from '../core/call/failure-error';
import { detectType } from '../core/upload/detect-type';
import {
  checkNameAndSize,
  headLength,
  type OpenedFile,
  type UploadFile,
  type UploadHost,
} from '../core/upload/upload-file';
import { codeOf, diskFailure } from '../desktop/disk';
import { trackDiskCall, withinFolderTimeout } from './disk-timeout';
import { type RememberedFolder, startFolder } from './remembered-folder';

/** A file on this computer, or one that was pasted or dragged out of another program. */
export type UploadSource = DroppedFile;

const chunkLength = 1024 * 1024;

interface FileStat {
  readonly size: bigint;
  readonly mtimeNs: bigint;
  readonly ino: bigint;
  isFile(): boolean;
}
/** Changes when the file is changed or replaced. */
const versionOf = ({ ino, size, mtimeNs }: FileStat): string => `${ino}:${size}:${mtimeNs}`;

const nameOf = (source: UploadSource): string => ('path' in source ? basename(source.path) : source.name);

async function* readChunks(
  handle: FileHandle,
  { name, size, version }: { readonly name: string; readonly size: number; readonly version: string },
): AsyncGenerator<Uint8Array, void> {
  const buffer = Buffer.allocUnsafe(Math.min(size, chunkLength));
  for (let at = 0; at < size; ) {
    const { bytesRead } = await handle.read(buffer, 0, Math.min(buffer.length, size - at), at);
    at += bytesRead;
    const isLast = at >= size || bytesRead === 0;
    if (isLast && (at < size || versionOf(await handle.stat({ bigint: true })) !== version))
      throw failureError('file', 'upload-changed', { name });
    yield buffer.subarray(0, bytesRead);
  }
}

/** Opens an inspected file. Whatever it throws, nothing is left open. */
const openPath = async (path: string, name: string, size: number, version: string): Promise<OpenedFile> => {
  // Not blocking: if a pipe has replaced the file, opening it would hold the thread until somebody writes to it.
  const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)).catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? failureError('file', 'upload-changed', { name }) : error;
  });
  try {
    const found = await handle.stat({ bigint: true });
    if (!found.isFile() || versionOf(found) !== version) throw failureError('file', 'upload-changed', { name });
    const head = Buffer.alloc(Math.min(size, headLength));
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    return {
      head: head.subarray(0, bytesRead),
      chunks: () => readChunks(handle, { name, size, version }),
      close: () => trackDiskCall(handle.close()),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
};

/** Looks at a file without opening it, so that a pipe or device cannot block the app. */
const inspectPath = async (path: string, limits: UploadLimits): Promise<UploadFile> => {
  const name = basename(path);
  const found = await stat(path, { bigint: true }).catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? failureError('file', 'missing-file', { name }) : error;
  });
  if (!found.isFile()) throw failureError('file', 'upload-not-a-file', { name });
  const size = Number(found.size);
  checkNameAndSize(name, size, limits);
  const version = versionOf(found);
  return {
    name,
    size,
    identity: `${path}:${version}`,
    open: () => trackDiskCall(openPath(path, name, size, version)),
  };
};

const inspectBytes = (name: string, bytes: Uint8Array, limits: UploadLimits): UploadFile => {
  checkNameAndSize(name, bytes.length, limits);
  return {
    name,
    size: bytes.length,
    identity: createHash('sha256').update(bytes).update(name).digest('hex'),
    open: async () => ({
      head: bytes.subarray(0, headLength),
      chunks: async function* () {
        yield bytes;
      },
      close: async () => undefined,
    }),
  };
};

/** Throws a `FailureError` for anything but a regular file of an allowed type and size. */
const inspectFile = async (source: UploadSource, limits: UploadLimits): Promise<UploadFile> => {
  if ('path' in source) return inspectPath(source.path, limits);
  if ('bytes' in source) return inspectBytes(source.name, source.bytes, limits);
  const { name, problem } = source;
  throw failureError('file', problem, { name, ...(problem === 'upload-too-big' ? { limit: limits.bytes } : {}) });
};

interface UploadHostPorts {
  readonly limits: UploadLimits;
  /** The native open dialog; no paths if it is closed without a choice. */
  readonly askForFiles: (question: { readonly many: boolean; readonly folder: string }) => Promise<readonly string[]>;
  readonly folder: RememberedFolder;
  /** Milliseconds that inspecting a file may take. */
  readonly timeout?: number;
}

export const createUploadHost = ({
  limits,
  askForFiles,
  folder,
  timeout,
}: UploadHostPorts): UploadHost<UploadSource> => ({
  async chooseFiles({ many }) {
    // If the window closes, its dialog rejects: nothing was chosen.
    const paths = await askForFiles({ many, folder: await startFolder(folder) }).catch(() => []);
    const [first] = paths;
    if (first) folder.remember(dirname(first));
    return paths.map((path) => ({ path }));
  },
  nameOf,
  inspect: (source) => withinFolderTimeout(inspectFile(source, limits), timeout),
  isCorrectable: (source) => 'path' in source,
  detectType,
  failureOf: diskFailure,
});
