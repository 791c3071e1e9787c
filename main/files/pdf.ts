/** What the page would put on paper, as a PDF where a person wants it. */
import { dirname, join } from 'node:path';
import type { PdfRequest, SavedFile } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import type { Disk } from './disk';
import { safeName } from './file-name';
import { resolveTarget, writeAtomic } from './write-atomic';

export interface PdfPorts {
  /** `webContents.printToPDF` of the window. */
  readonly print: (paper: PdfRequest['paper']) => Promise<Uint8Array>;
  /** Undefined when the dialog is closed. */
  readonly askWhere: (asked: { readonly title: string; readonly path: string }) => Promise<string | undefined>;
  readonly folder: {
    readonly first: string;
    readonly last: () => string | undefined;
    readonly remember: (folder: string) => void;
  };
  readonly disk?: Disk;
}

/**
 * Draws first and asks then, so that what is saved is what was seen. Null when the dialog is closed; `busy` while one is
 * open; else the failures of any file that is saved.
 */
export const createPdf = ({ print, askWhere, folder, disk }: PdfPorts) => {
  let busy = false;
  const save = async ({ name, paper }: PdfRequest): Promise<Result<SavedFile | null>> => {
    const drawn = await print(paper).catch(() => undefined);
    if (!drawn) return fail('unexpected', 'unexpected');
    const path = join(folder.last() ?? folder.first, safeName(name, '.pdf'));
    // A window that closes takes its dialog with it: nothing was chosen.
    const chosen = await askWhere({ title: name, path }).catch(() => undefined);
    if (!chosen) return ok(null);
    const target = await resolveTarget(chosen.toLowerCase().endsWith('.pdf') ? chosen : `${chosen}.pdf`, disk);
    if (!target.ok) return target;
    folder.remember(dirname(target.value));
    const pieces = async function* () {
      yield drawn;
    };
    return writeAtomic(target.value, pieces(), new AbortController().signal, disk);
  };
  return async (request: PdfRequest): Promise<Result<SavedFile | null>> => {
    if (busy) return fail('busy', 'busy');
    busy = true;
    try {
      return await save(request);
    } finally {
      busy = false;
    }
  };
};
