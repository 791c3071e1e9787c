import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toOwnAddress } from '../../../../../main/core/call/own-address';
import { breakOff, json, portal, redirect, startFaultServer, text } from '../../../../support/fault-server';
import { canary, failureIn, never } from './call-harness';
import { bench, eachOnFaultServer, server } from './faulty-server';

eachOnFaultServer();

const readAll = async (body: AsyncIterable<Uint8Array>): Promise<string> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
};

describe('an address in an answer (SEC-57, row 65)', () => {
  const own = 'https://api.example.com/v1';
  test.each([
    ['https://api.example.com/files/a.csv', '/files/a.csv'],
    ['HTTPS://API.EXAMPLE.COM/files/a.csv?x=1#top', '/files/a.csv?x=1'],
    ['https://api.example.com:443/a.csv', '/a.csv'],
    ['/files/a.csv', '/files/a.csv'],
    ['a.csv', '/v1/a.csv'],
  ])('belongs to the server: %s', (url, path) => {
    expect(toOwnAddress(url, own)).toEqual({ ok: true, value: { origin: 'https://api.example.com', path } });
  });

  test.each([
    'https://evil.example/a.csv',
    'https://api.example.com.evil.example/a.csv',
    'https://api.example.com@evil.example/a.csv',
    'https://user:word@api.example.com/a.csv',
    'https://api.example.com:444/a.csv',
    'http://api.example.com/a.csv',
    '//evil.example/a.csv',
    '/\\evil.example/a.csv',
    'https:\\\\evil.example/a.csv',
    ' https://evil.example/',
    'https://api.example.com//evil.example/a.csv',
    'file:///etc/passwd',
    'data:text/csv,a',
    'javascript:alert(1)',
    'https://169.254.169.254/latest',
    'ht\ntps://evil.example',
    `https://api.example.com/${'a'.repeat(5_000)}`,
  ])('does not belong to the server: %.60s', (url) => {
    expect(failureIn(toOwnAddress(url, own))?.code).toBe('export-address');
  });

  test('is accepted only if it has the server’s origin, for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((path) => `/${path}`),
        ),
        (url) => {
          const address = toOwnAddress(url, own);
          if (address.ok) expect(new URL(`${address.value.origin}${address.value.path}`).host).toBe('api.example.com');
        },
      ),
    );
  });
});

describe('a download', () => {
  test('is passed on as it arrives, with its type and length', async () => {
    server.on('/files/a.csv', text('a,b\r\n1,2\r\n', 'text/csv', 200, { 'content-length': '10' }));
    const file = await bench.api.download(`${server.url}/files/a.csv`, never());
    if (!file.ok) throw new Error(file.failure.code);
    expect(file.value).toMatchObject({ type: 'text/csv', length: 10 });
    expect(await readAll(file.value.body)).toBe('a,b\r\n1,2\r\n');
    expect(server.hits[0]).toMatchObject({ method: 'GET', headers: { authorization: `Bearer ${canary}` } });
  });

  test('from another host is refused, and that host gets no request', async () => {
    const other = await startFaultServer();
    expect(failureIn(await bench.api.download(`${other.url}/a.csv`, never()))?.code).toBe('export-address');
    server.on('/a.csv', redirect(`${other.url}/a.csv`));
    expect(failureIn(await bench.api.download('/a.csv', never()))?.code).toBe('redirected');
    expect(other.hits).toEqual([]);
    await other.close();
  });

  test('that breaks off throws while it is read, with the reason (REL-08)', async () => {
    server.on('/a.csv', breakOff('a,b', 100));
    const file = await bench.api.download('/a.csv', never());
    if (!file.ok) throw new Error(file.failure.code);
    const error: unknown = await readAll(file.value.body).catch((thrown: unknown) => thrown);
    expect(bench.api.failureOf(error)).toEqual({ kind: 'network', code: 'unreachable' });
    expect(bench.api.failureOf(new Error('other'))).toEqual({ kind: 'unexpected', code: 'unexpected' });
  });

  test('can be stopped while it is read', async () => {
    server.on('/a.csv', breakOff('a,b', 100), json({}));
    server.on('/b.csv', {
      act: ({ response }) => {
        response.writeHead(200, { 'content-type': 'text/csv' });
        response.write('a,b');
      },
    });
    const controller = new AbortController();
    const file = await bench.api.download('/b.csv', controller.signal);
    if (!file.ok) throw new Error(file.failure.code);
    const reading = readAll(file.value.body).catch((thrown: unknown) => thrown);
    controller.abort();
    expect(bench.api.failureOf(await reading)).toEqual({ kind: 'cancelled', code: 'cancelled' });
  });

  test.each([
    ['a page of HTML', portal, 'not-served'],
    ['404', json({}, 404), 'not-found'],
    ['401', json({}, 401), 'signed-out'],
  ])('that is %s is a failure with a reason', async (_name, behaviour, code) => {
    server.on('/a.csv', behaviour);
    expect(failureIn(await bench.api.download('/a.csv', never()))?.code).toBe(code);
  });

  test('needs a session', async () => {
    bench.token = undefined;
    expect(failureIn(await bench.api.download('/a.csv', never()))?.code).toBe('not-signed-in');
    expect(server.hits).toEqual([]);
  });
});
