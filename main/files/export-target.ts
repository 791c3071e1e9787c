/** Where an export is saved: asked in the native dialog, then written atomically. */
import { dirname, join } from 'node:path';
import { ok } from '@contract/failure';
import type { ExportPorts } from '../core/export/exports';
import type { FileEnding } from '../core/export/file-name';
import { disk as realDisk } from '../desktop/disk';
import { chosenPath } from './chosen-path';
import { type FileTargetPorts, fileTarget } from './file-target';
import { type RememberedFolder, startFolder } from './remembered-folder';

/** Asks for a path in a native dialog that starts at one; undefined if it is closed without a choice. */
export type AskForPath<Question = unknown> = (
  question: Question & { readonly title: string; readonly path: string },
) => Promise<string | undefined>;

export interface ExportTargetPorts<Question = unknown> extends FileTargetPorts {
  readonly askForPath: AskForPath<Question>;
  readonly folder: RememberedFolder;
  /** Milliseconds that a folder may take to answer. */
  readonly folderTimeout?: number;
}

/** Asks where to save an export. */
export const createTargetChooser = (
  ports: ExportTargetPorts<{ readonly ending: FileEnding }>,
): ExportPorts['chooseTarget'] => {
  const { askForPath, folder, disk = realDisk } = ports;
  return async ({ title, name, ending }) => {
    // If the window closes, its dialog rejects: nothing was chosen.
    const chosen = await askForPath({ title, ending, path: join(await startFolder(folder), name) }).catch(
      () => undefined,
    );
    if (!chosen) return ok(null);
    const path = await chosenPath(chosen, ending, disk, ports.folderTimeout);
    if (!path.ok) return path;
    folder.remember(dirname(path.value));
    return ok(fileTarget(path.value, ports));
  };
};
