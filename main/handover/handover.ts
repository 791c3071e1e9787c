/** Hands prepared events, the outbox and notes over to another computer, as one encrypted file. */
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bridge, HandoverReport, SavedFile } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { failureError } from '../core/call/failure-error';
import { safeName } from '../core/export/file-name';
import type { StoreAccess } from '../core/store/store-access';
import type { NativeDialogs } from '../desktop/desktop';
import { type Disk, diskFailure, disk as realDisk } from '../desktop/disk';
import { text } from '../desktop/native-text';
import { chosenPath } from '../files/chosen-path';
import { askForPath } from '../files/dialogs';
import { cleanupTimeout, diskTimeout, withDiskTimeout, withinFolderTimeout } from '../files/disk-timeout';
import { writeInTime } from '../files/write-in-time';
import { createHeader, type DeriveKeys, deriveKeys, headerBytes, openHeader } from './header';
import { fromLines, toLines } from './json-lines';
import { linesOf } from './lines';
import { notSignedIn, receive } from './merge';
import { type Received, readLines } from './read-lines';
import { seal, unseal } from './sealed-chunks';

/** Files are not compressed, so what they hold in memory is no larger. */
const maxFileBytes = 512 * 1024 * 1024;

const readBytes = 262_144;

const problems = {
  damaged: fail('invalid', 'handover-file'),
  version: fail('invalid', 'handover-file', { about: { context: 'version' } }),
  passphrase: fail('invalid', 'handover-passphrase'),
} as const;

interface ReadOptions {
  readonly passphrase: string;
  readonly derive: DeriveKeys;
  readonly disk: Disk;
  /** Milliseconds that the disk may take for each step. */
  readonly timeout: number;
}

const readOpened = async (
  file: FileHandle,
  { passphrase, derive, timeout }: ReadOptions,
): Promise<Result<Received>> => {
  const read = async (length: number, from: number): Promise<Buffer> => {
    const { buffer, bytesRead } = await withinFolderTimeout(file.read(Buffer.alloc(length), 0, length, from), timeout);
    return buffer.subarray(0, bytesRead);
  };
  const sealed = async function* () {
    let from = headerBytes;
    for (let piece = await read(readBytes, from); piece.length > 0; piece = await read(readBytes, from)) {
      yield piece;
      from += piece.length;
    }
  };
  const { size } = await withinFolderTimeout(file.stat(), timeout);
  if (size > maxFileBytes) return problems.damaged;
  const opened = await openHeader(await read(headerBytes, 0), passphrase, derive);
  if (typeof opened === 'string') return problems[opened];
  return ok(await readLines(fromLines(unseal(sealed(), opened))));
};

const readHandover = async (path: string, options: ReadOptions): Promise<Result<Received>> => {
  const opening = options.disk.open(path, 'r');
  try {
    return await readOpened(await withinFolderTimeout(opening, options.timeout), options);
  } catch (error) {
    return { ok: false, failure: diskFailure(error, path) };
  } finally {
    const closing = opening.then((file) => file.close());
    await withDiskTimeout(closing, cleanupTimeout, undefined);
  }
};

const extension = 'pitwall';

export interface HandoverPorts {
  readonly stores: StoreAccess;
  /** Resolves when the store has what is shown. */
  readonly stored: () => Promise<void>;
  readonly dialogs: NativeDialogs;
  /** Where the dialogs start. */
  readonly folder: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly derive?: DeriveKeys;
  readonly disk?: Disk;
  /** Milliseconds that a disk may take for each step. */
  readonly timeout?: number;
}

/** Ends a file that would be too large to be opened again. */
async function* limited(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > maxFileBytes) throw failureError('invalid', 'handover-file', { context: 'large' });
    yield piece;
  }
}

export const createHandover = (ports: HandoverPorts): Bridge['handover'] => {
  const { stores, stored, dialogs, folder, now, derive = deriveKeys, disk = realDisk, timeout = diskTimeout } = ports;
  const filters = () => [{ name: text('handover.file'), extensions: [extension] }];
  let isBusy = false;
  let saving = new AbortController();
  // A store in memory stays open for a person whose session has ended.
  stores.subscribe({ closed: () => saving.abort() });

  const once = async <T>(work: () => Promise<Result<T>>): Promise<Result<T>> => {
    if (isBusy) return fail('busy', 'busy');
    isBusy = true;
    try {
      return await work();
    } finally {
      isBusy = false;
    }
  };

  const save = async (passphrase: string): Promise<Result<SavedFile | null>> => {
    saving = new AbortController();
    const { signal } = saving;
    const current = await stores.current();
    if (!current) return notSignedIn;
    const at = new Date(now()).toISOString();
    const name = safeName(text('handover.name', { day: at.slice(0, 10) }), `.${extension}`);
    const path = await askForPath(dialogs, {
      ...{ title: text('handover.saveTitle'), path: join(folder(), name) },
      ...{ type: text('handover.file'), extension },
    });
    if (path === undefined || signal.aborted) return ok(null);
    const target = await chosenPath(path, `.${extension}`, disk, timeout);
    if (!target.ok) return target;
    await stored();
    const header = await createHeader(passphrase, derive);
    const chunks = limited(seal(toLines(linesOf(current, at)), header));
    return writeInTime(target.value, chunks, { signal, disk, timeout });
  };

  const open = async (passphrase: string): Promise<Result<HandoverReport | null>> => {
    const current = await stores.current();
    if (!current) return notSignedIn;
    const { canceled, filePaths } = await dialogs.open({
      title: text('handover.openTitle'),
      defaultPath: folder(),
      filters: filters(),
      properties: ['openFile', 'dontAddToRecent'],
    });
    const [path] = filePaths;
    if (canceled || path === undefined) return ok(null);
    const received = await readHandover(path, { passphrase, derive, disk, timeout });
    return received.ok ? receive({ stores, stored, now }, current.owner, received.value) : received;
  };

  return {
    save: ({ passphrase }) => once(() => save(passphrase)),
    open: ({ passphrase }) => once(() => open(passphrase)),
  };
};
