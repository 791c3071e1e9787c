/** Sends requests to the demo's answers in this process, without a socket. Both hosts use it. */
import { raceAbort } from '../async/deadline';
import { createDemoNetwork, type DemoNetworkOptions } from './demo-network';
import type { TransportResponse, Transports, UploadTransport } from './transport';
import { TransportError } from './transport-error';

/** Answers one request: `mocks/adapter.ts`. */
export type AnswerRequest = (request: Request) => Promise<Response>;

/** A host that can't exist (RFC 2606): a request that leaves this process by mistake reaches nobody. */
export const demoServer = 'https://demo.pitwall.invalid';

const toTransportResponse = (response: Response): TransportResponse => {
  // What msw makes of a handler that answers with a network error.
  if (response.type === 'error') throw new TransportError('unreachable', true);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: response.body ?? (async function* () {})(),
  };
};

/** The body as a stream of copies: the sender refills its buffer while the reader still holds the last piece. */
const toStream = (upload: Parameters<UploadTransport>[0]): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const pieces = upload.body[Symbol.asyncIterator]();
  let sent = 0;
  return new ReadableStream({
    pull: async (controller) => {
      const next = await pieces.next();
      if (upload.signal.aborted) {
        controller.error(new TransportError('cancelled', true));
        await pieces.return?.();
      } else if (!next.done) {
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

interface DemoRequest {
  readonly path: string;
  readonly token: string | undefined;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Blob | ReadableStream<Uint8Array<ArrayBuffer>>;
}

export interface DemoTransportOptions extends Omit<DemoNetworkOptions, 'network'> {
  readonly network?: DemoNetworkOptions['network'];
  readonly buffersUploads?: boolean;
}

/**
 * The demo as a server. `load` is called by the first request, so that a live session never loads the demo's data.
 * `buffersUploads` is for browsers whose requests can't stream a body. A bad `network` affects signed-in calls only, so
 * that one can always sign in.
 */
export const createDemoTransports = (
  load: () => Promise<AnswerRequest>,
  { buffersUploads = false, network = () => 'good', clock, random }: DemoTransportOptions,
): Transports => {
  const demoNetwork = createDemoNetwork({ network, clock, random });
  let loaded: Promise<AnswerRequest> | undefined;
  const send = async (
    { path, token, method, headers, body }: DemoRequest,
    signal: AbortSignal,
  ): Promise<TransportResponse> => {
    loaded ??= load();
    const answer = await raceAbort(signal, loaded);
    const init = {
      method,
      ...(body === undefined ? {} : { body }),
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
      headers: {
        accept: 'application/json',
        ...headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    };
    return toTransportResponse(await raceAbort(signal, answer(new Request(`${demoServer}${path}`, init))));
  };
  const sendUpload: UploadTransport = async (upload) => {
    const stream = toStream(upload);
    return send(
      {
        path: upload.path,
        token: upload.token,
        method: 'POST',
        headers: { ...upload.headers, 'content-length': String(upload.length) },
        body: buffersUploads ? await raceAbort(upload.signal, new Response(stream).blob()) : stream,
      },
      upload.signal,
    );
  };
  return {
    send: ({ method, path, query, body, token, once, isSample = false }, _server, signal) => {
      const work = () =>
        send(
          {
            path: query === undefined ? path : `${path}?${new URLSearchParams(query)}`,
            token,
            method,
            headers: body === undefined ? {} : { 'content-type': 'application/json' },
            ...(body === undefined ? {} : { body }),
          },
          signal,
        );
      if (token === undefined || isSample) return work();
      return demoNetwork({ isWrite: once, isProbe: path === '/' }, signal, work);
    },
    upload: (upload) => demoNetwork({ isWrite: true, isProbe: false }, upload.signal, () => sendUpload(upload, '')),
  };
};
