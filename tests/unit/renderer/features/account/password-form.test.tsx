/** Changing the password: a failure keeps the values, leaving asks first, and no draft contains a secret. */
import { type Failure, fail } from '@contract/failure';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { area } from '../../../../../renderer/features/account';
import { collectDrafts, hasDrafts } from '../../../../../renderer/kit/stores/drafts';
import { openApp } from '../../../../support/open-app';

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

const field = (name: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: 'input' });
const typed = () => ['Current password', 'New password', 'Confirm new password'].map((name) => field(name).value);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

/** Opens the account with all three fields filled in; `failure` replaces the answer. */
const open = async (current: string, failure?: Failure) => {
  app = await openApp('/account', [area]);
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  await act(() => router.navigate('/account'));
  await screen.findByRole('button', { name: 'Change password' });
  const { call } = bridge;
  if (failure)
    Object.assign(bridge, {
      call: (id: 'auth.profile', input: never, callId: string) =>
        String(id) === 'auth.changePassword' ? Promise.resolve({ ok: false, failure }) : call(id, input, callId),
    });
  type('Current password', current);
  type('New password', 'next-lap-9');
  type('Confirm new password', 'next-lap-9');
  return app;
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));

test('all three fields keep their values while offline', async () => {
  const offline = fail('network', 'offline');
  await open('pitwall', offline.ok ? undefined : offline.failure);
  await send();
  expect(await screen.findByText("You're offline")).toBeDefined();
  expect(typed()).toEqual(['pitwall', 'next-lap-9', 'next-lap-9']);
});

test('only a wrong current password is cleared', async () => {
  await open('wrong');
  await send();
  expect(await screen.findByText('Enter your current password.')).toBeDefined();
  expect(typed()).toEqual(['', 'next-lap-9', 'next-lap-9']);
  expect(document.activeElement).toBe(field('Current password'));
  type('Current password', 'pitwall');
  await send();
  expect(await screen.findByText('Your password was changed.')).toBeDefined();
  expect(typed()).toEqual(['', '', '']);
  expect(hasDrafts()).toBe(false);
});

test('leaving asks first, and the draft contains no secret', async () => {
  const { router } = await open('pitwall');
  await waitFor(() => expect(hasDrafts()).toBe(true));
  expect(collectDrafts()).toEqual({ 'account.password': {} });
  await act(() => router.navigate('/settings'));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/account');
  expect(typed()).toEqual(['pitwall', 'next-lap-9', 'next-lap-9']);
});
