/** The way to a real server: axios, over the network stack it is given (Chromium's: system proxy, OS certificates). */
import type { AxiosInstance, AxiosStatic } from 'axios';
import { raceAbort } from '../core/call/deadline';
import type { Transport, TransportResponse } from '../core/call/transport';
import { TransportError, toTransportError } from '../core/call/transport-error';

/** Whether a request can have reached the server. The default is yes, for networks that cannot tell. */
export class Departure {
  mayHaveArrived: () => boolean = () => true;
}

export interface Networks {
  /** For calls that change nothing; may reuse connections. */
  readonly fetch: typeof fetch;
  /**
   * For calls that change something: each on a connection of its own. Chromium sends a POST a second time when a reused
   * connection breaks before the answer, and a create must never be sent twice.
   */
  readonly fetchOnce: (input: Request, init: RequestInit & { readonly departure: Departure }) => Promise<Response>;
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

/** The pieces of a body; faults of the stream come out as `Fault`. */
async function* piecesOf(body: unknown): AsyncGenerator<Uint8Array> {
  if (!(body instanceof ReadableStream)) return;
  try {
    for await (const piece of body) yield piece;
  } catch (error) {
    throw toTransportError(error);
  }
}

/** Rejects with a `Fault` only. axios is loaded at the first call: a start in the demo never needs it. */
export const createLiveTransport = (networks: Networks): Transport => {
  let loaded: Promise<{ readonly shared: AxiosInstance; readonly single: AxiosInstance }> | undefined;
  const load = async () => {
    const { default: axios } = await import('axios');
    return { shared: client(axios, networks.fetch), single: client(axios, networks.fetchOnce as typeof fetch) };
  };
  return async (outgoing, server, signal): Promise<TransportResponse> => {
    const { method, path, query, body, token } = outgoing;
    if (!path.startsWith('/') || path.startsWith('//')) throw new TransportError('unexpected', false);
    loaded ??= load();
    const { shared, single } = await loaded;
    const departure = new Departure();
    try {
      const answer = await raceAbort(
        signal,
        (outgoing.once ? single : shared).request<unknown>({
          method,
          baseURL: server,
          url: path,
          signal,
          // axios passes these options unchanged to the network's fetch function.
          fetchOptions: { ...fetchOptions, departure },
          ...(query === undefined ? {} : { params: new URLSearchParams(query) }),
          ...(body === undefined ? {} : { data: body }),
          headers: {
            ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
            ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          },
        }),
      );
      return { status: answer.status, headers: headersOf({ ...answer.headers }), body: piecesOf(answer.data) };
    } catch (error) {
      throw signal.aborted && !departure.mayHaveArrived()
        ? new TransportError('not-sent', false)
        : toTransportError(error);
    }
  };
};
