/** What went wrong with an update, from an error of the library, of Chromium or of the disk. */
import type { UpdateProblem } from '@contract/updates/updates-view';

export class UpdateError extends Error {
  constructor(readonly problem: UpdateProblem) {
    super(problem);
  }
}

const byCode: Readonly<Record<string, UpdateProblem>> = {
  'proxy-sign-in': 'proxy-sign-in',
  ERR_UPDATER_CHANNEL_FILE_NOT_FOUND: 'no-list',
  ERR_CHECKSUM_MISMATCH: 'checksum',
  ERR_UPDATER_INVALID_SIGNATURE: 'signature',
  ENOSPC: 'disk',
  EACCES: 'disk',
  EPERM: 'disk',
  EROFS: 'disk',
  EDQUOT: 'disk',
};

/** Squirrel on a Mac, about a running app or an update without a valid signature. */
const isAboutSignature = (message: string): boolean => /code signature|not signed|code requirement/i.test(message);

/** `fallback` is the problem of an error that says nothing. */
export const problemOf = (error: unknown, fallback: UpdateProblem): UpdateProblem => {
  if (error instanceof UpdateError) return error.problem;
  const {
    name,
    code = '',
    message = '',
    statusCode,
  } = Object(error) as {
    readonly name?: string;
    readonly code?: unknown;
    readonly message?: string;
    readonly statusCode?: number;
  };
  const known = byCode[String(code)];
  if (known) return known;
  if (name === 'TimeoutError') return 'unreachable';
  if (message.includes('net::ERR_BLOCKED_BY_CLIENT')) return 'elsewhere';
  if (message.includes('net::ERR_') || (statusCode !== undefined && statusCode >= 500)) return 'unreachable';
  return isAboutSignature(message) ? 'signature' : fallback;
};
