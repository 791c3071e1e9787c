import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noElectron, runElectron } from '../../../support/chromium/electron';
import {
  attributes,
  bomb,
  dropAfterReading,
  type Exchange,
  type FaultServer,
  flood,
  json,
  redirect,
  startFaultServer,
} from '../../../support/fault-server';

const MiB = 1024 * 1024;
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const expected = hashOf(Buffer.concat(Array.from({ length: 16 }, (_, index) => Buffer.alloc(MiB, index))));

/** A server with a certificate that nobody vouches for; undefined without openssl. */
const selfSigned = async (hits: string[]): Promise<Server | undefined> => {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const words = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    '-',
    '-out',
    '-',
    '-days',
    '1',
    ...subject,
  ];
  try {
    const pem = execFileSync('openssl', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const server = createServer({ key: pem, cert: pem }, (request, response) => {
      hits.push(request.url ?? '');
      response.end('{}');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return server;
  } catch {
    return undefined;
  }
};

describe.skipIf(noElectron)(`calls through Chromium${noElectron ? ` (skipped: ${noElectron})` : ''}`, () => {
  let server: FaultServer;
  let other: FaultServer;
  let secure: Server | undefined;
  let result: Record<string, unknown>;
  const uploads: { readonly hash: string; readonly headers: Exchange['request']['headers'] }[] = [];
  const secrets: string[] = [];
  const sockets = new Set<Socket>();
  const mute = createTcpServer((socket) => sockets.add(socket.on('error', () => undefined)));

  beforeAll(async () => {
    [server, other, secure] = await Promise.all([startFaultServer(), startFaultServer(), selfSigned(secrets)]);
    server.on('/booking/list', json(attributes([{ id: 1 }]), 200, { 'set-cookie': 'a=b; Max-Age=9999' }));
    server.on('/booking/detail', json(attributes({ id: 1 })));
    server.on('/event/list', redirect(`${other.url}/event/list`));
    server.on('/track/list', bomb(90 * MiB));
    let hasEnded = false;
    server.on('/endless', {
      act: (exchange) => {
        exchange.response.once('close', () => {
          hasEnded = true;
        });
        flood.act(exchange);
      },
    });
    server.on('/endless/ended', { act: (exchange) => json({}, hasEnded ? 200 : 404).act(exchange) });
    server.on('/support/send-push-message', {
      act: (exchange) => {
        if (!exchange.body.includes('"wait"')) json(attributes({})).act(exchange);
      },
    });
    server.on('/admin/create', dropAfterReading);
    server.on('/media/upload', {
      act: (exchange) => {
        uploads.push({ hash: hashOf(exchange.body), headers: exchange.request.headers });
        (exchange.body.length === 15 * MiB ? dropAfterReading : json(attributes({ id: uploads.length }))).act(exchange);
      },
    });
    const tls = secure ? `https://localhost:${(secure.address() as AddressInfo).port}` : '';
    mute.listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const muteUrl = `https://127.0.0.1:${(mute.address() as AddressInfo).port}`;
    const addresses = { PITWALL_SERVER: server.url, PITWALL_TLS: tls, PITWALL_MUTE: muteUrl };
    result = (await runElectron('main.ts', addresses)) as typeof result;
    expect(result.error).toBeUndefined();
  }, 90_000);
  afterAll(async () => {
    mute.close();
    for (const socket of sockets) socket.destroy();
    secure?.close();
    secure?.closeAllConnections();
    await Promise.all([server.close(), other.close()]);
  });

  test('read and change data, many at once, without keeping a cookie (SEC-24)', () => {
    expect(result.read).toMatchObject({ ok: true, value: { rows: [{ id: 1 }] } });
    expect((result.writes as { ok: boolean }[]).every(({ ok }) => ok)).toBe(true);
    expect(server.count('/support/send-push-message')).toBe(12 + 8 + 1);
    expect(result.cookies).toEqual([]);
  });

  test('are sent once, although Chromium repeats a POST whose idle connection broke (rows 53, 54)', () => {
    expect(result.lost).toEqual({ ok: false, failure: { kind: 'unknown-outcome', code: 'unknown-outcome' } });
    expect(server.count('/admin/create')).toBe(1);
  });

  test('report whether a change that was cancelled before its answer can have reached the server', () => {
    expect(result.unconnected).toEqual({ code: 'not-sent', sent: false });
    expect(result.departed).toMatchObject({ sent: true });
  });

  test('follow no redirect and decompress no bomb (rows 44, 45)', () => {
    const { host } = new URL(other.url);
    expect(result.redirect).toMatchObject({ failure: { kind: 'rejected', code: 'redirected', about: { host } } });
    expect(result.bomb).toMatchObject({ failure: { code: 'too-large' } });
    expect(other.hits).toEqual([]);
  });

  test('free their connection if the answer is not read to its end', () => {
    expect(result.unread).toBe(true);
  });

  test('fail as proxy if the proxy does not answer (row 42)', () => {
    expect(result.proxy).toEqual({ ok: false, failure: { kind: 'network', code: 'proxy' } });
    expect(server.count('/booking/detail')).toBe(0);
  });

  test('carry a complete upload, over a socket of our own or behind a proxy, and never twice (row 80)', () => {
    expect(result.direct).toMatchObject({ ok: true });
    expect(result.through).toMatchObject({ ok: true });
    expect(result.throughLost).toMatchObject({ failure: { kind: 'unknown-outcome' } });
    expect(result.throughAgain).toMatchObject({ ok: true });
    expect(uploads).toHaveLength(5);
    expect([uploads[0], uploads[1], uploads[3]].map((upload) => upload?.hash)).toEqual([expected, expected, expected]);
    expect(uploads[0]?.headers).toMatchObject({ 'content-length': String(16 * MiB) });
    expect(uploads[1]?.headers).toMatchObject({
      'transfer-encoding': 'chunked',
      authorization: 'Bearer a-token-of-the-test',
    });
  });

  test('are not sent if they are stopped before their connection is ready (row 81)', () => {
    expect(result.stopped).toEqual({ ok: false, failure: { kind: 'cancelled', code: 'cancelled' } });
    expect(result.stoppedWaiting).toEqual({ ok: false, failure: { kind: 'cancelled', code: 'cancelled' } });
    expect(result.throughAtLast).toMatchObject({ ok: true });
    expect(uploads).toHaveLength(5);
  });

  test('end at an untrusted certificate, before the token is sent (row 42, SEC-25)', ({ skip }) => {
    if (!secure) skip('openssl is not installed');
    expect(result.tlsRead).toEqual({ ok: false, failure: { kind: 'network', code: 'tls' } });
    expect(result.tlsUpload).toEqual({ ok: false, failure: { kind: 'network', code: 'tls' } });
    expect(secrets).toEqual([]);
  });
});
