/** The steps of a connection test as a table: each does its part of the way to the server and says how it ended. */
import { isIP } from 'node:net';
import { isPageType } from '@contract/http/refusal';
import { readJson } from '@contract/json/read-json';
import type { ConnectionStep, StepName, StepReason } from '@contract/server/connection-test';
import { decodeText } from '../core/call/decode-text';
import { readBytes } from '../core/call/read-bytes';
import { contentTypeOf, type TransportRequest, type TransportResponse } from '../core/call/transport';
import { toTransportError } from '../core/call/transport-error';
import { codeOf } from '../desktop/disk';
import { readCertificate } from './certificate';
import { askForTunnel, connectTo, type ProxyAddress, parseProxies } from './reach-proxy';

/** A certificate that Chromium has judged. */
export interface JudgedCertificate {
  readonly pem: string;
  readonly isTrusted: boolean;
}

export interface TestNetwork {
  /** The proxies for an address: `PROXY a.example:8080; DIRECT`. */
  resolveProxy(address: string): Promise<string>;
  /** The IP addresses of a name. */
  resolveHost(name: string): Promise<readonly string[]>;
  /** Sends a request on a new connection, and calls `onCertificate` when the server has shown one. */
  send(
    request: TransportRequest,
    server: string,
    signal: AbortSignal,
    onCertificate: (certificate: JudgedCertificate) => void,
  ): Promise<TransportResponse>;
  /** Whether a person is asked for the proxy's password now, for whom the test waits. */
  isAsking(): boolean;
}

/** The one request of a test: its certificate arrives first, then its response. */
interface Exchange {
  readonly certificate: Promise<JudgedCertificate>;
  readonly response: Promise<TransportResponse>;
}

/** What the steps of one test share. */
export interface StepContext {
  readonly network: TestNetwork;
  readonly address: string;
  /** Without the brackets of an IPv6 address. */
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  /** Aborts when the test is over. */
  readonly signal: AbortSignal;
  /** Starts the request when a step first needs it. */
  readonly exchange: () => Exchange;
  /** Found by the first step. */
  proxy: ProxyAddress | undefined;
}

type EndedStep = Omit<ConnectionStep, 'name' | 'milliseconds'>;
type Step = (context: StepContext, stop: AbortSignal) => Promise<EndedStep>;

const peekBytes = 64 * 1024;
/** Milliseconds that a proxy may take to be used instead of the next one. */
const proxyTimeout = 1_500;

/** A call that needs a session: an API responds to it with an error in JSON. */
const probe: TransportRequest = { method: 'POST', path: '/auth/user-role', body: '{}', once: false };

export const createStepContext = (network: TestNetwork, address: string, signal: AbortSignal): StepContext => {
  const url = new URL(address);
  const isSecure = url.protocol === 'https:';
  let started: Exchange | undefined;
  const start = (): Exchange => {
    const certificate = Promise.withResolvers<JudgedCertificate>();
    const response = network.send(probe, address, signal, certificate.resolve);
    response.catch(() => undefined);
    return { certificate: certificate.promise, response };
  };
  return {
    ...{ network, address, isSecure, signal, proxy: undefined },
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (isSecure ? 443 : 80)),
    exchange: () => {
      started ??= start();
      return started;
    },
  };
};

const ended = (
  state: 'ok' | 'failed' | 'not-needed',
  reason: StepReason,
  about?: ConnectionStep['about'],
): EndedStep => ({ ...{ state, reason }, ...(about ? { about } : {}) });

const proxyName = ({ proxy }: Pick<StepContext, 'proxy'>): string => (proxy ? `${proxy.host}:${proxy.port}` : '');

/** Resolves when the connection is up, before the response. */
const whenConnected = async ({ certificate, response }: Exchange): Promise<JudgedCertificate | undefined> => {
  const first = await Promise.race([certificate, response]);
  return 'pem' in first ? first : undefined;
};

const accepts = ({ host, port }: ProxyAddress, signal: AbortSignal): Promise<boolean> =>
  connectTo(host, port, AbortSignal.any([signal, AbortSignal.timeout(proxyTimeout)])).then(
    () => true,
    () => false,
  );

/** The first proxy that answers, as Chromium chooses it; undefined stands for none. */
const chooseProxy = async ({ network, address, signal }: StepContext): Promise<ProxyAddress | undefined> => {
  const [first, ...others] = parseProxies(await network.resolveProxy(address));
  let proxy = first;
  for (const next of others) {
    if (!proxy || (await accepts(proxy, signal))) break;
    proxy = next;
  }
  return proxy;
};

const findName: Step = async (context) => {
  const { network, host } = context;
  context.proxy = await chooseProxy(context);
  if (context.proxy) return ended('not-needed', 'by-proxy', { host: proxyName(context) });
  if (isIP(host)) return ended('not-needed', 'is-address', { host });
  try {
    const ips = await network.resolveHost(host);
    return ended('ok', 'found', { host, ips: ips.slice(0, 8).join(', ') });
  } catch {
    return ended('failed', 'unknown-name', { host });
  }
};

