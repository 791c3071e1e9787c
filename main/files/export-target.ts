/** Where an export is saved: asked in the native dialog, then written atomically. */
import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fail, ok } from '@contract/failure';
import type { ExportTarget } from '../core/export/export-run';
import type { ExportPorts } from '../core/export/exports';
import { chosenPath } from './chosen-path';
import { type Disk, disk as realDisk } from './disk';
import { type RememberedFolder, startFolder } from './remembered-folder';
import { writeAtomic } from './write-atomic';

export interface ExportTargetPorts {
  /** The native save dialog; undefined if it is closed without a choice. */
  readonly askForPath: (question: { readonly title: string; readonly path: string }) => Promise<string | undefined>;
  readonly folder: RememberedFolder;
  /** The owner in the names of temporary files. */
  readonly owner: () => string;
  readonly showInFolder: (path: string) => void;
  readonly disk?: Disk;
  /** Called with a note if a file was saved without a usual guarantee, such as syncing. */
  readonly note?: (message: string) => void;
  /** Milliseconds that a folder may take to answer. */
  readonly folderTimeout?: number;
}

/** Equal for two paths to one file where the file system ignores case. */
const keyOf = (path: string): string =>
  process.platform === 'win32' || process.platform === 'darwin' ? path.toLowerCase() : path;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Asks where to save an export. */
export const createTargetChooser = (ports: ExportTargetPorts): ExportPorts['chooseTarget'] => {
  const { askForPath, folder, owner, showInFolder, disk = realDisk, note } = ports;
  const targetAt = (path: string): ExportTarget => ({
    key: keyOf(path),
    name: basename(path),
    write: (chunks, signal) => writeAtomic(path, chunks, signal, disk, { owner: owner(), ...(note ? { note } : {}) }),
    async show() {
      if (!(await exists(path))) return fail('file', 'missing-file', { about: { name: basename(path) } });
      showInFolder(path);
      return ok(null);
    },
  });
  return async ({ title, name }) => {
    // If the window closes, its dialog rejects: nothing was chosen.
    const chosen = await askForPath({ title, path: join(await startFolder(folder), name) }).catch(() => undefined);
    if (!chosen) return ok(null);
    const path = await chosenPath(chosen, '.csv', disk, ports.folderTimeout);
    if (!path.ok) return path;
    folder.remember(dirname(path.value));
    return ok(targetAt(path.value));
  };
};
