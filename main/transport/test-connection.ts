/**
 * "Test connection": goes from this computer to a server step by step, as a call would, and reports each step when it ends.
 * With a proxy, nothing goes around it: the proxy looks up the name, and TLS and the call go through it. Sends no token.
 */
import { isIP } from 'node:net';
import { isPageType } from '@contract/http/refusal';
import { readJson } from '@contract/json/read-json';
import {
  type ConnectionStep,
  type ConnectionTest,
  type StepName,
  type StepReason,
  stepNames,
} from '@contract/server/connection-test';
import { decodeText } from '../core/call/decode-text';
import { readBytes } from '../core/call/read-bytes';
import { contentTypeOf, type TransportRequest, type TransportResponse } from '../core/call/transport';
import { toTransportError } from '../core/call/transport-error';
import { readCertificate } from './certificate';
import { askForTunnel, connectTo, type ProxyAddress, parseProxies } from './reach-proxy';
import { withStepLimit } from './step-limit';

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

interface TestRequest {
  readonly id: string;
  /** In its normalized form. */
  readonly address: string;
  readonly signal: AbortSignal;
  /** Called with the test so far, whenever a step begins or ends. */
  readonly onChange: (test: ConnectionTest) => void;
  /** Milliseconds that each step may take, for tests. */
  readonly limit?: number;
}

/** Milliseconds. */
const limits: Readonly<Record<StepName, number>> = { name: 6_000, tcp: 8_000, proxy: 8_000, tls: 8_000, api: 15_000 };
const peekBytes = 64 * 1024;

/** A call that needs a session: an API responds to it with an error in JSON. */
const probe: TransportRequest = { method: 'POST', path: '/auth/user-role', body: '{}', once: false };

type Ended = Omit<ConnectionStep, 'name' | 'milliseconds'>;
const ended = (state: 'ok' | 'failed' | 'not-needed', reason: StepReason, about?: ConnectionStep['about']): Ended => ({
  ...{ state, reason },
  ...(about ? { about } : {}),
});

