/** What the errors of LevelDB mean. */
import { type Failure, fail } from '@contract/failure';

/** Codes and messages of an error and its causes. Messages name paths, so they are never logged. */
const textsOf = (error: unknown): readonly string[] => {
  if (!(error instanceof Error)) return [];
  const code: unknown = 'code' in error ? error.code : undefined;
  return [...(typeof code === 'string' ? [code] : []), error.message, ...textsOf(error.cause)];
};

const noSpace = /ENOSPC|EDQUOT|no space left|not enough space|disk (is )?full|quota exceeded/i;

export const isDiskFull = (error: unknown): boolean => textsOf(error).some((text) => noSpace.test(text));

/** Another process has the store open. */
export const isLocked = (error: unknown): boolean => textsOf(error).includes('LEVEL_LOCKED');

/** The files of the store contradict each other or their checksums. */
export const isCorrupt = (error: unknown): boolean =>
  textsOf(error).some((text) => text === 'LEVEL_CORRUPTION' || /^corruption/i.test(text));

/** The files could not be opened now, which says nothing about what is in them. */
export const isTransient = (error: unknown): boolean =>
  textsOf(error).some((text) =>
    /EMFILE|ENFILE|EACCES|EPERM|ENOMEM|too many open files|permission denied|not permitted|cannot allocate memory/i.test(
      text,
    ),
  );

/** The innermost code, for the log. */
export const codeOf = (error: unknown): string =>
  textsOf(error).findLast((text) => /^[A-Z][A-Z0-9_]{2,40}$/.test(text)) ?? 'unknown';

export const writeFailure = (error: unknown): { readonly ok: false; readonly failure: Failure } =>
  fail('file', isDiskFull(error) ? 'disk-full' : 'file-failed');
