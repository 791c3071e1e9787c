/** What the errors of LevelDB mean. */
import { statfs } from 'node:fs/promises';
import type { Failure } from '@contract/failure';

/** Codes and messages of an error and its causes. Messages name paths, so they are never logged. */
const textsOf = (error: unknown): readonly string[] => {
  if (!(error instanceof Error)) return [];
  const code: unknown = 'code' in error ? error.code : undefined;
  return [...(typeof code === 'string' ? [code] : []), error.message, ...textsOf(error.cause)];
};

const noSpace = /ENOSPC|EDQUOT|no space left|not enough space|disk (is )?full|quota exceeded/i;

/** With less free space, the store can neither be opened nor written. */
const minFreeBytes = 16 * 1024 * 1024;

const lacksSpace = (folder: string): Promise<boolean> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize < minFreeBytes,
    () => false,
  );

/** LevelDB gives the system's text, in the system's language and on Windows without a code, so the disk is asked too. */
export const isDiskFull = async (error: unknown, folder: string): Promise<boolean> =>
  textsOf(error).some((text) => noSpace.test(text)) ||
  (textsOf(error).includes('LEVEL_IO_ERROR') && (await lacksSpace(folder)));

/** Another process has the store open. */
export const isLocked = (error: unknown): boolean => textsOf(error).includes('LEVEL_LOCKED');

/**
 * The files of the store contradict each other or their checksums. A table that was cut short is an invalid argument for
 * LevelDB, except on Windows.
 */
export const isCorrupt = (error: unknown): boolean =>
  textsOf(error).some((text) => text === 'LEVEL_CORRUPTION' || /^corruption|\.ldb: invalid argument$/i.test(text));

/** The innermost code, for the log. */
export const codeOf = (error: unknown): string =>
  textsOf(error).findLast((text) => /^[A-Z][A-Z0-9_]{2,40}$/.test(text)) ?? 'unknown';

/** Why the store in a folder could not be read or written. */
export const failureOf = async (error: unknown, folder: string): Promise<Failure> => ({
  kind: 'file',
  code: (await isDiskFull(error, folder)) ? 'disk-full' : 'file-failed',
});