const connect: Step = async ({ proxy, host, port }, stop) => {
  const target = proxy ?? { host, port };
  const about = { host: `${target.host}:${target.port}` };
  try {
    await connectTo(target.host, target.port, stop);
    return ended('ok', 'connected', about);
  } catch (error) {
    if (stop.aborted) throw error;
    const code = codeOf(error);
    if (/ENOTFOUND|EAI_/.test(code)) return ended('failed', 'unknown-proxy', about);
    return ended('failed', code === 'ECONNREFUSED' || code === 'ECONNRESET' ? 'refused' : 'no-route', about);
  }
};

interface PassingOptions {
  /** Whether only a connection shows that the proxy lets it pass. */
  readonly mustConnect: boolean;
  readonly about: ConnectionStep['about'];
  readonly stop: AbortSignal;
}

/** Only Chromium signs in, and knows the other kinds of proxies. */
const passByChromium = async (
  { isSecure, exchange }: StepContext,
  { mustConnect, about, stop }: PassingOptions,
): Promise<EndedStep> => {
  try {
    const started = exchange();
    if (mustConnect) await whenConnected(started);
    const isSignIn = !isSecure && (await started.response).status === 407;
    return isSignIn ? ended('failed', 'sign-in', about) : ended('ok', 'accepted', about);
  } catch (error) {
    if (stop.aborted) throw error;
    const { code } = toTransportError(error);
    if (code === 'proxy-sign-in') return ended('failed', 'sign-in', about);
    return code === 'proxy' ? ended('failed', 'failed', about) : ended('ok', 'accepted', about);
  }
};

const passProxy: Step = async (context, stop) => {
  const { proxy, host, port, isSecure } = context;
  if (!proxy) return ended('not-needed', 'no-proxy');
  const about = { host: proxyName(context) };
  const isAsked = proxy.kind === 'PROXY' && isSecure;
  const target = `${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
  const status = isAsked ? await askForTunnel(proxy, target, stop).catch(() => 0) : 200;
  if (stop.aborted) throw new Error('aborted');
  if (status === 0) return ended('failed', 'failed', about);
  if (status !== 407 && (status < 200 || status > 299)) return ended('failed', 'denied', { ...about, status });
  return passByChromium(context, { mustConnect: status === 407 || !isAsked, about, stop });
};

const encrypt: Step = async ({ host, isSecure, exchange }, stop) => {
  if (!isSecure) return ended('not-needed', 'plain');
  const judged = await whenConnected(exchange()).catch((error: unknown) => {
    if (stop.aborted) throw error;
    return undefined;
  });
  const certificate = judged && readCertificate(judged.pem, { host, isTrusted: judged.isTrusted });
  const more = certificate ? { certificate } : {};
  if (judged?.isTrusted) return { ...ended('ok', 'trusted', { host }), ...more };
  if (judged) return { ...ended('failed', 'untrusted', { host }), ...more };
  const isAnswered = await exchange().response.then(
    () => true,
    (error: unknown) => toTransportError(error).code === 'redirected',
  );
  return isAnswered ? ended('ok', 'trusted', { host }) : ended('failed', 'broken', { host });
};

const judgeResponse = async (response: TransportResponse, signal: AbortSignal): Promise<EndedStep> => {
  const { status } = response;
  const type = contentTypeOf(response);
  const bytes = await readBytes(response, peekBytes, signal).catch(() => new Uint8Array());
  const { text } = decodeText(bytes, type);
  const isPage = isPageType(type) || /^\s*<(!doctype|html)/i.test(text);
  if (isPage) return ended('failed', status < 400 || status === 511 ? 'page' : 'other', { status });
  const isJson = /\bjson\b/i.test(type) || typeof readJson(text) === 'object';
  return isJson || status === 401 ? ended('ok', 'answers', { status }) : ended('failed', 'other', { status });
};

const callServer: Step = async ({ host, exchange }, stop) => {
  try {
    const response = await exchange().response;
    const isRedirect = response.status >= 300 && response.status < 400;
    return isRedirect ? ended('failed', 'redirected', { host }) : await judgeResponse(response, stop);
  } catch (error) {
    if (stop.aborted) throw error;
    return ended('failed', toTransportError(error).code === 'redirected' ? 'redirected' : 'closed', { host });
  }
};

/** `limit`: the milliseconds that a step may take. */
export const connectionSteps: Readonly<Record<StepName, { readonly limit: number; readonly run: Step }>> = {
  name: { limit: 6_000, run: findName },
  tcp: { limit: 8_000, run: connect },
  proxy: { limit: 8_000, run: passProxy },
  tls: { limit: 8_000, run: encrypt },
  api: { limit: 15_000, run: callServer },
};

export const timedOut = (context: StepContext): EndedStep =>
  ended('failed', 'timeout', { host: proxyName(context) || context.host });
