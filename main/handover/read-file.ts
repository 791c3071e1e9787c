/** Opens a hand-over file and checks all of it. */
import { type FileHandle, open } from 'node:fs/promises';
import { fail, ok, type Result } from '@contract/failure';
import { diskFailure } from '../desktop/disk';
import { type DeriveKeys, headerBytes, openHeader } from './header';
import { fromLines } from './json-lines';
import { type Received, readLines } from './read-lines';
import { unseal } from './sealed-chunks';

/** Files are not compressed, so what they hold in memory is no larger. */
export const maxFileBytes = 512 * 1024 * 1024;

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

export const readHandover = async (path: string, passphrase: string, derive: DeriveKeys): Promise<Result<Received>> => {
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
