/** Saves a picture, video or document of the server to a file that the user chooses. */
import { dirname, join } from 'node:path';
import type { SavedFile } from '@contract/bridge';
import type { MediaFileRequest } from '@contract/bridge/media';
import { type Failure, fail, ok, type Result } from '@contract/failure';
import { limits } from '@contract/limits';
import { closeStream } from '../core/async/close-stream';
import { type Deadline, startDeadline } from '../core/async/deadline';
import type { Clock } from '../core/async/ports';
import { FailureError } from '../core/call/failure-error';
import { toTransportError } from '../core/call/transport-error';
import { safeName } from '../core/export/file-name';
import type { NativeDialogs } from '../desktop/desktop';
import { type Disk, disk as realDisk } from '../desktop/disk';
import { text } from '../desktop/native-text';
import { chosenPath } from '../files/chosen-path';
import { askForPath } from '../files/dialogs';
import { refuseWhileBusy } from '../files/refuse-while-busy';
import type { RememberedFolder } from '../files/remembered-folder';
import { writeInTime } from '../files/write-in-time';
import type { Download } from './download';

export interface MediaSaverPorts {
  /** Undefined if the address must not be fetched. Rejects if no answer came. */
  readonly open: (address: string, signal: AbortSignal) => Promise<Download | undefined>;
  readonly dialogs: Pick<NativeDialogs, 'save'>;
  readonly folder: RememberedFolder;
  readonly clock: Clock;
  readonly disk?: Disk;
  /** Milliseconds that a disk may take to answer. */
  readonly timeout?: number;
}

/** Milliseconds for an answer to begin, and for each piece of it. */
const waitMs = 60_000;
/** Milliseconds for a piece to arrive and to be written. */
const writeMs = 2 * waitMs;

type Opened = Download & { readonly ok: true };

/** Why no answer or no piece came. */
const failureOf = (deadline: Deadline, error: unknown): Failure =>
  deadline.reason() === 'deadline'
    ? { kind: 'timeout', code: 'deadline' }
    : { kind: 'network', code: toTransportError(error).code };

async function* chunksOf({ head, chunks }: Opened, deadline: Deadline): AsyncGenerator<Uint8Array> {
  let size = head.byteLength;
  const read = async (): Promise<IteratorResult<Uint8Array>> => {
    deadline.restart(waitMs);
    try {
      return await chunks.next();
    } catch (error) {
      throw new FailureError(failureOf(deadline, error));
    }
  };
  try {
    yield head;
    for (let next = await read(); !next.done; next = await read()) {
      size += next.value.byteLength;
      if (size > limits.media.video) throw new RangeError('too large');
      yield next.value;
    }
  } finally {
    closeStream(chunks);
  }
}

/**
 * Asks for the file and writes it. Its ending follows from its content, not from its address. Null if
 * the dialog is cancelled, `export-address` if the address must not be fetched, `not-found` if the server has nothing.
 */
export const createMediaSaver = ({ open, dialogs, folder, clock, disk = realDisk, timeout }: MediaSaverPorts) => {
  /** Passes what an address has to `use`. The request ends afterwards. */
  const withOpened = async <T>(
    url: string,
    use: (opened: Opened, deadline: Deadline) => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const deadline = startDeadline(clock, waitMs, []);
    try {
      const found = await open(url, deadline.signal);
      if (!found) return fail('rejected', 'export-address');
      return found.ok ? await use(found, deadline) : fail('rejected', 'not-found');
    } catch (error) {
      return { ok: false, failure: failureOf(deadline, error) };
    } finally {
      deadline.end();
    }
  };

  const save = async ({ url, name }: MediaFileRequest): Promise<Result<SavedFile | null>> => {
    const content = await withOpened(url, async ({ content: its }) => ok(its));
    if (!content.ok) return content;
    const { extension } = content.value;
    const ending = extension.slice(1);
    const path = await askForPath(dialogs, {
      ...{
        title: text('files.saveTitle', { name }),
        path: join(folder.last() ?? folder.first, safeName(name, extension)),
      },
      ...{ type: ending.toUpperCase(), extension: ending },
    });
    if (path === undefined) return ok(null);
    const target = await chosenPath(path, extension, disk, timeout);
    if (!target.ok) return target;
    return withOpened(url, (opened, deadline) => {
      folder.remember(dirname(target.value));
      return writeInTime(target.value, chunksOf(opened, deadline), { disk, timeout: timeout ?? writeMs });
    });
  };
  return refuseWhileBusy(save);
};
