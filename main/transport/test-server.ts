/** "Test connection": calls a server without a token and reports the outcome. */
import { lookup } from 'node:dns/promises';
import { ok, type Result } from '@contract/failure';
import { isPageType } from '@contract/http/refusal';
import { readJson } from '@contract/json/read-json';
import type { ServerTest } from '@contract/server/connection-test';
import { raceAbort, startDeadline } from '../core/call/deadline';
import { decodeText } from '../core/call/decode-text';
import { readBytes } from '../core/call/read-bytes';
import { contentTypeOf, type Transport, type TransportResponse } from '../core/call/transport';
import { toTransportError } from '../core/call/transport-error';
import { readCertificate } from './certificate';

const timeout = 15_000;
const peekBytes = 64 * 1024;

/** A call that needs a session: an API responds to it with an error in JSON. */
const probe = { method: 'POST', path: '/auth/user-role', body: '{}', once: false } as const;

const ipsOf = async (server: string, signal: AbortSignal): Promise<readonly string[]> => {
  const host = new URL(server).hostname.replace(/^\[|\]$/g, '');
  try {
    const found = await raceAbort(signal, lookup(host, { all: true }));
    return found.slice(0, 8).map(({ address }) => address);
  } catch {
    return [];
  }
};

const outcomeOf = async (response: TransportResponse, signal: AbortSignal): Promise<ServerTest['outcome']> => {
  const type = contentTypeOf(response);
  const bytes = await readBytes(response, peekBytes, signal).catch(() => new Uint8Array());
  const { text } = decodeText(bytes, type);
  const isPage = isPageType(type) || /^\s*<(!doctype|html)/i.test(text);
  if (isPage) return response.status < 400 || response.status === 511 ? 'page' : 'other';
  const isJson = /\bjson\b/i.test(type) || typeof readJson(text) === 'object';
  return isJson || response.status === 401 ? 'api' : 'other';
};

/** Tests an address in its written form. Sends no token, and never rejects. */
export const testServer = async (send: Transport, address: string): Promise<Result<ServerTest>> => {
  const started = performance.now();
  const deadline = startDeadline(timeout, []);
  const ips = await ipsOf(address, deadline.signal);
  const found = (more: Pick<ServerTest, 'outcome'> & Partial<ServerTest>): Result<ServerTest> =>
    ok({ address, ips, milliseconds: Math.round(performance.now() - started), ...more });
  try {
    const response = await send(probe, address, deadline.signal);
    return found({ outcome: await outcomeOf(response, deadline.signal), status: response.status });
  } catch (error) {
    const code = deadline.reason() === 'deadline' ? 'deadline' : toTransportError(error).code;
    const certificate = code === 'tls' ? await readCertificate(address) : undefined;
    return found({ outcome: 'failed', code, ...(certificate ? { certificate } : {}) });
  } finally {
    deadline.clear();
  }
};
