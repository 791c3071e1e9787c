/** "Test connection": calls a server without a token and reports the outcome. */
import { lookup } from 'node:dns/promises';
import { ok, type Result } from '@contract/failure';
import { isPageType } from '@contract/http/refusal';
import { readJson } from '@contract/json/read-json';
import type { ServerTest } from '@contract/server/connection-test';
import { raceAbort, startDeadline } from '../core/call/deadline';
import { decodeText } from '../core/call/decode-text';
import { readBytes } from '../core/call/read-bytes';
import { contentTypeOf } from '../core/call/read-response';
import type { Transport, TransportResponse } from '../core/call/transport';
import { toTransportError } from '../core/call/transport-error';
import { readCertificate } from './certificate';

const patience = 15_000;
const peekBytes = 64 * 1024;

/** A call that clearly needs a session: an API answers it with a refusal in JSON. */
const question = { method: 'POST', path: '/auth/user-role', body: '{}', once: false } as const;

const ipsOf = async (server: string, signal: AbortSignal): Promise<readonly string[]> => {
  const host = new URL(server).hostname.replace(/^\[|\]$/g, '');
  try {
    const found = await raceAbort(signal, lookup(host, { all: true }));
    return found.slice(0, 8).map(({ address }) => address);
  } catch {
    return [];
  }
};

const outcomeOf = async (incoming: TransportResponse, signal: AbortSignal): Promise<ServerTest['outcome']> => {
  const type = contentTypeOf(incoming);
  const bytes = await readBytes(incoming, peekBytes, signal).catch(() => new Uint8Array());
  const { text } = decodeText(bytes, type);
  const isPage = isPageType(type) || /^\s*<(!doctype|html)/i.test(text);
  if (isPage) return incoming.status < 400 || incoming.status === 511 ? 'page' : 'other';
  const isJson = /\bjson\b/i.test(type) || typeof readJson(text) === 'object';
  return isJson || incoming.status === 401 ? 'api' : 'other';
};

/** Tests an address in its written form. Sends no token, and never rejects. */
export const testServer = async (live: Transport, address: string): Promise<Result<ServerTest>> => {
  const begun = performance.now();
  const ending = startDeadline(patience, []);
  const ips = await ipsOf(address, ending.signal);
  const found = (more: Pick<ServerTest, 'outcome'> & Partial<ServerTest>): Result<ServerTest> =>
    ok({ address, ips, milliseconds: Math.round(performance.now() - begun), ...more });
  try {
    const incoming = await live(question, address, ending.signal);
    return found({ outcome: await outcomeOf(incoming, ending.signal), status: incoming.status });
  } catch (error) {
    const code = ending.reason() === 'deadline' ? 'deadline' : toTransportError(error).code;
    const certificate = code === 'tls' ? await readCertificate(address) : undefined;
    return found({ outcome: 'failed', code, ...(certificate ? { certificate } : {}) });
  } finally {
    ending.clear();
  }
};
