/** Writes files whose saving a person can't cancel, to a disk that may never answer. */
import type { SavedFile } from '@contract/bridge';
import { fail, type Result } from '@contract/failure';
import { startDeadline } from '../core/async/deadline';
import type { Disk } from '../desktop/disk';
import { systemClock } from '../desktop/system-ports';
import { diskTimeout } from './disk-timeout';
import { type WriteOptions, writeAtomic } from './write-atomic';

interface WriteInTimeOptions extends WriteOptions {
  /** Milliseconds for each chunk to be made and taken, and for what follows the last one. */
  readonly timeout?: number | undefined;
  readonly disk?: Disk | undefined;
  /** Cancels the file. */
  readonly signal?: AbortSignal;
}

/** A slow disk syncs so many bytes in a millisecond. */
const slowSync = 1_000;

/** As `writeAtomic`, but fails as `folder-silent` if the disk stops answering. */
export const writeInTime = async (
  target: string,
  chunks: AsyncIterable<string | Uint8Array>,
  { timeout = diskTimeout, disk, signal, ...options }: WriteInTimeOptions = {},
): Promise<Result<SavedFile>> => {
  const deadline = startDeadline(systemClock, timeout, signal ? [signal] : []);
  const inTime = async function* () {
    let length = 0;
    for await (const chunk of chunks) {
      yield chunk;
      length += chunk.length;
      deadline.restart(timeout);
    }
    deadline.restart(timeout + length / slowSync);
  };
  const saved = await writeAtomic(target, inTime(), deadline.signal, disk, options);
  deadline.clear();
  return !saved.ok && saved.failure.kind === 'cancelled' && deadline.reason() === 'deadline'
    ? fail('file', 'folder-silent')
    : saved;
};
