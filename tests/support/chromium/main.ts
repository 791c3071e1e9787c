/** An Electron app without a window: makes calls through Chromium like the product and writes their results to a file. */
import type { EndpointId } from '@contract/table';
import { session } from 'electron';
import { createApiClient } from '../../../main/core/api-client';
import type { ApiClient } from '../../../main/core/call/calls';
import type { SessionPort } from '../../../main/core/call/session-port';
import { TransportError } from '../../../main/core/call/transport-error';
import { createMemoryVault } from '../../../main/core/session/vault';
import { systemHost } from '../../../main/desktop/system-ports';
import { createChromium } from '../../../main/transport/chromium';
import { createLiveTransport } from '../../../main/transport/live';
import { createProxySignIn } from '../../../main/transport/proxy-sign-in';
import { createNetworkSessions } from '../../../main/transport/sessions';
import { hurriedClock } from '../clocks';
import { report } from './report';

const { PITWALL_SERVER: server = '', PITWALL_TLS: tls = '', PITWALL_RESULT: file = '' } = process.env;

const apiFor = (address: string): ApiClient => {
  const port: SessionPort = {
    target: () => ({ mode: 'live', server: address }),
    token: () => 'a-token-of-the-test',
    generation: () => 1,
    expire: () => undefined,
    renewTokens: () => undefined,
    noteSuccess: () => undefined,
    secrets: () => [],
  };
  const { networks, upload } = createChromium(createNetworkSessions(), createProxySignIn(createMemoryVault()));
  const demo = (): never => {
    throw new Error('the demo was asked');
  };
  return createApiClient({
    session: port,
    live: { send: createLiveTransport(networks), upload },
    demo: { send: demo, upload: demo },
    clock: hurriedClock(),
    random: systemHost.random,
  });
};

const MiB = 1024 * 1024;
const never = (): AbortSignal => new AbortController().signal;
const push = { title: 'Rain', body: 'Back to the garage', audience: 'all' };

/** Fills one buffer for each piece with the piece's number. */
async function* pieces(count: number): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.alloc(MiB);
  for (let index = 0; index < count; index += 1) yield buffer.fill(index);
}

/** The result of work that is canceled immediately, or after a delay. */
const stopped = async (work: (signal: AbortSignal) => Promise<unknown>, after = 0): Promise<unknown> => {
  const controller = new AbortController();
  const result = work(controller.signal);
  if (after > 0) await new Promise((resolve) => setTimeout(resolve, after));
  controller.abort();
  return result;
};

/** The result of a change that is canceled after a while, and whether it may have arrived. */
const departed = async (address: string): Promise<unknown> => {
  const change = { method: 'POST', path: '/support/send-push-message', body: '{"wait":1}', once: true } as const;
  return createLiveTransport(createChromium(createNetworkSessions(), createProxySignIn(createMemoryVault())).networks)(
    change,
    address,
    AbortSignal.timeout(1_500),
  ).catch((error: unknown) =>
    error instanceof TransportError ? { code: error.code, sent: error.wasSent } : String(error),
  );
};

/** Reads one piece of an endless answer. Whether the server then sees that nobody reads on. */
const leaveBody = async (address: string): Promise<boolean> => {
  const { networks } = createChromium(createNetworkSessions(), createProxySignIn(createMemoryVault()));
  const send = createLiveTransport(networks);
  const { body } = await send({ method: 'GET', path: '/endless', once: false }, address, never());
  for await (const _ of body) break;
  for (let tries = 0; tries < 100; tries += 1) {
    const { status } = await send({ method: 'GET', path: '/endless/ended', once: false }, address, never());
    if (status === 200) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
};

const run = async (): Promise<Record<string, unknown>> => {
  const api = apiFor(server);
  const call = (id: EndpointId, input: unknown = {}) => api.call(id, input, never());
  const upload = (count: number, signal = never()) =>
    api.upload({
      id: 'media.upload',
      headers: { 'content-type': 'application/octet-stream' },
      body: pieces(count),
      file: { size: count * MiB, mime: 'image/png' },
      length: count * MiB,
      signal,
    });
  const result: Record<string, unknown> = {};
  result.read = await call('booking.list');
  result.redirect = await call('event.list');
  result.bomb = await call('track.list');
  result.unread = await leaveBody(server);
  result.writes = await Promise.all(Array.from({ length: 12 }, () => call('support.sendPush', push)));
  // The connections of these writes are open and idle; the next write must not reuse them.
  result.lost = await call('admin.create', { data: { email: 'a@example.com' } });
  result.direct = await upload(16);
  // The session of reads decides whether a system proxy is used; the test connects without one.
  await session.fromPartition('pitwall-read').setProxy({ proxyRules: '127.0.0.1:9', proxyBypassRules: '<-loopback>' });
  result.through = await upload(16);
  result.throughLost = await upload(15);
  result.throughAgain = await upload(16);
  result.stopped = await stopped((signal) => upload(16, signal));
  // Changes that the server never answers take all slots of the queue.
  const changes = new AbortController();
  const measurements = Array.from({ length: 8 }, () =>
    api.call('support.sendPush', { ...push, title: 'wait' }, changes.signal),
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  result.stoppedWaiting = await stopped((signal) => upload(16, signal), 500);
  changes.abort();
  await Promise.all(measurements);
  result.throughAtLast = await upload(16);
  // One server accepts the connection but never starts TLS; the other one reads the complete request.
  result.unconnected = await departed(process.env.PITWALL_MUTE ?? '');
  result.departed = await departed(server);
  result.proxy = await call('booking.detail', { id: 1 });
  result.cookies = await session.fromPartition('pitwall-read').cookies.get({});
  if (tls !== '') {
    await session.fromPartition('pitwall-read').setProxy({ mode: 'direct' });
    const secure = apiFor(tls);
    result.tlsRead = await secure.call('booking.list', {}, never());
    result.tlsUpload = await secure.upload({
      id: 'media.upload',
      headers: {},
      body: pieces(1),
      file: { size: MiB, mime: 'image/png' },
      length: MiB,
      signal: never(),
    });
  }
  return result;
};

report(run, file);
