/** After saving, the profile form shows the server's values and sends only changed fields. */
import type { Bridge } from '@contract/bridge';
import { ok } from '@contract/failure';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { area } from '../../../../../renderer/features/account';
import { setOutbox } from '../../../../../renderer/kit/stores/outbox';
import { openApp } from '../../../../support/open-app';
import { entry } from '../outbox/entries';

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

const jobTitle = () => screen.getByLabelText<HTMLInputElement>(/^Job title/, { selector: 'input' });

test('after saving, the form shows the record from the server, and compares the next change with it', async () => {
  app = await openApp('/account', [area]);
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  const sent: unknown[] = [];
  const call: Bridge['call'] = async (id, input, callId) => {
    const result = await bridge.call(id, input, callId);
    if (id === 'auth.profileUpdate') sent.push((input as { readonly data: unknown }).data);
    if (id !== 'auth.profile' || !result.ok) return result;
    const { jobTitle: title, ...others } = Object(result.value) as { readonly jobTitle?: string };
    return ok({ ...others, jobTitle: title?.toUpperCase() }) as typeof result;
  };
  Object.defineProperty(window, 'bridge', { value: { ...bridge, call }, configurable: true });
  await act(() => router.navigate('/account'));
  await screen.findByRole('button', { name: 'Save profile' });
  fireEvent.change(jobTitle(), { target: { value: 'Gate lead' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(jobTitle().value).toBe('GATE LEAD'));
  fireEvent.change(screen.getByLabelText(/^Phone/, { selector: 'input' }), { target: { value: '555 0100' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(sent).toEqual([{ jobTitle: 'Gate lead' }, { phone: '555 0100' }]));
});

test('the form starts from the changes that wait to be sent', async () => {
  app = await openApp('/account', [area]);
  const { bridge, router } = app;
  const session = await act(() => bridge.session.exploreDemo());
  const id = session.ok ? session.value.person?.id : undefined;
  await act(() => router.navigate('/account'));
  await screen.findByRole('button', { name: 'Save profile' });
  const fields = [{ name: 'jobTitle', base: 'Operations director', mine: 'Gate lead' }];
  act(() => setOutbox([entry({ call: 'auth.profileUpdate', input: { id, data: { jobTitle: 'Gate lead' } }, fields })]));
  await waitFor(() => expect(jobTitle().value).toBe('Gate lead'));
  expect(await screen.findByText('Includes your changes that are waiting to be sent.')).toBeDefined();
  act(() => setOutbox([]));
});
