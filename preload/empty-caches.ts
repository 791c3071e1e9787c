/**
 * Gives memory of the page's process back to the system once the page is quiet: caches of text, styles and pictures of screens
 * that are gone, and free room of its allocator (4 MB after a start). That takes 10 to 20 ms, so it waits until no frame is due.
 */
import { webFrame } from 'electron';

/** Milliseconds without a call of the page; main waits as long (`main/app/give-back-memory.ts`). */
const quiet = 4_000;

/** Milliseconds until it is tried again while frames are due, as during a scroll. */
const pause = 500;

/** Milliseconds in which nothing is due: more than a frame takes. Chromium reports at most 50. */
const freeTime = 20;

let timer: ReturnType<typeof setTimeout> | undefined;

const emptyAfter = (milliseconds: number): void => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    requestIdleCallback((deadline) =>
      deadline.timeRemaining() > freeTime ? webFrame.clearCache() : emptyAfter(pause),
    );
  }, milliseconds);
};

/** Call it with each call of the page. */
export const noteCall = (): void => emptyAfter(quiet);
