/** Reads a response body up to a limit. */
import { closeStream } from '../async/close-stream';
import { raceAbort } from '../async/deadline';
import type { TransportResponse } from './transport';
import { TransportError, toTransportError } from './transport-error';

const MiB = 1024 * 1024;
/**
 * The most bytes of a JSON response, after decompression. A list of 100,000 bookings takes 25 to 60 MB; a broken or hostile
 * server (gzip: 1 to 1000) must not fill the memory.
 */
export const maxJsonBytes = 80 * MiB;
/**
 * The limit for a CSV inside JSON (text, base64). It is complete only with its last byte and is held several times over;
 * V8's longest string is 512 MiB. Files behind an address, and responses that are the CSV itself (`csv-download.ts`), have no
 * limit.
 */
export const maxCsvBytes = 256 * MiB;

/** Joins pieces to one array. */
export const joinBytes = (pieces: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(size);
  let offset = 0;
  for (const piece of pieces) {
    all.set(piece, offset);
    offset += piece.byteLength;
  }
  return all;
};

/** A body again, with the pieces that were already read in front. */
export async function* rejoin(
  head: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  try {
    yield* head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    closeStream(rest);
  }
}

/** Reads all bytes. Rejects as soon as the signal aborts, even if the stream hangs. */
export const readBytes = async (
  response: TransportResponse,
  limit: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> => {
  const declared = Number(response.headers['content-length'] ?? 0);
  const pieces: Uint8Array[] = [];
  let size = 0;
  const iterator = response.body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await raceAbort(signal, iterator.next());
      if (next.done) return joinBytes(pieces, size);
      size += next.value.byteLength;
      if (size > limit || declared > limit) throw new TransportError('too-large', true);
      pieces.push(next.value);
    }
  } catch (error) {
    closeStream(iterator);
    throw toTransportError(error);
  }
};
