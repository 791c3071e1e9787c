/** The Wi-Fi's sign-in page in the browser (SEC-15), and what happens when the computer wakes up. */
import { EventEmitter } from 'node:events';
import type { NetworkState } from '@contract/network/network-view';
import { expect, test, vi } from 'vitest';
import { signInPageOf } from '../../../../../main/app/security/external';
import { createNetworkHandlers } from '../../../../../main/app/startup/network-handlers';
import { followPower } from '../../../../../main/app/startup/network-view';
import type { CallTarget } from '../../../../../main/core/call/session-port';
import { createMemoryVault } from '../../../../../main/core/session/vault';
import { createProxySignIn } from '../../../../../main/transport/proxy-sign-in';

const since = '2026-07-01T09:12:00.000Z';

const handlers = (state: NetworkState, target: CallTarget, open = vi.fn(async () => undefined)) => {
  const view = () => ({ state, since });
  const check = vi.fn(async () => view());
  const connection = { view, check, restart: check, subscribe: () => () => undefined };
  const proxySignIn = createProxySignIn(createMemoryVault());
  return {
    ...createNetworkHandlers({
      connection,
      proxySignIn,
      sessions: { clearSignIns: async () => undefined },
      target: () => target,
      open,
    }),
    opened: open,
    asked: check,
  };
};

test.each([
  ['https://api.example.com:8443/v1?key=x#y', 'http://api.example.com/'],
  ['https://user:secret@api.example.com', 'http://api.example.com/'],
  ['https://[2001:db8::1]/', 'http://[2001:db8::1]/'],
  ['', undefined],
])('the sign-in page of %j names the host and nothing else (SEC-15)', (server, page) => {
  expect(signInPageOf(server)).toBe(page);
});

test('it opens only while a sign-in page is in the way of a live server', async () => {
  const live: CallTarget = { mode: 'live', server: 'https://api.example.com' };
  const captive = handlers('captive', live);
  expect(await captive.openSignIn()).toEqual({ ok: true, value: null });
  expect(captive.opened).toHaveBeenCalledExactlyOnceWith('http://api.example.com/');
  for (const refused of [handlers('online', live), handlers('captive', { mode: 'demo', server: '' })]) {
    expect(await refused.openSignIn()).toMatchObject({ ok: false, failure: { code: 'not-allowed' } });
    expect(refused.opened).not.toHaveBeenCalled();
  }
});

test('a system without a browser is a failure', async () => {
  const open = vi.fn(() => Promise.reject(new Error('no program')));
  const { openSignIn } = handlers('captive', { mode: 'live', server: 'https://api.example.com' }, open);
  expect(await openSignIn()).toMatchObject({ ok: false, failure: { kind: 'unexpected' } });
});

test('the page can ask for the state, and for a check', async () => {
  const { view, check, asked } = handlers('offline', { mode: 'live', server: 'https://api.example.com' });
  expect(view()).toEqual({ ok: true, value: { state: 'offline', since } });
  expect(await check()).toEqual({ ok: true, value: { state: 'offline', since } });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('the network is judged anew when the computer wakes up or is unlocked', () => {
  const monitor = new EventEmitter();
  const restart = vi.fn();
  followPower(monitor as unknown as Parameters<typeof followPower>[0], restart);
  monitor.emit('resume');
  monitor.emit('unlock-screen');
  expect(restart).toHaveBeenCalledTimes(2);
});
