/** Reads an answer's body up to a limit. */
import { raceAbort } from './deadline';
import type { TransportResponse } from './transport';
import { TransportError, toTransportError } from './transport-error';

const MiB = 1024 * 1024;
/**
 * The most bytes of an answer that are held, after decompression. 100,000 bookings take 25 to 60 MB of JSON, so a list of
 * everything passes, and a broken or hostile server (gzip: 1 to 1000) cannot fill the memory.
 */
export const maxJsonBytes = 64 * MiB;
/**
 * A CSV answer inside JSON (its rows, its text, base64) is known only when the last byte is there, so it is held several
 * times over and ends here; V8's longest text is 512 MiB. What has no such end: lists read page by page, a file behind an
 * address, and an answer that is the CSV itself (`table-file.ts`).
 */
export const maxCsvBytes = 256 * MiB;

/** Reads all bytes. Ends with the signal even where the stream itself does not. */
export const readBytes = async (incoming: TransportResponse, limit: number, signal: AbortSignal): Promise<Buffer> => {
  const said = Number(incoming.headers['content-length'] ?? 0);
  const pieces: Uint8Array[] = [];
  let size = 0;
  const bytes = incoming.body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await raceAbort(signal, bytes.next());
      if (next.done) return Buffer.concat(pieces, size);
      size += next.value.byteLength;
      if (size > limit || said > limit) throw new TransportError('too-large', true);
      pieces.push(next.value);
    }
  } catch (error) {
    // Not awaited: a stream that hangs would hang its own ending too.
    bytes.return?.().then(undefined, () => undefined);
    throw toTransportError(error);
  }
};