const outcomeOf = async (response: TransportResponse, signal: AbortSignal): Promise<Ended> => {
  const { status } = response;
  const type = contentTypeOf(response);
  const bytes = await readBytes(response, peekBytes, signal).catch(() => new Uint8Array());
  const { text } = decodeText(bytes, type);
  const isPage = isPageType(type) || /^\s*<(!doctype|html)/i.test(text);
  if (isPage) return ended('failed', status < 400 || status === 511 ? 'page' : 'other', { status });
  const isJson = /\bjson\b/i.test(type) || typeof readJson(text) === 'object';
  return isJson || status === 401 ? ended('ok', 'answers', { status }) : ended('failed', 'other', { status });
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The one request of a test: its certificate arrives first, then its response. */
interface Exchange {
  readonly certificate: Promise<JudgedCertificate>;
  readonly response: Promise<TransportResponse>;
}

/** Tests an address. Never rejects. */
export const testConnection = async (network: TestNetwork, request: TestRequest): Promise<ConnectionTest> => {
  const { id, address, signal, onChange, limit } = request;
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isSecure = url.protocol === 'https:';
  const port = Number(url.port || (isSecure ? 443 : 80));
  let test: ConnectionTest = {
    ...{ id, address, time: new Date().toISOString(), outcome: 'running' },
    steps: stepNames.map((name) => ({ name, state: 'waiting' })),
  };
  const report = (change: Partial<ConnectionTest>): void => {
    test = { ...test, ...change };
    onChange(test);
  };
  const setStep = (step: ConnectionStep): void =>
    report({ steps: test.steps.map((each) => (each.name === step.name ? step : each)) });

  let proxy: ProxyAddress | undefined;
  let exchange: Exchange | undefined;
  const all = new AbortController();
  const stopAll = AbortSignal.any([signal, all.signal]);
  const startExchange = (): Exchange => {
    if (exchange) return exchange;
    const seen = Promise.withResolvers<JudgedCertificate>();
    const response = network.send(probe, address, stopAll, seen.resolve);
    response.catch(() => undefined);
    exchange = { certificate: seen.promise, response };
    return exchange;
  };
  /** Resolves when the connection is up, before the response. */
  const connected = async ({ certificate, response }: Exchange): Promise<JudgedCertificate | undefined> => {
    const first = await Promise.race([certificate, response]);
    return 'pem' in first ? first : undefined;
  };
  const answers = (tried: ProxyAddress): Promise<boolean> =>
    connectTo(tried.host, tried.port, AbortSignal.any([stopAll, AbortSignal.timeout(1_500)])).then(
      () => true,
      () => false,
    );
  const proxyName = (): string => (proxy ? `${proxy.host}:${proxy.port}` : '');

  const work: Readonly<Record<StepName, (signal: AbortSignal) => Promise<Ended>>> = {
    name: async () => {
      const [first, ...others] = parseProxies(await network.resolveProxy(address));
      proxy = first;
      // The next one is used where the first does not answer, as Chromium does.
      for (const next of others) {
        if (!proxy || (await answers(proxy))) break;
        proxy = next;
      }
      if (proxy) return ended('not-needed', 'by-proxy', { host: proxyName() });
      if (isIP(host)) return ended('not-needed', 'is-address', { host });
      try {
        const ips = await network.resolveHost(host);
        return ended('ok', 'found', { host, ips: ips.slice(0, 8).join(', ') });
      } catch {
        return ended('failed', 'unknown-name', { host });
      }
    },
    tcp: async (stop) => {
      const target = proxy ?? { host, port };
      const about = { host: `${target.host}:${target.port}` };
      try {
        await connectTo(target.host, target.port, stop);
        return ended('ok', 'connected', about);
      } catch (error) {
        const code = codeOf(error);
        if (stop.aborted) throw error;
        if (/ENOTFOUND|EAI_/.test(code)) return ended('failed', 'unknown-proxy', about);
        return ended('failed', code === 'ECONNREFUSED' || code === 'ECONNRESET' ? 'refused' : 'no-route', about);
      }
    },
    proxy: async (stop) => {
      if (!proxy) return ended('not-needed', 'no-proxy');
      const about = { host: proxyName() };
      const isAsked = proxy.kind === 'PROXY' && isSecure;
      const status = isAsked ? await askForTunnel(proxy, `${url.hostname}:${port}`, stop).catch(() => 0) : 200;
      if (stop.aborted) throw new Error('aborted');
      if (status === 0) return ended('failed', 'failed', about);
      if (status !== 407 && (status < 200 || status > 299)) return ended('failed', 'denied', { ...about, status });
      // Only Chromium signs in, and knows the other kinds of proxies.
      try {
        const started = startExchange();
        if (status === 407 || !isAsked) await connected(started);
        if (isSecure) return ended('ok', 'accepted', about);
        const isSignIn = (await started.response).status === 407;
        return isSignIn ? ended('failed', 'sign-in', about) : ended('ok', 'accepted', about);
      } catch (error) {
        const { code } = toTransportError(error);
        if (stop.aborted) throw error;
        if (code === 'proxy-sign-in') return ended('failed', 'sign-in', about);
        return code === 'proxy' ? ended('failed', 'failed', about) : ended('ok', 'accepted', about);
      }
    },
    tls: async (stop) => {
      if (!isSecure) return ended('not-needed', 'plain');
      const judged = await connected(startExchange()).catch((error: unknown) => {
        if (stop.aborted) throw error;
        return undefined;
      });
      const certificate = judged && readCertificate(judged.pem, { host, isTrusted: judged.isTrusted });
      const more = certificate ? { certificate } : {};
      if (judged?.isTrusted) return { ...ended('ok', 'trusted', { host }), ...more };
      if (judged) return { ...ended('failed', 'untrusted', { host }), ...more };
      const isAnswered = await startExchange().response.then(
        () => true,
        (error: unknown) => toTransportError(error).code === 'redirected',
      );
      return isAnswered ? ended('ok', 'trusted', { host }) : ended('failed', 'broken', { host });
    },
    api: async (stop) => {
      try {
        return await outcomeOf(await startExchange().response, stop);
      } catch (error) {
        if (stop.aborted) throw error;
        return ended('failed', toTransportError(error).code === 'redirected' ? 'redirected' : 'closed', { host });
      }
    },
  };

  const run = async (name: StepName): Promise<boolean> => {
    setStep({ name, state: 'running' });
    const started = performance.now();
    const maxMilliseconds = limit ?? limits[name];
    const step = await withStepLimit(maxMilliseconds, signal, network.isAsking, work[name]).catch(() =>
      ended('failed', 'timeout', { host: proxyName() || host }),
    );
    if (signal.aborted) return false;
    const milliseconds = Math.round(performance.now() - started);
    setStep({ name, ...step, ...(step.state === 'not-needed' ? {} : { milliseconds }) });
    return step.state !== 'failed';
  };
  let isGood = true;
  for (const name of stepNames) {
    isGood = await run(name);
    if (!isGood) break;
  }
  all.abort();
  report({
    outcome: signal.aborted ? 'cancelled' : isGood ? 'ok' : 'failed',
    steps: test.steps.map((step) =>
      step.state === 'waiting' || step.state === 'running' ? { name: step.name, state: 'not-reached' } : step,
    ),
  });
  return test;
};
