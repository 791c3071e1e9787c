/** Waiting for a disk that may never answer: a folder on a network whose server is gone holds each call for minutes. */
import { refuse } from './disk';

/** How long a person waits for a folder before they are told that it does not answer, in milliseconds. */
export const folderPatience = 5_000;
/** How long work that was ended has for leaving nothing behind, before nobody waits for it any more. */
export const endingPatience = 300;

let unanswered = 0;

/** Whether calls of the disk are still out that nobody waits for: each holds a thread that Node would wait for at exit. */
export const diskHangs = (): boolean => unanswered > 0;

/** Resolves like `work`, or with `late` after some milliseconds. Never rejects; `work` goes on. */
export const orLate = async <T, L>(work: Promise<T>, milliseconds: number, late: L): Promise<T | L> => {
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

/** Work with a folder, or a `Refusal` where it does not answer in time. */
export const answering = async <T>(work: Promise<T>, milliseconds = folderPatience): Promise<T> => {
  const settled = work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  const first = await orLate(settled, milliseconds, undefined);
  if (!first) throw refuse('file', 'folder-silent');
  if ('error' in first) throw first.error;
  return first.value;
};
