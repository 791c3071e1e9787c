/**
 * V8 compiles again what has run often, and marks what the heap keeps, mostly on threads of its own. In a start that takes 60 ms
 * of processor time, which page and graphics need on a computer with two cores, and little of it runs often enough to gain.
 */
import { setFlagsFromString } from 'node:v8';

/** On by default on x64 and arm64. */
const flags = ['turbofan', 'maglev', 'incremental-marking'];

/** Milliseconds: more than the first screen takes on a usual computer. */
const startTime = 2_000;

let isPostponed = false;

/** Has V8 do that work from now on, for every thread: a worker that reads a large answer needs it at once. */
export const optimize = (): void => {
  for (const flag of flags) setFlagsFromString(`--${flag}`);
};

const postpone = (): void => {
  for (const flag of flags) setFlagsFromString(`--no-${flag}`);
};

/** Has V8 do that work only after `startTime`. Until then, functions run as they were compiled first. */
export const postponeOptimizing = (): void => {
  isPostponed = true;
  postpone();
  setTimeout(() => {
    isPostponed = false;
    optimize();
  }, startTime).unref();
};

/** Makes a script or its code cache with V8's own flags: V8 takes a cache only with the flags that it was made with. */
export const withOwnFlags = <T>(make: () => T): T => {
  if (!isPostponed) return make();
  optimize();
  try {
    return make();
  } finally {
    postpone();
  }
};
