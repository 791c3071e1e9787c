/** Waits for a disk that may never answer: if a network folder's server is gone, each call takes minutes. */
import { failureError } from './disk';

/** Milliseconds after which a person is told that a folder does not answer. */
export const folderTimeout = 5_000;
/** Milliseconds that cancelled work has to clean up before the app stops waiting for it. */
export const cleanupTimeout = 300;

let unanswered = 0;

/** Whether disk calls are still unanswered: each blocks a thread, and Node would wait for it at exit. */
export const hasUnansweredCalls = (): boolean => unanswered > 0;

/** Resolves like `work`, or with `late` after some milliseconds. Never rejects. `work` continues. */
export const withTimeout = async <T, L>(work: Promise<T>, milliseconds: number, late: L): Promise<T | L> => {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  unanswered += 1;
  const answered = work
    .catch(() => late)
    .finally(() => {
      unanswered -= 1;
    });
  const waited = new Promise<L>((resolve) => {
    timer = setTimeout(() => {
      isLate = true;
      resolve(late);
    }, milliseconds);
  });
  const first = await Promise.race([answered, waited]);
  if (!isLate) clearTimeout(timer);
  return first;
};

/** Waits for a folder call; throws a `Refusal` if the folder does not answer in time. */
export const withinFolderTimeout = async <T>(work: Promise<T>, milliseconds = folderTimeout): Promise<T> => {
  const settled = work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  const first = await withTimeout(settled, milliseconds, undefined);
  if (!first) throw failureError('file', 'folder-silent');
  if ('error' in first) throw first.error;
  return first.value;
};
