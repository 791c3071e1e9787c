/**
 * Sends one call over its own connection with Electron's client. Unlike `fetch`, this reports how much of the body was
 * sent, and therefore whether the server can have received it.
 */
import { Readable } from 'node:stream';
import { net, type Session } from 'electron';
import { TransportError } from '../core/call/transport-error';
import type { Departure } from './live';

/** Sends a request on a session without open connections. Calls `release` when the answer has ended or has failed. */
export const fetchOnOwnConnection = async (
  lane: Session,
  input: Request,
  departure: Departure,
  release: () => void,
): Promise<Response> => {
  const body = Buffer.from(await input.arrayBuffer());
  const { method, url, headers, signal } = input;
  return new Promise((resolve, reject) => {
    const request = net.request({ method, url, session: lane, redirect: 'error', credentials: 'omit' });
    for (const [name, value] of headers) request.setHeader(name, value);
    // Chromium reports body progress within 0.1 s. A call without a body counts as sent immediately.
    departure.mayHaveArrived = () => body.byteLength === 0 || request.getUploadProgress().current > 0;
    const over = (): void => {
      signal.removeEventListener('abort', stop);
      release();
    };
    const lose = (error: unknown): void => {
      over();
      reject(error);
    };
    const stop = (): void => {
      request.abort();
      lose(new TransportError('cancelled', true));
    };
    request.on('error', lose);
    request.on('response', (message) => {
      departure.mayHaveArrived = () => true;
      const { statusCode: status } = message;
      if (status < 200 || status > 599) return stop();
      const answer = Readable.from(message as unknown as AsyncIterable<Uint8Array>);
      answer.once('close', over);
      const all = Object.entries(message.headers).map(([name, value]) => [name, String(value)] as [string, string]);
      const hasBody = ![204, 205, 304].includes(status);
      if (!hasBody) answer.resume();
      resolve(new Response(hasBody ? (Readable.toWeb(answer) as ReadableStream) : null, { status, headers: all }));
    });
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    if (body.byteLength > 0) request.write(body);
    request.end();
  });
};
