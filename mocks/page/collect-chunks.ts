/** Collects a file in memory, because a browser takes a file only when it is complete. */
import { yieldToEventLoop } from '../../main/core/async/timing';
import { failureError } from '../../main/core/call/failure-error';
import { browserClock } from './browser-ports';

/** Milliseconds of work before yielding to the page. */
const stepLength = 10;

/** All chunks. Throws what they throw, or a `FailureError` if the signal aborts. */
export const collectChunks = async (
  chunks: AsyncIterable<string | Uint8Array>,
  signal: AbortSignal,
): Promise<readonly BlobPart[]> => {
  const parts: BlobPart[] = [];
  let steppedAt = performance.now();
  for await (const chunk of chunks) {
    parts.push(chunk as BlobPart);
    if (performance.now() - steppedAt > stepLength) {
      await yieldToEventLoop(browserClock);
      steppedAt = performance.now();
    }
    if (signal.aborted) throw failureError('cancelled', 'cancelled');
  }
  return parts;
};
