/** "Test connection" without Chromium: on real sockets, with `fetch` in place of its network. */
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestNetwork } from '../../../../main/transport/connection-steps';
import { createConnectionTests } from '../../../../main/transport/connection-tests';
import { createLiveTransport, networkOf } from '../../../../main/transport/live';
import { parseProxies } from '../../../../main/transport/reach-proxy';
import { testConnection } from '../../../../main/transport/test-connection';
import type { ConnectionTest } from '../../../../preload/contract/server/connection-test';
import {
  type FaultServer,
  json,
  portal,
  redirect,
  silence,
  startFaultServer,
  text,
} from '../../../support/fault-server';
import { startProxy } from '../../../support/proxy-server';

const send = createLiveTransport({ read: networkOf(fetch), write: networkOf(fetch) });
const networkWith = (proxies: string): TestNetwork => ({
  resolveProxy: async () => proxies,
  resolveHost: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  send,
  isAsking: () => false,
});
const direct = networkWith('DIRECT');
const never = new AbortController().signal;
const testOf = (address: string, network = direct, limit?: number) =>
  testConnection(network, {
    ...{ id: 'a', address, signal: never, onChange: () => undefined },
    ...(limit === undefined ? {} : { limit }),
  });
const states = ({ steps }: ConnectionTest) => steps.map(({ state, reason = '' }) => `${state} ${reason}`.trim());

const path = '/auth/user-role';
let server: FaultServer;
beforeEach(async () => {
  server = await startFaultServer();
});
afterEach(() => server.close());

test.each([
  ['refuses in JSON', json({ message: 'Unauthenticated' }, 401), 'ok answers', 401],
  ['answers in JSON', json({ data: {} }), 'ok answers', 200],
  ['knows no such call', json({ error: 'Not found' }, 404), 'ok answers', 404],
  ['is a Wi-Fi’s sign-in', portal, 'failed page', 200],
  ['is a website', text('<!doctype html><h1>404</h1>', 'text/html', 404), 'failed other', 404],
  ['says something else', text('hello', 'text/plain'), 'failed other', 200],
  ['leads elsewhere', redirect('https://other.example/'), 'failed redirected', undefined],
])('a server that %s is reported and gets no token', async (_name, behaviour, api, status) => {
  server.on(path, behaviour);
  const found = await testOf(server.url);
  expect(states(found)).toEqual([
    'not-needed is-address',
    'ok connected',
    'not-needed no-proxy',
    'not-needed plain',
    api,
  ]);
  expect(found).toMatchObject({ address: server.url, outcome: api.startsWith('ok') ? 'ok' : 'failed' });
  expect(found.steps[4]?.about?.status).toBe(status);
  expect(server.hits[0]?.headers).not.toHaveProperty('authorization');
});

test('each step is reported when it begins and when it ends, with its time', async () => {
  server.on(path, json({}, 401));
  const seen: string[] = [];
  const onChange = ({ steps }: ConnectionTest) => seen.push(steps.map(({ state }) => state.at(0)).join(''));
  const address = server.url.replace('127.0.0.1', 'localhost');
  const found = await testConnection(direct, { id: 'a', address, signal: never, onChange });
  // waiting, running, ok, not needed
  expect(seen.slice(0, 4)).toEqual(['rwwww', 'owwww', 'orwww', 'oowww']);
  expect(found.steps[0]?.about?.ips).toContain('127.0.0.1');
  expect(found.steps.filter(({ state }) => state === 'ok').every(({ milliseconds = -1 }) => milliseconds >= 0)).toBe(
    true,
  );
});

