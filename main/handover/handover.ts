/** Hands prepared events, the outbox and notes over to another computer, as one encrypted file. */
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bridge, HandoverReport, SavedFile } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { failureError } from '../core/call/failure-error';
import { safeName } from '../core/export/file-name';
import type { StoreAccess } from '../core/store/store-access';
import type { NativeDialogs } from '../desktop/desktop';
import { diskFailure, disk as realDisk } from '../desktop/disk';
import { text } from '../desktop/native-text';
import { chosenPath } from '../files/chosen-path';
import { askForPath } from '../files/dialogs';
import { writeAtomic } from '../files/write-atomic';
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

const readOpened = async (file: FileHandle, passphrase: string, derive: DeriveKeys): Promise<Result<Received>> => {
  const { size } = await file.stat();
  if (size > maxFileBytes) return problems.damaged;
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
  const opened = await openHeader(buffer.subarray(0, bytesRead), passphrase, derive);
  if (typeof opened === 'string') return problems[opened];
  const sealed = file.createReadStream({ start: headerBytes, autoClose: false, highWaterMark: readBytes });
  return ok(await readLines(fromLines(unseal(sealed, opened))));
};

const readHandover = async (path: string, passphrase: string, derive: DeriveKeys): Promise<Result<Received>> => {
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'r');
    return await readOpened(file, passphrase, derive);
  } catch (error) {
    return { ok: false, failure: diskFailure(error, path) };
  } finally {
    await file?.close().catch(() => undefined);
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
  const { stores, stored, dialogs, folder, now, derive = deriveKeys } = ports;
  const filters = () => [{ name: text('handover.file'), extensions: [extension] }];
  let isBusy = false;
  let saving = new AbortController();
  // A store that closes looks like one without records.
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
    const target = await chosenPath(path, `.${extension}`, realDisk);
    if (!target.ok) return target;
    await stored();
    const header = await createHeader(passphrase, derive);
    return writeAtomic(target.value, limited(seal(toLines(linesOf(current, at)), header)), signal);
  };

  const open = async (passphrase: string): Promise<Result<HandoverReport | null>> => {
    if (!(await stores.current())) return notSignedIn;
    const { canceled, filePaths } = await dialogs.open({
      title: text('handover.openTitle'),
      defaultPath: folder(),
      filters: filters(),
      properties: ['openFile', 'dontAddToRecent'],
    });
    const [path] = filePaths;
    if (canceled || path === undefined) return ok(null);
    const received = await readHandover(path, passphrase, derive);
    return received.ok ? receive({ stores, stored, now }, received.value) : received;
  };

  return {
    save: ({ passphrase }) => once(() => save(passphrase)),
    open: ({ passphrase }) => once(() => open(passphrase)),
  };
};
