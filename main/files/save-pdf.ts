/** What the page would put on paper, as a PDF where a person wants it. */
import { dirname, join } from 'node:path';
import type { PdfRequest, SavedFile } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { safeName } from '../core/export/file-name';
import { chosenPath } from './chosen-path';
import { type Disk, disk as realDisk } from './disk';
import { type RememberedFolder, startFolder } from './remembered-folder';
import { writeAtomic } from './write-atomic';

export interface PdfSaverPorts {
  /** `webContents.printToPDF` of the window. */
  readonly print: (paper: PdfRequest['paper']) => Promise<Uint8Array>;
  /** Undefined when the dialog is closed. */
  readonly askWhere: (asked: { readonly title: string; readonly path: string }) => Promise<string | undefined>;
  readonly folder: RememberedFolder;
  /** Counts sign-outs. If a person signs out while choosing a file, nothing is saved. */
  readonly generation: () => number;
  /** The owner in the temporary file's name. */
  readonly owner: () => string;
  /** Milliseconds that the disk may take, because saving a PDF cannot be cancelled. */
  readonly patience?: number;
  readonly disk?: Disk;
}

/**
 * Draws first and asks then, so that what is saved is what was seen. Null when the dialog is closed; `busy` while one is
 * open; else the failures of any file that is saved.
 */
export const createPdfSaver = ({
  print,
  askWhere,
  folder,
  generation,
  owner,
  patience = 30_000,
  disk = realDisk,
}: PdfSaverPorts) => {
  let busy = false;
  let running = new AbortController();
  const save = async ({ name, paper }: PdfRequest): Promise<Result<SavedFile | null>> => {
    const { signal } = running;
    const started = generation();
    const drawn = await print(paper).catch(() => undefined);
    if (!drawn) return fail('unexpected', 'unexpected');
    const path = join(await startFolder(folder), safeName(name, '.pdf'));
    // A window that closes takes its dialog with it: nothing was chosen.
    const chosen = await askWhere({ title: name, path }).catch(() => undefined);
    if (!chosen || generation() !== started) return ok(null);
    const target = await chosenPath(chosen, '.pdf', disk, patience);
    if (!target.ok) return target;
    folder.remember(dirname(target.value));
    const pieces = async function* () {
      yield drawn;
    };
    const late = AbortSignal.timeout(patience);
    const result = await writeAtomic(target.value, pieces(), AbortSignal.any([signal, late]), disk, { owner: owner() });
    return !result.ok && result.failure.kind === 'cancelled' && late.aborted ? fail('file', 'folder-silent') : result;
  };
  return {
    save: async (request: PdfRequest): Promise<Result<SavedFile | null>> => {
      if (busy) return fail('busy', 'busy');
      busy = true;
      try {
        return await save(request);
      } finally {
        busy = false;
      }
    },
    abort: (): void => {
      running.abort();
      running = new AbortController();
    },
  };
};
