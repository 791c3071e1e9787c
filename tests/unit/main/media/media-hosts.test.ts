/** The hosts of pictures have a network of their own: one that is down holds nobody up, and is asked again. */
import { Readable } from 'node:stream';
import type { NetworkView } from '@contract/network/network-view';
import { emptyProfile } from '@contract/reading/server-profile';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNetworkView } from '../../../../main/app/startup/network-view';
import { createMemoryVault } from '../../../../main/core/session/vault';
import type { MediaNetwork } from '../../../../main/media/download';
import { createMedia } from '../../../../main/media/media';
import { createMediaHosts, NoHostAnswer } from '../../../../main/media/media-hosts';
import { createProxySignIn } from '../../../../main/transport/proxy-sign-in';
import { picture } from '../../../support/upload-files';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-07-01T09:12:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const server = 'https://api.example.com';
const cdn = 'https://cdn.example.com';
const png = picture(900);
const { signal } = new AbortController();

type Behavior = 'answers' | 'refuses' | 'breaks' | 'is silent' | 'has errors';

/** A server and a host whose behavior the test changes. */
const createWorld = () => {
  const state = { cdn: 'answers' as Behavior, server: 'answers' as Behavior, isPrivate: false };
  const sent: string[] = [];
  const network: MediaNetwork = {
    isPrivate: async (hostname) => hostname === 'cdn.example.com' && state.isPrivate,
    send: ({ url, signal: stop }) =>
      new Promise((resolve, reject) => {
        sent.push(url.href);
        const behavior = url.origin === cdn ? state.cdn : state.server;
        stop.addEventListener('abort', () => reject(new Error('ended')), { once: true });
        if (behavior === 'refuses') reject(new Error('net::ERR_CONNECTION_REFUSED'));
        if (behavior === 'breaks') reject(new Error('net::ERR_CONNECTION_RESET'));
        const status = behavior === 'has errors' ? 503 : 200;
        if (behavior !== 'is silent') resolve({ status, headers: {}, body: Readable.from([png]) });
      }),
  };
  const hosts = createMediaHosts(network, () => server);
  const changes: (readonly string[])[] = [];
  hosts.subscribe(() => changes.push(hosts.unreachable().map(({ host }) => host)));
  const send = (path: string, stop = signal) => hosts.network.send({ url: new URL(path, cdn), signal: stop });
  return { state, sent, hosts, changes, send, network };
};

