/** Chromium's network stack, which knows the system's proxy and the operating system's certificates. */
import { net, type Session } from 'electron';
import { closeStream } from '../core/async/close-stream';
import type { TransportResponse, UploadTransport } from '../core/call/transport';
import { TransportError, toTransportError } from '../core/call/transport-error';
import { answerOf, redirectAnswer } from './electron-answer';
import { sendRequest } from './electron-request';
import type { Networks } from './live';
import type { ProxySignIn } from './proxy-sign-in';
import { beforeSending, createSessionPool } from './session-pool';
import { type NetworkSessions, readSessionName } from './sessions';

interface UploadPorts {
  /** Without open connections. */
  readonly session: Session;
  readonly proxySignIn: Pick<ProxySignIn, 'forRequest'>;
  /** Called when the response has ended or has failed. */
  readonly release: () => void;
}

const uploadThroughChromium = (
  upload: Parameters<UploadTransport>[0],
  url: string,
  { session, proxySignIn, release }: UploadPorts,
): Promise<TransportResponse> =>
  new Promise((resolve, reject) => {
    const signIn = proxySignIn.forRequest();
    const { headers, body, length, signal, onSent, token } = upload;
    const pieces = body[Symbol.asyncIterator]();
    let sent = 0;
    let hasResponse = false;
    const request = net.request({ url, method: 'POST', session, redirect: 'manual', credentials: 'omit' });
    request.chunkedEncoding = true;
    for (const [name, value] of Object.entries({ accept: 'application/json', ...headers })) {
      request.setHeader(name, value);
    }
    if (token !== undefined) request.setHeader('authorization', `Bearer ${token}`);
    const onAbort = (): void => failWith(new TransportError('cancelled', true));
    const finish = (): void => {
      signal.removeEventListener('abort', onAbort);
      release();
    };
    const failWith = (thrown: unknown): void => {
      closeStream(pieces);
      request.abort();
      finish();
      const error = signIn.isRefused() ? new TransportError('proxy-sign-in', false) : toTransportError(thrown);
      reject(new TransportError(error.code, sent === length && error.wasSent, error.detail));
    };
    const sendPieces = async (): Promise<void> => {
      for (let next = await pieces.next(); !next.done && !hasResponse; next = await pieces.next()) {
        const piece = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
        await new Promise<void>((written, failed) => {
          request.write(piece, undefined, (error?: Error | null) => (error ? failed(error) : written()));
        });
        sent += piece.byteLength;
        onSent?.(sent);
      }
      if (!hasResponse && sent !== length) throw new TransportError('upload-changed', false);
      if (!hasResponse) request.end();
    };
    request.on('login', signIn.onLogin);
    request.on('error', failWith);
    request.on('redirect', (status, _method, location) => {
      hasResponse = true;
      closeStream(pieces);
      resolve(redirectAnswer(status, location));
      request.abort();
      finish();
    });
    request.on('response', (message) => {
      hasResponse = true;
      closeStream(pieces);
      resolve(
        answerOf(message, () => {
          finish();
          request.abort();
        }),
      );
    });
    signal.addEventListener('abort', onAbort, { once: true });
    sendPieces().catch((error: unknown) => {
      if (!hasResponse) failWith(error);
    });
  });

export interface Chromium {
  readonly networks: Networks;
  readonly upload: UploadTransport;
  /** Opens the session for reads. */
  prepare(): Promise<void>;
}

/**
 * Creates the live transport's networks and upload; use it after Electron's `ready`. An upload takes a socket of its own
 * if no proxy applies and the server's certificate is publicly trusted; otherwise it goes through Chromium.
 */
export const createChromium = (sessions: NetworkSessions, proxySignIn: Pick<ProxySignIn, 'forRequest'>): Chromium => {
  const readSession = () => sessions.named(readSessionName);
  const acquireSession = createSessionPool(sessions);
  const uploadByChromium: UploadTransport = async (upload, server) => {
    const { session, release } = await acquireSession(upload.signal);
    return uploadThroughChromium(upload, `${server}${upload.path}`, { session, proxySignIn, release });
  };
  return {
    prepare: async () => void (await readSession()),
    networks: {
      read: async (request) =>
        sendRequest({ ...request, redirect: 'manual' }, { session: await readSession(), proxySignIn }),
      write: async (request) => {
        const { sendState, signal } = request;
        sendState.mayHaveArrived = () => false;
        const { session, release } = await acquireSession(signal);
        return sendRequest({ ...request, redirect: 'manual' }, { session, proxySignIn, release });
      },
    },
    upload: async (upload, server) => {
      const resolving = readSession().then((session) => session.resolveProxy(`${server}${upload.path}`));
      const proxy = await beforeSending(upload.signal, resolving);
      if (proxy !== 'DIRECT') return uploadByChromium(upload, server);
      // Loaded with the first upload: Node's network takes 13 ms of a start.
      const { uploadDirectly } = await import('./direct-upload');
      try {
        return await uploadDirectly(upload, server);
      } catch (thrown) {
        const error = toTransportError(thrown);
        // Nothing was sent, and only the operating system may know the certificate.
        if (error.code === 'tls' && !error.wasSent) return uploadByChromium(upload, server);
        throw error;
      }
    },
  };
};
