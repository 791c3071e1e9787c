/** Saves a picture, video or document of the server to a file that the user chooses. */
import { dirname, join } from 'node:path';
import type { SavedFile } from '@contract/bridge';
import type { MediaFileRequest } from '@contract/bridge/media';
import { fail, ok, type Result } from '@contract/failure';
import { limits } from '@contract/limits';
import { safeName } from '../core/export/file-name';
import type { NativeDialogs } from '../desktop/desktop';
import type { Disk } from '../desktop/disk';
import { text } from '../desktop/native-text';
import { askForPath } from '../files/dialogs';
import { refuseWhileBusy } from '../files/refuse-while-busy';
import type { RememberedFolder } from '../files/remembered-folder';
import { resolveTarget, writeAtomic } from '../files/write-atomic';
import type { Download } from './download';

export interface MediaSaverPorts {
  readonly open: (address: string, signal: AbortSignal) => Promise<Download | undefined>;
  readonly dialogs: Pick<NativeDialogs, 'save'>;
  readonly folder: RememberedFolder;
  readonly disk?: Disk;
}

async function* chunksOf({ head, chunks }: Download & { ok: true }): AsyncGenerator<Uint8Array> {
  let size = head.byteLength;
  try {
    yield head;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
      size += next.value.byteLength;
      if (size > limits.media.video) throw new RangeError('too large');
      yield next.value;
    }
  } finally {
    await chunks.return?.();
  }
}

/**
 * Asks for the file and writes it. Its ending follows from its content, not from its address. Null if
 * the dialog is cancelled, `export-address` if the address must not be fetched, `not-found` if the server has nothing.
 */
export const createMediaSaver = ({ open, dialogs, folder, disk }: MediaSaverPorts) => {
  const save = async ({ url, name }: MediaFileRequest): Promise<Result<SavedFile | null>> => {
    const stopped = new AbortController();
    const first = await open(url, stopped.signal);
    stopped.abort();
    if (!first) return fail('rejected', 'export-address');
    if (!first.ok) return fail('rejected', 'not-found');
    const { extension } = first.content;
    const ending = extension.slice(1);
    const path = await askForPath(dialogs, {
      ...{
        title: text('files.saveTitle', { name }),
        path: join(folder.last() ?? folder.first, safeName(name, extension)),
      },
      ...{ type: ending.toUpperCase(), extension: ending },
    });
    if (path === undefined) return ok(null);
    const target = await resolveTarget(path, disk);
    if (!target.ok) return target;
    const found = await open(url, new AbortController().signal);
    if (!found?.ok) return fail('rejected', 'not-found');
    folder.remember(dirname(target.value));
    return writeAtomic(target.value, chunksOf(found), new AbortController().signal, disk);
  };
  return refuseWhileBusy(save);
};
