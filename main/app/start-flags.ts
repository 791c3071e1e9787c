/**
 * V8 optimizes functions and marks live objects, mostly in the background. During a start, that takes 60 ms of processor time,
 * which the page and the graphics need on a computer with two cores, and few functions run often enough to gain.
 */
import { setFlagsFromString } from 'node:v8';

/** On by default on x64 and arm64. */
const flags = ['turbofan', 'maglev', 'incremental-marking'];

/** Milliseconds: more than the first screen takes on a usual computer. */
const startTime = 2_000;

let isPostponed = false;

const setFlags = (isOn: boolean): void => {
  for (const flag of flags) setFlagsFromString(isOn ? `--${flag}` : `--no-${flag}`);
};

/**
 * Lets V8 do that work, on every thread, such as a worker that reads a large answer. A script that is loaded during the start
 * stops it again, because `entry.ts` is bundled with a copy of this module.
 */
export const optimize = (): void => setFlags(true);

/** Stops that work for `startTime`. Meanwhile, functions run as they were first compiled. */
export const postponeOptimizing = (): void => {
  isPostponed = true;
  setFlags(false);
  setTimeout(() => {
    isPostponed = false;
    setFlags(true);
  }, startTime).unref();
};

/** Makes a script or its code cache with V8's own flags: V8 takes a cache only with the flags that it was made with. */
export const withOwnFlags = <T>(make: () => T): T => {
  if (!isPostponed) return make();
  setFlags(true);
  try {
    return make();
  } finally {
    setFlags(false);
  }
};
