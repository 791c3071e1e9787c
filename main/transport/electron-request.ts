/**
 * Sends one request with Electron's client. Unlike `session.fetch`, it signs in to a proxy, and reports how much of the
 * body was sent, and so whether the server can have received it.
 */
import { net, type Session } from 'electron';
import type { TransportResponse } from '../core/call/transport';
import { TransportError } from '../core/call/transport-error';
import { answerOf, redirectAnswer } from './electron-answer';
import type { NetworkRequest } from './live';
import type { ProxySignIn } from './proxy-sign-in';

export interface RequestNetwork {
  readonly session: Session;
  readonly proxySignIn: Pick<ProxySignIn, 'forRequest'>;
}

interface RequestPorts extends RequestNetwork {
  /** Called when the response has ended or has failed. */
  readonly release?: () => void;
}

type ElectronRequest = Pick<NetworkRequest, 'url' | 'signal'> &
  Partial<NetworkRequest> & {
    /** Whether it may be answered from elsewhere; a call never is. `manual` returns the redirect as the answer. */
    readonly redirect?: 'follow' | 'error' | 'manual';
  };

/** Rejects with what Electron's client reports, or a `TransportError`. */
export const sendRequest = (
  { url, method = 'GET', headers = {}, body = '', signal, redirect = 'error', sendState }: ElectronRequest,
  { session, proxySignIn, release = () => undefined }: RequestPorts,
): Promise<TransportResponse> => {
  const signIn = proxySignIn.forRequest();
  return new Promise((resolve, reject) => {
    const request = net.request({ method, url, session, redirect, credentials: 'omit', cache: 'no-store' });
    for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
    // Chromium reports body progress within 0.1 s. A call without a body counts as sent immediately.
    if (sendState) sendState.mayHaveArrived = () => body === '' || request.getUploadProgress().current > 0;
    const finish = (): void => {
      signal.removeEventListener('abort', onAbort);
      release();
    };
    const failWith = (error: unknown): void => {
      finish();
      reject(signIn.isRefused() ? new TransportError('proxy-sign-in', false) : error);
    };
    const abortWith = (code: 'cancelled' | 'bad-answer'): void => {
      request.abort();
      failWith(new TransportError(code, true));
    };
    const onAbort = (): void => abortWith('cancelled');
    request.on('login', signIn.onLogin);
    request.on('error', failWith);
    request.on('redirect', (status, _method, location) => {
      if (redirect !== 'manual') return;
      resolve(redirectAnswer(status, location));
      request.abort();
      finish();
    });
    request.on('response', (message) => {
      if (sendState) sendState.mayHaveArrived = () => true;
      const { statusCode: status } = message;
      // Chromium reports the proxy's refusal as an answer or as an error.
      if (status === 407 && signIn.isRefused()) return abortWith('bad-answer');
      if (status < 200 || status > 599) return abortWith('bad-answer');
      const close = (): void => {
        finish();
        // Frees the connection of a body that was not read to its end.
        request.abort();
      };
      resolve(answerOf(message, close));
    });
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    if (body !== '') request.write(body);
    request.end();
  });
};
