/**
 * Sends one request over a connection of its own with Electron's client. Unlike `fetch`, it reports how much of the body
 * was sent, and so whether the server can have received it.
 */
import { Readable } from 'node:stream';
import { net, type Session } from 'electron';
import { TransportError } from '../core/call/transport-error';
import type { SendState } from './live';

/** Sends a request on a session without open connections. Calls `release` when the response has ended or has failed. */
export const fetchOnOwnConnection = async (
  session: Session,
  input: Request,
  sendState: SendState,
  release: () => void,
): Promise<Response> => {
  const body = Buffer.from(await input.arrayBuffer());
  const { method, url, headers, signal } = input;
  return new Promise((resolve, reject) => {
    const request = net.request({ method, url, session, redirect: 'error', credentials: 'omit' });
    for (const [name, value] of headers) request.setHeader(name, value);
    // Chromium reports body progress within 0.1 s. A call without a body counts as sent immediately.
    sendState.mayHaveArrived = () => body.byteLength === 0 || request.getUploadProgress().current > 0;
    const finish = (): void => {
      signal.removeEventListener('abort', onAbort);
      release();
    };
    const failWith = (error: unknown): void => {
      finish();
      reject(error);
    };
    const onAbort = (): void => {
      request.abort();
      failWith(new TransportError('cancelled', true));
    };
    request.on('error', failWith);
    request.on('response', (message) => {
      sendState.mayHaveArrived = () => true;
      const { statusCode: status } = message;
      if (status < 200 || status > 599) return onAbort();
      const incoming = Readable.from(message as unknown as AsyncIterable<Uint8Array>);
      incoming.once('close', finish);
      const all = Object.entries(message.headers).map(([name, value]) => [name, String(value)] as [string, string]);
      const hasBody = ![204, 205, 304].includes(status);
      if (!hasBody) incoming.resume();
      resolve(new Response(hasBody ? (Readable.toWeb(incoming) as ReadableStream) : null, { status, headers: all }));
    });
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    if (body.byteLength > 0) request.write(body);
    request.end();
  });
};
