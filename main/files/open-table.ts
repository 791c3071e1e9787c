/** Opens a CSV or Excel file of this computer to compare a list with. The page gets its name and its cells, never its path. */
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { DroppedFile, TableFile } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { limits } from '@contract/limits';
import { tableFailure } from '../core/table/table-failure';
import { diskFailure } from '../desktop/disk';
import { withinFolderTimeout } from './disk-timeout';
import { isLocalPath } from './local-path';
import { refuseWhileBusy } from './refuse-while-busy';
import { type RememberedFolder, startFolder } from './remembered-folder';
import { readTableInWorker } from './table-worker-client';

interface TableOpenerPorts {
  /** The native open dialog; undefined if it is closed without a choice. */
  readonly askForTable: (folder: string) => Promise<string | undefined>;
  readonly folder: RememberedFolder;
  readonly startWorker: () => Worker;
  /** Changes with each sign-out. A file that was chosen before is not shown to the next person. */
  readonly generation: () => number;
}

/** Milliseconds that the disk may take to read all of the file. */
const readTimeout = 30_000;

export const createTableOpener = ({ askForTable, folder, startWorker, generation }: TableOpenerPorts) => {
  const readPath = async (path: string): Promise<Result<TableFile>> => {
    const name = basename(path);
    try {
      const found = await withinFolderTimeout(stat(path));
      if (!found.isFile()) return fail('file', 'upload-not-a-file', { about: { name } });
      if (found.size > limits.table.bytes) return { ok: false, failure: tableFailure('large', name) };
      return await readTableInWorker(startWorker, await withinFolderTimeout(readFile(path), readTimeout), name);
    } catch (error) {
      return { ok: false, failure: diskFailure(error, path) };
    }
  };
  return {
    open: refuseWhileBusy(async (): Promise<Result<TableFile | null>> => {
      const started = generation();
      // If the window closes, its dialog rejects: nothing was chosen.
      const path = await askForTable(await startFolder(folder)).catch(() => undefined);
      if (path === undefined || generation() !== started) return ok(null);
      folder.remember(dirname(path));
      const table = await readPath(path);
      return generation() === started ? table : ok(null);
    }),
    drop: async (file: DroppedFile): Promise<Result<TableFile>> => {
      if ('problem' in file) return fail('file', file.problem, { about: { name: file.name } });
      if ('bytes' in file) return readTableInWorker(startWorker, file.bytes, file.name);
      // Only a choice in a dialog may lead off this computer.
      if (!isLocalPath(file.path)) return fail('file', 'upload-network', { about: { name: basename(file.path) } });
      return readPath(file.path);
    },
  };
};
