/** Uploads: one streamed POST, never repeated. */
import type { Result } from '@contract/failure';
import { startDeadline } from './deadline';
import { uploadAnswerTimeout, uploadDeadlineOf, uploadStallTimeout } from './policy';
import type { PreparedCall } from './prepare-call';
import { readResponse } from './read-response';
import { type CallDependencies, sendOnce } from './send-with-retry';
import type { StreamUpload, UploadTransport } from './transport';

/** Ends an upload that stands still: a minute between two pieces, two for the server's answer. */
const watchStall = (length: number): { readonly signal: AbortSignal; moved(sent: number): void; done(): void } => {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  let timer = setTimeout(stop, uploadStallTimeout);
  return {
    signal: controller.signal,
    moved: (sent) => {
      clearTimeout(timer);
      timer = setTimeout(stop, sent < length ? uploadStallTimeout : uploadAnswerTimeout);
    },
    done: () => clearTimeout(timer),
  };
};

/** Sends a planned body and reads the answer. Stopped by a person it is `cancelled`; by itself, of unknown outcome. */
export const uploadStream = async (
  wires: CallDependencies,
  plan: PreparedCall,
  request: StreamUpload,
  upload: { readonly live: UploadTransport; readonly demo: UploadTransport },
  stop: AbortSignal,
): Promise<Result<unknown>> => {
  const stall = watchStall(request.length);
  const ending = startDeadline(uploadDeadlineOf(request.length), [stop], stall.signal);
  const onSent = (bytes: number): void => {
    stall.moved(bytes);
    request.onSent?.(bytes);
  };
  const { path, token } = plan.outgoing;
  const transport = (): ReturnType<UploadTransport> =>
    (plan.isDemo ? upload.demo : upload.live)(
      { ...request, path, onSent, signal: ending.signal, ...(token === undefined ? {} : { token }) },
      plan.server,
    );
  try {
    const outcome = await sendOnce({ ...wires, live: transport, demo: transport }, plan, ending, (incoming) =>
      readResponse(wires, plan, incoming, ending.signal),
    );
    return outcome.result;
  } finally {
    ending.clear();
    stall.done();
  }
};
