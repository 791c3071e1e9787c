/** A file of this computer that an export saves to. */
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { fail, ok } from '@contract/failure';
import type { ExportTarget } from '../core/export/export-run';
import { type Disk, disk as realDisk } from './disk';
import { writeAtomic } from './write-atomic';

export interface FileTargetPorts {
  /** The owner in the names of temporary files. */
  readonly owner: () => string;
  readonly showInFolder: (path: string) => void;
  readonly disk?: Disk;
  /** Called with a note if a file was saved without a usual guarantee, such as syncing. */
  readonly note?: (message: string) => void;
}

/** Equal for two paths to one file where the file system ignores case. */
const keyOf = (path: string): string =>
  process.platform === 'win32' || process.platform === 'darwin' ? path.toLowerCase() : path;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

export const fileTarget = (
  path: string,
  { owner, showInFolder, disk = realDisk, note }: FileTargetPorts,
): ExportTarget => ({
  key: keyOf(path),
  name: basename(path),
  write: (chunks, signal) => writeAtomic(path, chunks, signal, disk, { owner: owner(), ...(note ? { note } : {}) }),
  async show() {
    if (!(await exists(path))) return fail('file', 'missing-file', { about: { name: basename(path) } });
    showInFolder(path);
    return ok(null);
  },
});

/** The same; the saved file has its checksum, which is computed while it is written. */
export const hashedFileTarget = (path: string, ports: FileTargetPorts): ExportTarget => ({
  ...fileTarget(path, ports),
  async write(chunks, signal) {
    const { owner, disk, note } = ports;
    const hash = createHash('sha256');
    const onBytes = (bytes: Uint8Array): void => void hash.update(bytes);
    const options = { owner: owner(), onBytes, ...(note ? { note } : {}) };
    const saved = await writeAtomic(path, chunks, signal, disk, options);
    return saved.ok ? ok({ ...saved.value, sha256: hash.digest('hex') }) : saved;
  },
});
