/** Uploads: one streamed POST, never repeated. */
import type { Result } from '@contract/failure';
import { uploadDeadline, uploadStall, uploadThought } from './deadlines';
import { endBy } from './ending';
import type { Plan } from './plan';
import { readResult } from './settle';
import type { StreamRequest, Upload } from './shapes';
import { tryOnce, type Wires } from './tries';

/** Ends an upload that stands still: a minute between two pieces, two for the server's answer. */
const watchStall = (length: number): { readonly signal: AbortSignal; moved(sent: number): void; done(): void } => {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  let timer = setTimeout(stop, uploadStall);
  return {
    signal: controller.signal,
    moved: (sent) => {
      clearTimeout(timer);
      timer = setTimeout(stop, sent < length ? uploadStall : uploadThought);
    },
    done: () => clearTimeout(timer),
  };
};

/** Sends a planned body and reads the answer. Stopped by a person it is `cancelled`; by itself, of unknown outcome. */
export const send = async (
  wires: Wires,
  plan: Plan,
  request: StreamRequest,
  upload: { readonly live: Upload; readonly demo: Upload },
  stop: AbortSignal,
): Promise<Result<unknown>> => {
  const stall = watchStall(request.length);
  const ending = endBy(uploadDeadline(request.length), [stop], stall.signal);
  const onSent = (bytes: number): void => {
    stall.moved(bytes);
    request.onSent?.(bytes);
  };
  const { path, token } = plan.outgoing;
  const transport = (): ReturnType<Upload> =>
    (plan.isDemo ? upload.demo : upload.live)(
      { ...request, path, onSent, signal: ending.signal, ...(token === undefined ? {} : { token }) },
      plan.server,
    );
  try {
    const outcome = await tryOnce({ ...wires, live: transport, demo: transport }, plan, ending, (incoming) =>
      readResult(wires, plan, incoming, ending.signal),
    );
    return outcome.result;
  } finally {
    ending.done();
    stall.done();
  }
};
