/** Sends an opened file to the server as a form. */
import type { UploadRequest } from '@contract/bridge';
import { type Failure, fail, isUnanswered, type Result } from '@contract/failure';
import type { Random } from '../async/ports';
import type { FileToKeep } from '../call/calls';
import type { StreamUpload } from '../call/transport';
import { createMultipart } from './multipart';
import type { OpenedFile } from './upload-file';

/** The call that an upload makes, in the name of the session that began it. */
export interface UploadCalls {
  /** Sends a body of known length chunk by chunk. */
  upload(upload: StreamUpload): Promise<Result<unknown>>;
  /** Keeps a file that could not be sent, for when the server can be reached. Fails in any case: as `queued` if it is kept. */
  keepUpload?(file: FileToKeep): Promise<Result<never>>;
}

interface FileToSend {
  readonly name: string;
  readonly size: number;
  readonly mime: string;
  readonly opened: OpenedFile;
  readonly request: UploadRequest;
  /** The failure for an error that was thrown while reading the file. */
  readonly failureOf: (error: unknown, name: string) => Failure;
}

/** Progress stays at or below this until the server has answered. */
const maxProgress = 0.99;

/** Returns the file's own failure if reading it failed, else the network's or the server's. */
export const sendFile = async (
  random: Random,
  calls: UploadCalls,
  { name, size, mime, opened, request, failureOf }: FileToSend,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<Result<unknown>> => {
  const form = createMultipart(random, request.folder ? { folder: request.folder } : {}, { name, mime });
  let isSent = false;
  let readFailure: Failure | undefined;
  async function* body(): AsyncGenerator<Uint8Array, void> {
    try {
      yield form.head;
      yield* opened.chunks();
      yield form.tail;
      isSent = true;
    } catch (error) {
      readFailure = failureOf(error, name);
      throw error;
    }
  }
  const answer = await calls.upload({
    id: 'media.upload',
    headers: { 'content-type': form.contentType },
    body: body(),
    file: { size, mime },
    length: form.head.length + size + form.tail.length,
    signal,
    onSent: (bytes) => {
      const sent = Math.max(0, Math.min(bytes - form.head.length, size));
      onProgress(Math.min(sent, Math.floor(size * maxProgress)));
    },
  });
  if (readFailure) return { ok: false, failure: readFailure };
  // The upload was cancelled after the last byte was sent, so the server may have the file.
  if (!answer.ok && answer.failure.kind === 'cancelled' && isSent) return fail('unknown-outcome', 'unknown-outcome');
  const hasNoResponse = !answer.ok && isUnanswered(answer.failure);
  if (!hasNoResponse || !calls.keepUpload) return answer;
  return calls.keepUpload({ name, size, mime, request, chunks: opened.chunks(), failure: answer.failure });
};
