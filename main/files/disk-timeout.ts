/** Waits for a disk that may never answer: if a network folder's server is gone, each call takes minutes. */
import { withTimeout } from '../core/async/timing';
import { failureError } from '../core/call/failure-error';
import { systemClock } from '../desktop/system-ports';

/** Milliseconds after which the user is told that a folder does not answer. */
export const folderTimeout = 5_000;
/** Milliseconds that a disk may take for a step of reading or writing a file. */
export const diskTimeout = 30_000;
/** Milliseconds that cancelled work may take to clean up before the app stops waiting for it. */
export const cleanupTimeout = 300;

let unanswered = 0;

/** Whether disk calls are still unanswered: each blocks a thread, and Node would wait for it at exit. */
export const hasUnansweredCalls = (): boolean => unanswered > 0;

/** Counts a disk call as unanswered until it settles. */
export const trackDiskCall = async <T>(work: Promise<T>): Promise<T> => {
  unanswered += 1;
  try {
    return await work;
  } finally {
    unanswered -= 1;
  }
};

/** Resolves like a disk call, or with `fallback` after a time. Never rejects. The call continues. */
export const withDiskTimeout = <T, L>(work: Promise<T>, timeoutMs: number, fallback: L): Promise<T | L> =>
  withTimeout(systemClock, trackDiskCall(work), timeoutMs, fallback);

/** Waits for a folder call; throws a `FailureError` if the folder does not answer in time. */
export const withinFolderTimeout = async <T>(work: Promise<T>, timeoutMs = folderTimeout): Promise<T> => {
  const settled = work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  const first = await withDiskTimeout(settled, timeoutMs, undefined);
  if (!first) throw failureError('file', 'folder-silent');
  if ('error' in first) throw first.error;
  return first.value;
};
