/** The answer of Electron's client as the app reads one. */
import { Readable } from 'node:stream';
import type { IncomingMessage } from 'electron';
import type { TransportResponse } from '../core/call/transport';

/** Headers with their names in lower case, and each value as one text. */
export const lowerCaseHeaders = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));

async function* noBody(): AsyncGenerator<Uint8Array> {}

/** A redirect that is not followed, as an answer. */
export const redirectAnswer = (status: number, location: string): TransportResponse => ({
  status,
  headers: { location },
  body: noBody(),
});

/** @param onClose called when the body has ended, has failed, or is read no further */
export const answerOf = (message: IncomingMessage, onClose: () => void): TransportResponse & { body: Readable } => {
  const body = Readable.from(message as unknown as AsyncIterable<Uint8Array>);
  body.once('close', onClose);
  return { status: message.statusCode, headers: lowerCaseHeaders(message.headers), body };
};
