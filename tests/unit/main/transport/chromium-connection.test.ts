/** "Test connection" and the sign-in to a proxy, through Chromium on a real Electron. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConnectionTest } from '../../../../preload/contract/server/connection-test';
import { hasOpenssl, type SecureServer, startSecureServer } from '../../../support/certificates';
import type { Scenario } from '../../../support/chromium/connection';
import { noElectron, runElectron } from '../../../support/chromium/electron';
import { type FaultServer, json, startFaultServer } from '../../../support/fault-server';
import { type ProxyServer, startProxy } from '../../../support/proxy-server';

interface Outcome {
  readonly test: ConnectionTest;
  readonly questions: readonly unknown[];
  readonly called: readonly unknown[];
  readonly stored?: string;
}
const dates = { from: '20250101000000Z', to: '20991231000000Z' } as const;
const right = { name: 'jane', password: 'right', isKept: true };
const why = noElectron ?? (hasOpenssl ? undefined : 'openssl is not installed');

describe.skipIf(why)(`connections through Chromium${why ? ` (skipped: ${why})` : ''}`, () => {
  let results: Record<string, Outcome>;
  let open: ProxyServer;
  let closed: ProxyServer;
  let trusted: SecureServer;
  let plain: FaultServer;
  const servers: { close(): unknown }[] = [];
  const kept = <T extends { close(): unknown }>(server: T): T => {
    servers.push(server);
    return server;
  };
  const steps = (name: string) =>
    results[name]?.test.steps.map(({ state, reason = '' }) => `${state} ${reason}`.trim()) ?? [];

  beforeAll(async () => {
    trusted = kept(await startSecureServer({ host: 'api.pitwall.test', ...dates }));
    const selfSigned = kept(await startSecureServer({ host: 'localhost', ...dates }));
    const expired = kept(await startSecureServer({ host: 'localhost', from: dates.from, to: '20250601000000Z' }));
    plain = kept(await startFaultServer());
    plain.on('/auth/user-role', json({ message: 'Unauthenticated' }, 401));
    plain.on('/asks', {
      act: ({ response }) => response.writeHead(401, { 'www-authenticate': 'Basic realm="Server"' }).end(),
    });
    const garbage = kept(createServer((socket) => socket.on('error', () => undefined).end('not TLS at all\r\n')));
    garbage.listen(0, '127.0.0.1');
    await once(garbage, 'listening');
    const portOf = (url: string) => Number(new URL(url).port);
    const hosts = { 'api.pitwall.test': portOf(trusted.url), 'plain.pitwall.test': portOf(plain.url) };
    open = kept(await startProxy({ hosts: { ...hosts, 'self.pitwall.test': portOf(selfSigned.url) } }));
    closed = kept(await startProxy({ hosts, account: 'jane:right' }));
    const https = 'https://api.pitwall.test';
    const http = 'http://plain.pitwall.test';
    const wrong = { ...right, password: 'wrong' };
    const scenarios: readonly Scenario[] = [
      { name: 'self-signed', address: selfSigned.url, proxy: '' },
      { name: 'expired', address: expired.url, proxy: '' },
      { name: 'expired again', address: expired.url, proxy: '' },
      { name: 'unknown', address: 'https://nowhere.invalid', proxy: '' },
      { name: 'garbage', address: `https://localhost:${(garbage.address() as AddressInfo).port}`, proxy: '' },
      { name: 'through', address: https, proxy: open.url },
      { name: 'self-signed through', address: 'https://self.pitwall.test', proxy: open.url },
      { name: 'plain through', address: http, proxy: open.url },
      { name: 'unknown through', address: 'https://other.pitwall.test', proxy: open.url },
      { name: 'signed in', address: https, proxy: closed.url, answers: [wrong, right] },
      { name: 'cancelled', address: https, proxy: closed.url },
      { name: 'plain signed in', address: http, proxy: closed.url, answers: [wrong, wrong, right] },
      { name: 'plain cancelled', address: http, proxy: closed.url },
      { name: 'calls', address: https, proxy: closed.url, answers: [wrong, right], calls: `${https}/a` },
      { name: 'calls cancelled', address: http, proxy: closed.url, calls: `${https}/b` },
      { name: 'server asks', address: http, proxy: closed.url, answers: [right], calls: `${http}/asks` },
    ];
    results = (await runElectron('connection.ts', {
      PITWALL_SCENARIOS: JSON.stringify(scenarios),
      PITWALL_TRUSTED: trusted.pin,
    })) as typeof results;
    expect(results.error).toBeUndefined();
  }, 120_000);
  afterAll(async () => {
    for (const server of servers) await server.close();
  });

  test('an untrusted certificate is described, and nothing is sent (SEC-25)', () => {
    expect(steps('self-signed')).toEqual([
      'ok found',
      'ok connected',
      'not-needed no-proxy',
      'failed untrusted',
      'not-reached',
    ]);
    expect(results['self-signed']?.test.steps[3]?.certificate).toMatchObject({
      ...{ problems: ['self-signed'], subject: 'localhost, Paddock', issuer: 'localhost, Paddock' },
      ...{ hosts: ['localhost'], from: '2025-01-01T00:00:00.000Z', to: '2099-12-31T00:00:00.000Z' },
    });
    // Asked for anew in each test, although Chromium remembers certificates.
    for (const name of ['expired', 'expired again'])
      expect(results[name]?.test.steps[3]?.certificate?.problems).toEqual(['expired', 'self-signed']);
    expect(steps('unknown')[0]).toBe('failed unknown-name');
    expect(steps('garbage').slice(3)).toEqual(['failed broken', 'not-reached']);
  });

  test('with a manual proxy, names and certificates are found through it only', () => {
    expect(steps('through')).toEqual([
      ...['not-needed by-proxy', 'ok connected', 'ok accepted', 'ok trusted', 'ok answers'],
    ]);
    expect(steps('self-signed through').slice(2)).toEqual(['ok accepted', 'failed untrusted', 'not-reached']);
    expect(results['self-signed through']?.test.steps[3]?.certificate?.problems).toEqual(['other-host', 'self-signed']);
    expect(steps('plain through')).toEqual([
      ...['not-needed by-proxy', 'ok connected', 'ok accepted', 'not-needed plain', 'ok answers'],
    ]);
    expect(steps('unknown through').slice(2)).toEqual(['failed denied', 'not-reached', 'not-reached']);
    // Nothing but what was tested: no dictionary, no check of a certificate elsewhere.
    const hosts = new Set(open.asked.map((line) => line.replace(/^.*?([\w-]+\.pitwall\.test).*$/, '$1')));
    expect([...hosts].toSorted()).toEqual([
      ...['api.pitwall.test', 'other.pitwall.test', 'plain.pitwall.test', 'self.pitwall.test'],
    ]);
  });

  test('a proxy that asks for a sign-in gets it; a wrong one is asked for again, and the right one is kept', () => {
    const host = closed.host;
    for (const name of ['signed in', 'plain signed in']) {
      expect(steps(name)[2]).toBe('ok accepted');
      expect(steps(name)[4]).toBe('ok answers');
      expect(results[name]?.stored).toBe(JSON.stringify({ name: 'jane', password: 'right' }));
    }
    expect(results['signed in']?.questions).toEqual([
      { id: 1, proxy: host, isWrong: false },
      { id: 2, proxy: host, isWrong: true },
    ]);
  });

  test('calls that wait for a sign-in share one question, also on other sessions', () => {
    expect(results.calls?.called).toEqual([200, 200, 200]);
    expect(results.calls?.questions).toHaveLength(2);
    expect(steps('calls').at(-1)).toBe('ok answers');
  });

  test('without a sign-in, calls and tests fail with a reason of their own, and nobody is asked again', () => {
    for (const name of ['cancelled', 'plain cancelled'])
      expect(steps(name).slice(2)).toEqual(['failed sign-in', 'not-reached', 'not-reached']);
    expect(results['calls cancelled']?.called).toEqual(Array(3).fill('TransportError: proxy-sign-in'));
    expect(results['calls cancelled']?.questions).toHaveLength(1);
  });

  test('a server that asks for a password gets none (SEC-65)', () => {
    expect(results['server asks']?.called).toEqual([401, 401, 401]);
    const requests = plain.hits.filter(({ path }) => path === '/asks');
    expect(requests.length).toBeGreaterThan(0);
    for (const { headers } of plain.hits) {
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('proxy-authorization');
    }
  });
});
