/**
 * Gives memory of the page's process back to the system once the page is quiet: caches of text, styles and pictures that what is
 * shown doesn't need (4 MB after a start). That takes 10 to 20 ms, so it waits until no frame and no event is due.
 */
import { webFrame } from 'electron';

/** Milliseconds without a call of the page; main waits as long (`main/app/give-back-memory.ts`). */
const quiet = 4_000;

/** Milliseconds in which nothing is due. Chromium reports at most 50. */
const freeTime = 40;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Call it with each call of the page. */
export const noteCall = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    requestIdleCallback((deadline) => (deadline.timeRemaining() > freeTime ? webFrame.clearCache() : noteCall()));
  }, quiet);
};
