/** Sends an opened file to the server as a form. */
import type { UploadRequest } from '@contract/bridge';
import { type Failure, fail, type Result } from '@contract/failure';
import type { EndpointId } from '@contract/table';
import { diskFailure } from '../../files/disk';
import type { InspectedFile, OpenedFile } from '../../files/upload-file';
import { createMultipart } from './multipart';

/** A body of known length whose pieces are read one at a time (`main/core/call/transport.ts`). */
export interface UploadTransport {
  upload(request: {
    readonly id: EndpointId;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: AsyncIterable<Uint8Array>;
    readonly length: number;
    readonly signal: AbortSignal;
    readonly onSent?: (bytes: number) => void;
  }): Promise<Result<unknown>>;
}

/** Progress stays at or below this until the server has answered. */
const almost = 0.99;

async function* framed(
  head: Uint8Array,
  pieces: AsyncIterable<Uint8Array>,
  tail: Uint8Array,
): AsyncGenerator<Uint8Array, void> {
  yield head;
  yield* pieces;
  yield tail;
}

/** Sends an opened file. Returns the file's own failure if reading it failed, else the network's or the server's. */
export const sendFile = async (
  { name, size }: InspectedFile,
  media: OpenedFile,
  { request, sends }: { readonly request: UploadRequest; readonly sends: UploadTransport },
  signal: AbortSignal,
  onDone: (bytes: number) => void,
): Promise<Result<unknown>> => {
  const frame = createMultipart(request.folder ? { folder: request.folder } : {}, { name, mime: media.type.mime });
  const length = frame.head.length + size + frame.tail.length;
  let whole = false;
  let own: Failure | undefined;
  async function* body(): AsyncGenerator<Uint8Array, void> {
    try {
      yield* framed(frame.head, media.pieces(), frame.tail);
      whole = true;
    } catch (error) {
      own = diskFailure(error, name);
      throw error;
    }
  }
  const answer = await sends.upload({
    id: 'media.upload',
    headers: { 'content-type': frame.contentType },
    body: body(),
    length,
    signal,
    onSent: (bytes) => {
      const sent = Math.max(0, Math.min(bytes - frame.head.length, size));
      onDone(Math.min(sent, Math.floor(size * almost)));
    },
  });
  if (own) return { ok: false, failure: own };
  // The upload was cancelled after the last byte was sent, so the server may have the file.
  if (!answer.ok && answer.failure.kind === 'cancelled' && whole) return fail('unknown-outcome', 'unknown-outcome');
  return answer;
};
