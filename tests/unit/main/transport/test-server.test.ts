import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCertificate } from '../../../../main/transport/certificate';
import { createLiveTransport } from '../../../../main/transport/live';
import { testServer } from '../../../../main/transport/test-server';
import { type FaultServer, json, portal, redirect, startFaultServer, text } from '../../../support/fault-server';

const live = createLiveTransport({ fetch: globalThis.fetch, fetchOnce: (input) => globalThis.fetch(input) });
const path = '/auth/user-role';

describe('a tested server', () => {
  let server: FaultServer;
  beforeEach(async () => {
    server = await startFaultServer();
  });
  afterEach(() => server.close());

  test.each([
    ['refuses in JSON', json({ message: 'Unauthenticated' }, 401), { outcome: 'api', status: 401 }],
    ['answers in JSON', json({ data: {} }), { outcome: 'api', status: 200 }],
    ['knows no such call', json({ error: 'Not found' }, 404), { outcome: 'api', status: 404 }],
    ['is a Wi-Fi’s sign-in', portal, { outcome: 'page', status: 200 }],
    ['is a website', text('<!doctype html><h1>404</h1>', 'text/html', 404), { outcome: 'other', status: 404 }],
    ['says something else', text('hello', 'text/plain'), { outcome: 'other', status: 200 }],
    ['leads elsewhere', redirect('https://other.example/'), { outcome: 'failed', code: 'redirected' }],
  ])('that %s is reported correctly and gets no token', async (_name, behaviour, expected) => {
    server.on(path, behaviour);
    const result = await testServer(live, server.url);
    expect(result).toMatchObject({ ok: true, value: { address: server.url, ips: ['127.0.0.1'], ...expected } });
    expect(server.hits[0]?.headers).not.toHaveProperty('authorization');
  });

  test('that does not listen or has an unknown name is reported', async () => {
    await server.close();
    expect(await testServer(live, server.url)).toMatchObject({ value: { outcome: 'failed', code: 'unreachable' } });
    const nowhere = await testServer(live, 'https://nowhere.invalid');
    expect(nowhere).toMatchObject({ value: { outcome: 'failed', code: 'offline', ips: [] } });
    server = await startFaultServer();
  });
});

const hasOpenssl = (() => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(!hasOpenssl)('an untrusted certificate (SEC-25)', () => {
  const requests: string[] = [];
  let secure: Server;
  let url: string;
  beforeAll(async () => {
    const words = 'req -x509 -newkey rsa:2048 -nodes -keyout - -out - -days 30 -subj /CN=timing.example/O=Paddock';
    const names = ['-addext', 'subjectAltName=DNS:timing.example,DNS:www.timing.example'];
    const pem = execFileSync('openssl', [...words.split(' '), ...names], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    secure = createServer({ key: pem, cert: pem }, (request, response) => {
      requests.push(request.url ?? '');
      response.end('{}');
    });
    secure.listen(0, '127.0.0.1');
    await once(secure, 'listening');
    url = `https://localhost:${(secure.address() as AddressInfo).port}`;
  });
  afterAll(() => secure.close());

  test('is reported with its problem, subject, issuer and dates, and nothing is sent', async () => {
    const result = await testServer(live, url);
    expect(result).toMatchObject({
      ok: true,
      value: {
        outcome: 'failed',
        code: 'tls',
        certificate: {
          problems: ['other-host', 'self-signed'],
          subject: 'timing.example, Paddock',
          issuer: 'timing.example, Paddock',
          hosts: ['timing.example', 'www.timing.example'],
        },
      },
    });
    expect(requests).toEqual([]);
  });

  test('may have expired, or not be valid yet', async () => {
    const years = 365 * 24 * 3_600_000;
    expect((await readCertificate(url, Date.now() + years))?.problems).toContain('expired');
    expect((await readCertificate(url, Date.now() - years))?.problems).toContain('not-yet-valid');
    expect(await readCertificate('https://127.0.0.1:9')).toBeUndefined();
  });
});
