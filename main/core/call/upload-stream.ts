/** Uploads a file: one streamed POST, never repeated. */
import type { Result } from '@contract/failure';
import { startDeadline } from '../async/deadline';
import type { Clock } from '../async/ports';
import { uploadAnswerTimeout, uploadDeadlineOf, uploadStallTimeout } from './policy';
import type { PreparedCall } from './prepare-call';
import { readResponse } from './read-response';
import { type CallDependencies, sendOnce } from './send-with-retry';
import type { StreamUpload, Transport, UploadTransport } from './transport';

/** Aborts when no bytes move for a while; the server gets longer to respond once all bytes are sent. */
const watchProgress = (
  clock: Clock,
  length: number,
): { readonly stalled: AbortSignal; onSent(bytes: number): void; clear(): void } => {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  let cancelTimer = clock.startTimer(abort, uploadStallTimeout);
  return {
    stalled: controller.signal,
    onSent: (bytes) => {
      cancelTimer();
      cancelTimer = clock.startTimer(abort, bytes < length ? uploadStallTimeout : uploadAnswerTimeout);
    },
    clear: () => cancelTimer(),
  };
};

/** Sends the body of a prepared call and reads the response. Fails as `cancelled` if the user stops it. */
export const uploadStream = async (
  dependencies: CallDependencies,
  call: PreparedCall,
  upload: StreamUpload,
  transport: UploadTransport,
  stop: AbortSignal,
): Promise<Result<unknown>> => {
  const progress = watchProgress(dependencies.clock, upload.length);
  const deadline = startDeadline(dependencies.clock, uploadDeadlineOf(upload.length), [stop], progress.stalled);
  const onSent = (bytes: number): void => {
    progress.onSent(bytes);
    upload.onSent?.(bytes);
  };
  const { path, token } = call.request;
  const send: Transport = () =>
    transport(
      { ...upload, path, onSent, signal: deadline.signal, ...(token === undefined ? {} : { token }) },
      call.server,
    );
  try {
    const { result } = await sendOnce(
      { ...dependencies, send: { live: send, demo: send } },
      { ...call, file: upload.file },
      deadline,
      (response) => readResponse(dependencies, call, response, deadline.signal),
    );
    return result;
  } finally {
    deadline.clear();
    progress.clear();
  }
};
