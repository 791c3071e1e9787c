/** Sends a body piece by piece through Chromium: `transfer-encoding: chunked`, a quarter of the speed, behind any proxy. */
import { net, type Session } from 'electron';
import type { TransportResponse, UploadTransport } from '../core/call/transport';
import { TransportError, toTransportError } from '../core/call/transport-error';
import { closeStream } from '../core/close-stream';
import { answerOf, redirectAnswer } from './electron-answer';
import type { ProxySignIn } from './proxy-sign-in';

interface UploadPorts {
  /** Without open connections. */
  readonly session: Session;
  readonly proxySignIn: Pick<ProxySignIn, 'forRequest'>;
  /** Called when the response has ended or has failed. */
  readonly release: () => void;
}

export const uploadThroughChromium = (
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
      resolve(answerOf(message, finish));
    });
    signal.addEventListener('abort', onAbort, { once: true });
    sendPieces().catch((error: unknown) => {
      if (!hasResponse) failWith(error);
    });
  });
