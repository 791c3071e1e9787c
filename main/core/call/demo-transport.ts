/** The way to the demo's answers: the same request, answered in this process, without a socket. */
import { raceAbort } from './deadline';
import type { Transport, TransportResponse, UploadTransport } from './transport';
import { TransportError } from './transport-error';

/** Answers one request: `mocks/adapter.ts`. */
export type AnswerRequest = (request: Request) => Promise<Response>;

/** A host that cannot exist (RFC 2606): should a request ever leave this process, it reaches nobody. */
export const demoServer = 'https://demo.pitwall.invalid';

const incomingOf = (response: Response): TransportResponse => {
  // What msw makes of a handler that answers with a network error.
  if (response.type === 'error') throw new TransportError('unreachable', true);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: response.body ?? (async function* () {})(),
  };
};

export interface DemoTransport {
  readonly transport: Transport;
  readonly upload: UploadTransport;
}

/** The pieces as a stream of copies: the sender fills its buffer again while the reader still holds the last piece. */
const streamOf = (upload: Parameters<UploadTransport>[0]): ReadableStream<Uint8Array> => {
  const pieces = upload.body[Symbol.asyncIterator]();
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await pieces.next();
      if (!next.done) {
        controller.enqueue(Uint8Array.from(next.value));
        sent += next.value.byteLength;
        upload.onSent?.(sent);
      } else if (sent === upload.length) controller.close();
      else controller.error(new TransportError('upload-changed', false));
    },
    cancel: async () => {
      await pieces.return?.();
    },
  });
};

/** The demo's answers as a server; `load` is asked at the first call, so that a live session never loads the demo's data. */
export const createDemoTransport = (load: () => Promise<AnswerRequest>): DemoTransport => {
  let loaded: Promise<AnswerRequest> | undefined;
  const ask = async (
    path: string,
    token: string | undefined,
    signal: AbortSignal,
    init: RequestInit & { readonly headers: Record<string, string> },
  ): Promise<TransportResponse> => {
    loaded ??= load();
    const answer = await raceAbort(signal, loaded);
    const headers = { accept: 'application/json', ...init.headers };
    const request = new Request(`${demoServer}${path}`, {
      ...init,
      signal,
      headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
    });
    return incomingOf(await raceAbort(signal, answer(request)));
  };
  return {
    transport: ({ method, path, query, body, token }, _server, signal) =>
      ask(query === undefined ? path : `${path}?${new URLSearchParams(query)}`, token, signal, {
        method,
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body }),
      }),
    upload: (upload) =>
      ask(upload.path, upload.token, upload.signal, {
        method: 'POST',
        headers: { ...upload.headers, 'content-length': String(upload.length) },
        body: streamOf(upload),
        duplex: 'half',
      }),
  };
};