test('a host that refuses connections is reported once, and only probed', async () => {
  const { state, sent, hosts, changes, send } = createWorld();
  state.cdn = 'refuses';
  await expect(send('/a.png')).rejects.toThrow(NoHostAnswer);
  expect(hosts.unreachable()).toEqual([{ host: 'cdn.example.com', since: '2026-07-01T09:12:00.000Z' }]);
  await expect(send('/b.png')).rejects.toMatchObject({ host: 'cdn.example.com' });
  expect(sent).toEqual([`${cdn}/a.png`]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([`${cdn}/a.png`, `${cdn}/`]);
  state.cdn = 'answers';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(changes).toEqual([['cdn.example.com'], []]);
  expect(await send('/b.png')).toMatchObject({ status: 200 });
});

test('the server itself is not judged by its pictures', async () => {
  const { state, hosts } = createWorld();
  state.server = 'refuses';
  await expect(hosts.network.send({ url: new URL('/a.png', server), signal })).rejects.toThrow(
    'ERR_CONNECTION_REFUSED',
  );
  expect(hosts.unreachable()).toEqual([]);
});

test('one connection that breaks says nothing until a sign of life is missing too', async () => {
  const { state, hosts, send } = createWorld();
  state.cdn = 'breaks';
  const first = expect(send('/a.png')).rejects.toThrow(NoHostAnswer);
  state.cdn = 'answers';
  await first;
  await vi.advanceTimersByTimeAsync(0);
  expect(hosts.unreachable()).toEqual([]);
  state.cdn = 'breaks';
  await expect(send('/a.png')).rejects.toThrow(NoHostAnswer);
  await vi.advanceTimersByTimeAsync(0);
  expect(hosts.unreachable()).toHaveLength(1);
});

test('a host that never answers is found by the deadline; what the app cancels says nothing', async () => {
  const { state, hosts, send } = createWorld();
  state.cdn = 'is silent';
  const canceled = new AbortController();
  const ends = expect(send('/a.png', canceled.signal)).rejects.toThrow('ended');
  canceled.abort();
  await ends;
  const late = new AbortController();
  const waits = expect(send('/a.png', late.signal)).rejects.toThrow(NoHostAnswer);
  late.abort(new DOMException('', 'TimeoutError'));
  await waits;
  expect(hosts.unreachable()).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(hosts.unreachable()).toHaveLength(1);
});

test('any answer shows that a host can be reached', async () => {
  const { state, hosts, send } = createWorld();
  state.cdn = 'has errors';
  expect(await send('/a.png')).toMatchObject({ status: 503 });
  expect(hosts.unreachable()).toEqual([]);
});

test('no sign of life is asked of an address in the private network, as that of a Wi-Fi’s sign-in page', async () => {
  const { state, sent, hosts, send } = createWorld();
  state.cdn = 'refuses';
  await expect(send('/a.png')).rejects.toThrow(NoHostAnswer);
  state.isPrivate = true;
  await hosts.check();
  expect(sent).toEqual([`${cdn}/a.png`]);
  expect(hosts.unreachable()).toHaveLength(1);
});

test('signing out forgets the hosts, and stops asking', async () => {
  const { state, sent, hosts, changes, send } = createWorld();
  state.cdn = 'refuses';
  await expect(send('/a.png')).rejects.toThrow(NoHostAnswer);
  hosts.clear();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
  expect(changes).toEqual([['cdn.example.com'], []]);
});

test('the page learns the hosts with the network of the server, whose return asks them at once', async () => {
  const { state, sent, hosts, send } = createWorld();
  let view: NetworkView = { state: 'offline', since: '2026-07-01T09:12:00.000Z' };
  const listeners = new Set<(network: NetworkView) => void>();
  const network = createNetworkView(
    {
      view: () => view,
      check: async () => view,
      restart: async () => view,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    hosts,
    createProxySignIn(createMemoryVault()),
  );
  const views: NetworkView[] = [];
  const end = network.subscribe((each) => views.push(each));
  state.cdn = 'refuses';
  await expect(send('/a.png')).rejects.toThrow(NoHostAnswer);
  const unreachableHosts = hosts.unreachable();
  expect(views).toEqual([{ ...view, unreachableHosts }]);
  state.cdn = 'answers';
  view = { state: 'online', since: '2026-07-01T09:13:00.000Z' };
  for (const listener of listeners) listener(view);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toBe(`${cdn}/`);
  expect(views.slice(1)).toEqual([{ ...view, unreachableHosts }, view]);
  expect(await network.check()).toEqual(view);
  end();
  expect(listeners.size).toBe(0);
});

test('a prepared event goes on without the pictures of a host that is down, and names it', async () => {
  const { state, hosts } = createWorld();
  state.cdn = 'refuses';
  const media = createMedia({
    session: {
      target: () => ({ mode: 'live', server, profile: emptyProfile }),
      token: () => 'token',
      generation: () => 1,
    },
    network: hosts.network,
    hosts: { get: () => ['cdn.example.com'], add: () => undefined },
    ask: async () => false,
  });
  expect(await media.fetchPicture(`${cdn}/a.png`, signal)).toEqual({
    ok: false,
    failure: { kind: 'network', code: 'pictures-unreachable', about: { host: 'cdn.example.com' } },
  });
  expect(await media.fetchPicture('/a.png', signal)).toMatchObject({ ok: true });
});
