/** Sends requests to a real server with axios over a given network stack (Chromium's: system proxy and certificates). */
import type { AxiosAdapter, AxiosInstance, AxiosStatic } from 'axios';
import { raceAbort } from '../core/async/deadline';
import type { Transport, TransportResponse } from '../core/call/transport';
import { TransportError, toTransportError } from '../core/call/transport-error';
import { lowerCaseHeaders } from './electron-answer';

/** Whether a request can have reached the server: yes, unless the network stack knows better. */
export class SendState {
  mayHaveArrived: () => boolean = () => true;
}

/**
 * A request as a network stack sends it: it follows no redirect but answers with it, keeps nothing, and sends no cookies and
 * no referrer.
 */
export interface NetworkRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Stops the request, and the response while it is read. */
  readonly signal: AbortSignal;
  readonly sendState: SendState;
}

/** Rejects with a `TransportError`, or with what the network stack reports. */
export type Network = (request: NetworkRequest) => Promise<TransportResponse>;

export interface Networks {
  /** May reuse connections. */
  readonly read: Network;
  /**
   * Each request gets a new connection: if a reused one breaks before the response, Chromium resends the POST, and a
   * create must never be sent twice.
   */
  readonly write: Network;
}

/** A network of Node's `fetch`, for programs that have no Chromium. */
export const networkOf =
  (send: typeof fetch): Network =>
  async ({ sendState: _, ...request }) => {
    const { status, headers, body } = await send(request.url, {
      ...request,
      redirect: 'manual',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    return { status, headers: Object.fromEntries(headers), body: body ?? noBody() };
  };

async function* noBody(): AsyncGenerator<Uint8Array> {}

/** The pieces of a body; rejects with a `TransportError` only. */
async function* piecesOf(body: TransportResponse['body']): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw toTransportError(error);
  }
}

/** axios prepares a request and hands it to an adapter of ours, which each request brings along. */
const client = (axios: AxiosStatic): AxiosInstance =>
  axios.create({
    allowAbsoluteUrls: false,
    transformRequest: [(body: unknown) => body],
    transformResponse: [(body: unknown) => body],
    validateStatus: () => true,
    headers: { common: { Accept: 'application/json' }, post: {}, delete: {} },
  });

export const loadAxios = () => import('axios');

/** Creates the live transport. axios is loaded by the first request, so a start in the demo never loads it. */
export const createLiveTransport = (networks: Networks): Transport => {
  let loaded: Promise<AxiosInstance> | undefined;
  return async (request, server, signal): Promise<TransportResponse> => {
    const { method, path, query, body, token } = request;
    if (!path.startsWith('/') || path.startsWith('//')) throw new TransportError('unexpected', false);
    loaded ??= loadAxios().then(({ default: axios }) => client(axios));
    const axios = await loaded;
    const network = request.once ? networks.write : networks.read;
    const sendState = new SendState();
    const adapter: AxiosAdapter = async (config) => {
      // Without a body, axios would name the type of a form.
      if (body === undefined) config.headers.delete('Content-Type');
      const headers = lowerCaseHeaders(config.headers.toJSON());
      const sent = { method, url: axios.getUri(config), headers, signal, sendState };
      const response = await network(body === undefined ? sent : { ...sent, body });
      return { data: response, status: response.status, statusText: '', headers: {}, config };
    };
    try {
      const { data: response } = await raceAbort(
        signal,
        axios.request<TransportResponse>({
          method,
          baseURL: server,
          url: path,
          signal,
          adapter,
          ...(query === undefined ? {} : { params: new URLSearchParams(query) }),
          ...(body === undefined ? {} : { data: body }),
          headers: {
            ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
            ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          },
        }),
      );
      return { ...response, body: piecesOf(response.body) };
    } catch (error) {
      throw signal.aborted && !sendState.mayHaveArrived()
        ? new TransportError('not-sent', false)
        : toTransportError(error);
    }
  };
};
