/** Saves the page as a PDF. */
import { dirname, join } from 'node:path';
import type { PdfRequest, SavedFile } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { safeName } from '../core/export/file-name';
import { type Disk, disk as realDisk } from '../desktop/disk';
import { chosenPath } from './chosen-path';
import { diskTimeout } from './disk-timeout';
import { refuseWhileBusy } from './refuse-while-busy';
import { type RememberedFolder, startFolder } from './remembered-folder';
import { writeInTime } from './write-in-time';

export interface PdfSaverPorts {
  /** `webContents.printToPDF` of the window. */
  readonly print: (paper: PdfRequest['paper']) => Promise<Uint8Array>;
  /** The native save dialog; undefined if it is closed without a choice. */
  readonly askForPath: (question: { readonly title: string; readonly path: string }) => Promise<string | undefined>;
  readonly folder: RememberedFolder;
  /** Changes with each sign-out. If a user signs out while choosing a file, nothing is saved. */
  readonly generation: () => number;
  /** The owner in the temporary file's name. */
  readonly owner: () => string;
  /** Milliseconds that the disk may take, because saving a PDF cannot be cancelled. */
  readonly timeout?: number;
  readonly disk?: Disk;
}

/**
 * Draws the PDF before it asks where to save, so that the file shows what the user saw. Null if the dialog is closed;
 * `busy` while one is open.
 */
export const createPdfSaver = ({
  print,
  askForPath,
  folder,
  generation,
  owner,
  timeout = diskTimeout,
  disk = realDisk,
}: PdfSaverPorts) => {
  let running = new AbortController();
  const save = async ({ name, paper }: PdfRequest): Promise<Result<SavedFile | null>> => {
    const { signal } = running;
    const started = generation();
    const drawn = await print(paper).catch(() => undefined);
    if (!drawn) return fail('unexpected', 'unexpected');
    const path = join(await startFolder(folder), safeName(name, '.pdf'));
    // If the window closes, its dialog rejects: nothing was chosen.
    const chosen = await askForPath({ title: name, path }).catch(() => undefined);
    if (!chosen || generation() !== started) return ok(null);
    const target = await chosenPath(chosen, '.pdf', disk, timeout);
    if (!target.ok) return target;
    folder.remember(dirname(target.value));
    const chunks = async function* () {
      yield drawn;
    };
    return writeInTime(target.value, chunks(), { timeout, disk, signal, owner: owner() });
  };
  return {
    save: refuseWhileBusy(save),
    abort: (): void => {
      running.abort();
      running = new AbortController();
    },
  };
};
