/** The folder of a day's files: a new one in the folder that the user chose in the native dialog. */
import { basename, join } from 'node:path';
import { ok } from '@contract/failure';
import type { DayFilesPorts } from '../core/export/day-files';
import { codeOf, type Disk, diskFailure, disk as realDisk } from '../desktop/disk';
import { withinFolderTimeout } from './disk-timeout';
import type { ExportTargetPorts } from './export-target';
import { hashedFileTarget } from './file-target';
import { startFolder } from './remembered-folder';

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

export const createFolderChooser = (ports: ExportTargetPorts): DayFilesPorts['chooseFolder'] => {
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
