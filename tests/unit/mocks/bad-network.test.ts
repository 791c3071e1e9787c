/** The demo's dial in the browser demo, and the same names on the mock server. */
import type { Bridge, BridgeEvent } from '@contract/bridge';
import type { BadNetwork } from '@contract/network/bad-network';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createBridge } from '../../../mocks/bridge';
import { type MockServer, startMockServer } from '../../../mocks/server/start';
import { waitFor } from '../../support/wait-for';
import { may } from './client';

let calls = 0;
const callId = (): string => `call-${++calls}`;

describe('in the browser demo', () => {
  const start = async () => {
    const bridge: Bridge = createBridge({ rows: 20, now: () => may });
    const events: BridgeEvent[] = [];
    bridge.on((event) => events.push(event));
    const signIn = () => bridge.session.signIn({ email: 'admin@pitwall.example', password: 'pitwall' });
    await signIn();
    return {
      bridge,
      signIn,
      turn: (demoNetwork: BadNetwork) => bridge.settings.change({ demoNetwork }),
      list: () => bridge.call('booking.list', { page: 1, perPage: 5 }, callId()),
      state: async () => {
        const view = await bridge.network.view();
        return view.ok ? view.value.state : undefined;
      },
      states: () => events.flatMap((event) => (event.type === 'network' ? event.network.state : [])),
    };
  };

  test.each<[BadNetwork, string, { readonly kind: string; readonly code: string }]>([
    ['offline', 'offline', { kind: 'network', code: 'offline' }],
    ['captive', 'captive', { kind: 'network', code: 'html-answer' }],
    ['server-down', 'server-down', { kind: 'rejected', code: 'server-error' }],
  ])('%s is noticed before the first call, and good again at once', async (name, state, failure) => {
    const demo = await start();
    await demo.turn(name);
    await waitFor(async () => expect(await demo.state()).toBe(state));
    expect(await demo.list()).toMatchObject({ ok: false, failure });
    expect(await demo.state()).toBe(state);
    await demo.turn('good');
    await waitFor(async () => expect(await demo.state()).toBe('online'));
    expect(await demo.list()).toMatchObject({ ok: true });
    expect(demo.states()).toEqual([state, 'online']);
  });

  test('an error inside a success is a failure, and says nothing about the network', async () => {
    const demo = await start();
    await demo.turn('error-as-success');
    expect(await demo.list()).toMatchObject({ ok: false, failure: { kind: 'rejected', code: 'rejected' } });
    expect(demo.states()).toEqual([]);
  });

  test('the session ends in the middle of the work, and one can sign in again', async () => {
    const demo = await start();
    await demo.turn('session-ends');
    expect(await demo.list()).toMatchObject({ ok: false, failure: { kind: 'signed-out' } });
    expect(await demo.signIn()).toMatchObject({ ok: true });
    expect(await demo.list()).toMatchObject({ ok: true });
  });

  test('an answer that is lost leaves the outcome open, and the work is done', async () => {
    const demo = await start();
    await demo.turn('answer-lost');
    expect(await demo.bridge.call('admin.update', { id: 1, data: { firstName: 'Ada' } }, callId())).toMatchObject({
      ok: false,
      failure: { kind: 'unknown-outcome' },
    });
    expect(await demo.bridge.call('admin.detail', { id: 1 }, callId())).toMatchObject({
      ok: true,
      value: { firstName: 'Ada' },
    });
  });

  test('one can sign in while the network is bad, and samples answer', async () => {
    const demo = await start();
    await demo.bridge.session.signOut();
    await demo.turn('offline');
    expect(await demo.signIn()).toMatchObject({ ok: true });
    expect(await demo.list()).toMatchObject({ ok: false, failure: { code: 'offline' } });
  });
});

describe('on the mock server', () => {
  let server: MockServer;
  beforeAll(async () => {
    server = await startMockServer({ rows: 20, now: () => may });
  });
  afterEach(() => server.faults.clear());
  afterAll(() => server.close());

  const control = (body: unknown) =>
    fetch(`${server.url}/__mock/network`, { method: 'POST', body: JSON.stringify(body) });
  const send = (path: string, body: unknown, token?: string) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
  const signIn = async (): Promise<string> => {
    const response = await send('/auth/logIn', { email: 'admin@pitwall.example', password: 'pitwall' });
    const { data } = (await response.json()) as { data: { attributes: { accessToken: string } } };
    return data.attributes.accessToken;
  };

  test('the same names work over /__mock/network, and clearing the faults ends them', async () => {
    const token = await signIn();
    expect((await control({ name: 'server-down' })).status).toBe(200);
    expect(await (await fetch(`${server.url}/__mock/network`)).json()).toEqual({ name: 'server-down' });
    expect((await send('/booking/list', {}, token)).status).toBe(503);
    await fetch(`${server.url}/__mock/faults`, { method: 'DELETE' });
    expect((await send('/booking/list', {}, token)).status).toBe(200);
    expect((await control({ name: 'wobbly' })).status).toBe(400);
  });

  test('offline breaks every connection before the work', async () => {
    await control({ name: 'offline' });
    await expect(send('/auth/logIn', {})).rejects.toThrow();
  });

  test('an answer is lost for writes only', async () => {
    const token = await signIn();
    await control({ name: 'answer-lost' });
    expect((await send('/booking/list', {}, token)).status).toBe(200);
    await expect(send('/admin/update/1', { data: {} }, token)).rejects.toThrow();
    expect(await signIn()).not.toBe('');
  });

  test('the session ends at the first call with a token', async () => {
    await control({ name: 'session-ends' });
    const token = await signIn();
    expect((await send('/booking/list', {}, token)).status).toBe(401);
    const next = await signIn();
    expect((await send('/booking/list', {}, next)).status).toBe(200);
  });

  test('a fault with a chance affects that share of the requests', async () => {
    server.faults.add({ status: 503, chance: 0 });
    expect((await send('/auth/logIn', {})).status).not.toBe(503);
    server.faults.add({ status: 503, chance: 1 });
    expect((await send('/auth/logIn', {})).status).toBe(503);
  });
});