describe('what follows a step that failed is not reached', () => {
  const rest = (count: number) => Array.from({ length: count }, () => 'not-reached');
  test('a name that does not exist', async () => {
    const network = { ...direct, resolveHost: () => Promise.reject(new Error('no such name')) };
    expect(states(await testOf('https://nowhere.invalid', network))).toEqual(['failed unknown-name', ...rest(4)]);
  });

  test('a port that is closed', async () => {
    const { url } = server;
    await server.close();
    expect(states(await testOf(url))).toEqual(['not-needed is-address', 'failed refused', ...rest(3)]);
    server = await startFaultServer();
  });

  test('a server that accepts and never answers', async () => {
    server.on(path, silence);
    const found = await testOf(server.url, direct, 300);
    expect(states(found).at(-1)).toBe('failed timeout');
    expect(found.outcome).toBe('failed');
  });

  test('a name server that never answers', async () => {
    const network = { ...direct, resolveHost: () => new Promise<never>(() => undefined) };
    expect(states(await testOf('https://slow.invalid', network, 50))).toEqual(['failed timeout', ...rest(4)]);
  });

  test('a proxy that refuses, or is none', async () => {
    const proxy = await startProxy({ hosts: {}, refusal: 403 });
    const found = await testOf('https://api.pitwall.test', networkWith(`PROXY ${proxy.host}`));
    expect(states(found)).toEqual(['not-needed by-proxy', 'ok connected', 'failed denied', ...rest(2)]);
    expect(found.steps[2]?.about).toEqual({ host: proxy.host, status: 403 });
    expect(proxy.asked).toEqual(['CONNECT api.pitwall.test:443']);
    await proxy.close();

    const sockets = new Set<Socket>();
    const noise = createServer((socket) => sockets.add(socket.on('error', () => undefined)) && socket.end('hello\r\n'));
    noise.listen(0, '127.0.0.1');
    await once(noise, 'listening');
    const host = `127.0.0.1:${(noise.address() as AddressInfo).port}`;
    const none = await testOf('https://api.pitwall.test', networkWith(`PROXY ${host}`));
    expect(states(none)).toEqual(['not-needed by-proxy', 'ok connected', 'failed failed', ...rest(2)]);
    for (const socket of sockets) socket.destroy();
    noise.close();
  });

  test('a proxy whose name does not exist', async () => {
    const found = await testOf('https://api.pitwall.test', networkWith('PROXY proxy.invalid:8080'));
    expect(states(found)).toEqual(['not-needed by-proxy', 'failed unknown-proxy', ...rest(3)]);
  });
});

test('the next proxy of a script is used if the first does not answer, and nothing goes around it', async () => {
  const proxy = await startProxy({ hosts: {}, refusal: 403 });
  const network: TestNetwork = {
    ...networkWith(`PROXY 127.0.0.1:9; PROXY ${proxy.host}; DIRECT`),
    resolveHost: () => Promise.reject(new Error('this computer looked up a name')),
  };
  const found = await testOf('https://api.pitwall.test', network);
  expect(found.steps[2]).toMatchObject({ state: 'failed', reason: 'denied', about: { host: proxy.host } });
  await proxy.close();
});

test('a test can be cancelled, and a new one cancels the one before', async () => {
  server.on(path, silence);
  const tests = createConnectionTests(
    () => direct,
    () => undefined,
  );
  const first = tests.run('a', server.url);
  await server.reached(path, 1);
  const second = tests.run('b', server.url);
  expect(await first).toMatchObject({ outcome: 'cancelled', steps: { 4: { state: 'not-reached' } } });
  await server.reached(path, 2);
  tests.cancel('a');
  tests.cancel('b');
  expect((await second).outcome).toBe('cancelled');
  expect(tests.last()).toMatchObject({ id: 'b', outcome: 'cancelled' });
});

test('the proxies of a script are read as Chromium names them', () => {
  expect(parseProxies('PROXY p.example:8080; HTTPS q.example:8443;SOCKS5 [::1]:1080; DIRECT; nonsense')).toEqual([
    { kind: 'PROXY', host: 'p.example', port: 8080 },
    { kind: 'HTTPS', host: 'q.example', port: 8443 },
    { kind: 'SOCKS', host: '::1', port: 1080 },
    undefined,
  ]);
});
