/** Gives memory that the start and single answers needed back to the system. */
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds without a message from the page. */
const quiet = 4_000;

/** Bytes for new objects that are worth a pause of some 30 ms. */
const worthIt = 8e6;

/** V8 keeps the space for new objects at the size that the start needed, although it is empty, until this collection. */
const collect = (): void => {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof gc === 'function') gc({ type: 'major', flavor: 'last-resort' });
};

/**
 * Collects garbage once the page has been quiet for some seconds, where that frees enough.
 *
 * @returns call it with each message of the page
 */
export const giveBackMemory = (): (() => void) => {
  const timer = setTimeout(() => {
    const newSpace = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    if (newSpace && newSpace.space_size > worthIt) collect();
  }, quiet).unref();
  return () => void timer.refresh();
};
