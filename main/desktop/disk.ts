/** Turns a disk's errors into failures that a user can act on. */
import * as promises from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Failure, FailureCode } from '@contract/failure';
import { FailureError } from '../core/call/failure-error';

/** The part of `node:fs/promises` that files a person chooses need; tests put faults into it that no machine shows on demand. */
export type Disk = Pick<
  typeof promises,
  'open' | 'readFile' | 'rename' | 'unlink' | 'lstat' | 'stat' | 'realpath' | 'access' | 'mkdir'
> & {
  readonly pause: (milliseconds: number) => Promise<unknown>;
};
export const disk: Disk = { ...promises, pause };

const codes: Readonly<Record<string, FailureCode>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EACCES: 'no-permission',
  EPERM: 'no-permission',
  EROFS: 'read-only',
  ENOENT: 'missing-folder',
  ENOTDIR: 'missing-folder',
  ENODEV: 'missing-folder',
  ENXIO: 'missing-folder',
  ESTALE: 'missing-folder',
  EISDIR: 'is-folder',
  ENAMETOOLONG: 'name-too-long',
  EBUSY: 'file-busy',
  ETXTBSY: 'file-busy',
};

/** The system's short name of an error (`ENOSPC`), or an empty text. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Any error met while working with a file, as a failure about that file: its name, never its path. */
export const diskFailure = (error: unknown, path: string): Failure => {
  if (error instanceof FailureError) return error.failure;
  if (error instanceof Error && error.name === 'AbortError') return { kind: 'cancelled', code: 'cancelled' };
  const code = codeOf(error);
  return {
    kind: 'file',
    code: codes[code] ?? 'file-failed',
    about: { name: basename(path), ...(code ? { system: code } : {}) },
  };
};
