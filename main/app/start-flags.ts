/**
 * V8 compiles again what has run often, and marks what the heap keeps, on threads of their own. In a start that takes 60 ms of
 * processor time, which page and graphics need on a computer with two cores, and little of it runs often enough to gain.
 */
import { setFlagsFromString } from 'node:v8';

/** On by default on x64 and arm64. */
const postponed = ['turbofan', 'maglev', 'incremental-marking'];

/** Milliseconds: more than the first screen takes. */
const startTime = 2_000;

/**
 * Has V8 do that work only once the app has started. Until then, functions run as they were compiled first. V8 accepts its
 * code cache with and without these flags.
 */
export const postponeOptimizing = (): void => {
  for (const flag of postponed) setFlagsFromString(`--no-${flag}`);
  setTimeout(() => {
    for (const flag of postponed) setFlagsFromString(`--${flag}`);
  }, startTime).unref();
};
