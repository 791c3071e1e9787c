/** A Node stream as the body of a `Response`. */
import type { Readable } from 'node:stream';

/** Unlike `Readable.toWeb`, which throws where nobody can catch it if a chunk arrives after its reader has cancelled. */
export const toWebStream = (from: Readable): ReadableStream<Uint8Array> => {
  const chunks: AsyncIterator<Uint8Array> = from[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: () => void from.destroy(),
  });
};
