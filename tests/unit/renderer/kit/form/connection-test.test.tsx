/** The steps of "Test connection" on the screen and for a screen reader, and the question for a proxy's password. */
import type { BridgeEvent } from '@contract/bridge';
import { ok } from '@contract/failure';
import { stepNames, stepReasons, type ConnectionTest as Test } from '@contract/server/connection-test';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProxySignIn } from '../../../../../renderer/app/frame/proxy-sign-in';
import { ConnectionTest } from '../../../../../renderer/kit/form/server/connection-test';
import texts from '../../../../../renderer/locales/en/connection.json';

const listeners = new Set<(event: BridgeEvent) => void>();
const calls = {
  test: vi.fn(),
  cancelTest: vi.fn(async () => ok(null)),
  signInToProxy: vi.fn(),
  cancelProxySignIn: vi.fn(),
};
beforeEach(() => {
  for (const call of Object.values(calls)) call.mockClear();
  listeners.clear();
  Object.assign(globalThis.window, {
    bridge: {
      servers: calls,
      network: calls,
      on: (listener: (event: BridgeEvent) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
});
const emit = (test: Test) =>
  act(() => {
    for (const listener of listeners) listener({ type: 'connection', test });
  });
const testOf = (id: string, more: Partial<Test>): Test => ({
  ...{ id, address: 'https://api.example.com', time: '2026-07-01T09:12:00.000Z', outcome: 'running' },
  steps: stepNames.map((name) => ({ name, state: 'waiting' })),
  ...more,
});

it('shows and announces each step when it ends, and can be cancelled', async () => {
  const answer = Promise.withResolvers<unknown>();
  calls.test.mockReturnValue(answer.promise);
  render(<ConnectionTest />);
  await userEvent.click(await screen.findByRole('button', { name: 'Test connection' }));
  const { id } = Object(calls.test.mock.calls[0]?.[0]) as { readonly id: string };
  const name = { name: 'name', state: 'ok', reason: 'found', milliseconds: 12 } as const;
  const found = { ...name, about: { host: 'api.example.com', ips: '203.0.113.5' } };
  const rest = stepNames.slice(1);
  emit(testOf(id, { steps: [found, ...rest.map((step) => ({ name: step, state: 'waiting' as const }))] }));
  const items = screen.getAllByRole('listitem');
  expect(items[0]?.textContent).toMatch(/^Server name OK · 12 ms.*api\.example\.com.*203\.0\.113\.5/);
  expect(screen.getByRole('log').children).toHaveLength(1);
  // Another test's events are not this one's.
  emit(testOf('another', { outcome: 'ok' }));
  expect(screen.getByRole('log').children).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel test' }));
  expect(calls.cancelTest).toHaveBeenCalledWith({ id });
  const steps = [found, ...rest.map((step) => ({ name: step, state: 'not-reached' as const }))];
  await act(async () => answer.resolve(ok(testOf(id, { steps, outcome: 'cancelled' }))));
  expect([...screen.getByRole('log').children].map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    ...['Server name', 'Connection', 'Proxy', 'Encryption', 'Server response', 'The test was canceled.'],
  ]);
  expect(screen.getByRole('button', { name: 'Test connection' })).toBeTruthy();
});

it('stops when its screen is left', async () => {
  calls.test.mockReturnValue(new Promise(() => undefined));
  const { unmount } = render(<ConnectionTest />);
  await userEvent.click(await screen.findByRole('button', { name: 'Test connection' }));
  unmount();
  expect(calls.cancelTest).toHaveBeenCalledOnce();
});

it('has a sentence for every reason of every step, and what to do for each that can fail', () => {
  const { reasons, next } = texts.test;
  const good = new Set([
    'found',
    'by-proxy',
    'is-address',
    'connected',
    'no-proxy',
    'accepted',
    'plain',
    'trusted',
    'answers',
  ]);
  for (const name of stepNames)
    for (const reason of stepReasons[name]) {
      expect(Reflect.get(reasons[name], reason), `${name} ${reason}`).toMatch(/\.$/);
      if (!good.has(reason)) expect(Reflect.get(next[name], reason), `${name} ${reason}`).toMatch(/\.$/);
    }
});

it('a proxy’s dialog names the proxy, says that it is not the server, and keeps no password', async () => {
  calls.signInToProxy.mockResolvedValue(ok({ isStored: true }));
  calls.cancelProxySignIn.mockResolvedValue(ok(null));
  render(<ProxySignIn question={{ id: 4, proxy: 'proxy.example:8080', isWrong: true }} />);
  const dialog = await screen.findByRole('dialog', { name: 'Sign in to the proxy' });
  expect(dialog.textContent).toContain('proxy.example:8080');
  expect(dialog.textContent).toContain('not for your server');
  expect(await within(dialog).findByText(/didn't accept this name and password/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in to proxy' }));
  expect(calls.signInToProxy).not.toHaveBeenCalled();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Proxy user name' }), ' jane ');
  const password = within(dialog).getByLabelText<HTMLInputElement>('Proxy password');
  await userEvent.type(password, 'a secret');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: "Keep in this computer's keychain" }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in to proxy' }));
  expect(calls.signInToProxy).toHaveBeenCalledWith({ id: 4, name: 'jane', password: 'a secret', isKept: true });
  expect(password.value).toBe('');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(calls.cancelProxySignIn).toHaveBeenCalledWith({ id: 4 });
});
