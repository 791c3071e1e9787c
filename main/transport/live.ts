/** Sends requests to a real server with axios over a given network stack (Chromium's: system proxy and certificates). */
import type { AxiosInstance, AxiosStatic } from 'axios';
import { raceAbort } from '../core/call/deadline';
import type { Transport, TransportResponse } from '../core/call/transport';
import { TransportError, toTransportError } from '../core/call/transport-error';

/** Whether a request can have reached the server: yes, unless the network stack knows better. */
export class SendState {
  mayHaveArrived: () => boolean = () => true;
}

export interface Networks {
  /** For reads; may reuse connections. */
  readonly fetch: typeof fetch;
  /**
   * For writes. Each gets a new connection: if a reused one breaks before the response, Chromium resends the POST, and a
   * create must never be sent twice.
   */
  readonly fetchOnce: (input: Request, init: RequestInit & { readonly sendState: SendState }) => Promise<Response>;
}

const fetchOptions = { redirect: 'error', cache: 'no-store', referrerPolicy: 'no-referrer' } as const;

const client = (axios: AxiosStatic, network: typeof fetch): AxiosInstance =>
  axios.create({
    adapter: 'fetch',
    env: { fetch: network },
    allowAbsoluteUrls: false,
    fetchOptions,
    withCredentials: false,
    responseType: 'stream',
    transformRequest: [(body: unknown) => body],
    transformResponse: [(body: unknown) => body],
    validateStatus: () => true,
    headers: { common: { Accept: 'application/json' }, post: {}, delete: {} },
  });

const headersOf = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));

/** The pieces of a body; rejects with a `TransportError` only. */
async function* piecesOf(body: unknown): AsyncGenerator<Uint8Array> {
  if (!(body instanceof ReadableStream)) return;
  try {
    for await (const piece of body) yield piece;
  } catch (error) {
    throw toTransportError(error);
  }
}

/** Creates the live transport. axios is loaded by the first request, so a start in the demo never loads it. */
export const createLiveTransport = (networks: Networks): Transport => {
  let loaded: Promise<{ readonly shared: AxiosInstance; readonly single: AxiosInstance }> | undefined;
  const load = async () => {
    const { default: axios } = await import('axios');
    return { shared: client(axios, networks.fetch), single: client(axios, networks.fetchOnce as typeof fetch) };
  };
  return async (request, server, signal): Promise<TransportResponse> => {
    const { method, path, query, body, token } = request;
    if (!path.startsWith('/') || path.startsWith('//')) throw new TransportError('unexpected', false);
    loaded ??= load();
    const { shared, single } = await loaded;
    const sendState = new SendState();
    try {
      const response = await raceAbort(
        signal,
        (request.once ? single : shared).request<unknown>({
          method,
          baseURL: server,
          url: path,
          signal,
          // axios passes these options unchanged to the network's fetch function.
          fetchOptions: { ...fetchOptions, sendState },
          ...(query === undefined ? {} : { params: new URLSearchParams(query) }),
          ...(body === undefined ? {} : { data: body }),
          headers: {
            ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
            ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          },
        }),
      );
      return { status: response.status, headers: headersOf({ ...response.headers }), body: piecesOf(response.data) };
    } catch (error) {
      throw signal.aborted && !sendState.mayHaveArrived()
        ? new TransportError('not-sent', false)
        : toTransportError(error);
    }
  };
};
