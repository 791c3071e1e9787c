/**
 * Uploads over a socket of our own: as fast as curl, with a `content-length`, on a connection used once (200 MB on this
 * computer: 1.0 times curl; over Chromium's stack 7 times). Only where no proxy is in the way.
 */
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { TransportResponse, UploadTransport } from '../core/call/transport';
import { TransportError, toTransportError } from '../core/call/transport-error';

const incomingOf = (message: IncomingMessage): TransportResponse => ({
  status: message.statusCode ?? 0,
  headers: Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : `${value}`,
    ]),
  ),
  body: message,
});

/** Hands over one piece; resolves when the network has taken it, so that its buffer may be filled again. */
const write = (request: ClientRequest, piece: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    request.write(piece, (error) => (error ? reject(error) : resolve()));
  });

/** A body cut short is no upload: only one that was handed over whole leaves a doubt. */
export const uploadDirectly: UploadTransport = (upload, server) =>
  new Promise((resolve, reject) => {
    const { path, headers, body, length, signal, onSent, token } = upload;
    const url = new URL(`${server}${path}`);
    let pieces: AsyncIterator<Uint8Array> | undefined;
    let sent = 0;
    let isAnswered = false;
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: false,
      signal,
      headers: {
        accept: 'application/json',
        ...headers,
        'content-length': length,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    /** Not awaited: a source that hangs must not hold the answer. */
    const leave = (): void => {
      pieces?.return?.().then(undefined, () => undefined);
    };
    const lose = (error: unknown): void => {
      leave();
      request.destroy();
      const fault = toTransportError(error);
      reject(new TransportError(fault.code, sent === length && fault.sent, fault.word));
    };
    const pump = async (): Promise<void> => {
      pieces = body[Symbol.asyncIterator]();
      for (let next = await pieces.next(); !next.done && !isAnswered; next = await pieces.next()) {
        await write(request, next.value);
        sent += next.value.byteLength;
        onSent?.(sent);
      }
      if (!isAnswered && sent !== length) throw new TransportError('upload-changed', false);
      request.end();
    };
    request.on('error', lose);
    request.on('response', (message) => {
      isAnswered = true;
      leave();
      // The server may answer before it has read everything (413): what is left need not be sent.
      if (sent < length) message.once('end', () => request.destroy());
      resolve(incomingOf(message));
    });
    // Not one piece is asked for before the server is known to be the right one: the caller may still go another way.
    request.once('socket', (socket) =>
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        pump().catch((error: unknown) => {
          if (!isAnswered) lose(error);
        });
      }),
    );
  });
