/** The screens of admins with the demo's answers: what is sent, how often, and what the user sees. */
import type { Bridge } from '@contract/bridge';
import { type Failure, fail, ok, type Result } from '@contract/failure';
import type { Values } from '@contract/json/record';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { area } from '../../../../../renderer/features/admins';
import { openApp } from '../../../../support/open-app';

vi.setConfig({ testTimeout: 60_000 });

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

type Answer = (id: string, real: () => Promise<Result<unknown>>) => Promise<Result<unknown>> | undefined;

/** Opens a path as the demo's admin or another user, and records all calls. */
const open = async (path: string, { answer = () => undefined, email }: { answer?: Answer; email?: string } = {}) => {
  app = await openApp('/', [area]);
  const { bridge, router } = app;
  await act(async () => {
    if (email) await bridge.session.signIn({ email, password: 'pitwall' });
    else await bridge.session.exploreDemo();
  });
  const sent: { readonly id: string; readonly input: unknown }[] = [];
  const call: Bridge['call'] = (id, input, callId) => {
    sent.push({ id, input });
    const real = () => bridge.call(id, input, callId);
    return (answer(id, real) ?? real()) as ReturnType<typeof real>;
  };
  Object.defineProperty(window, 'bridge', { value: { ...bridge, call }, configurable: true });
  await act(() => router.navigate(path));
  return { ...app, of: (id: string) => sent.filter((one) => one.id === id).map(({ input }) => input) };
};

const long = { timeout: 20_000 };
const lost: { readonly ok: false; readonly failure: Failure } = fail('unknown-outcome', 'unknown-outcome');
const field = (name: RegExp) => screen.findByRole('textbox', { name }, long);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, long));
const type = async (name: RegExp, words: string) => {
  const box = await field(name);
  await userEvent.clear(box);
  await userEvent.type(box, words);
};

test('a new admin is searched by email after a lost answer, and counts as created if it is found', async () => {
  const { of, place } = await open('/admins/new', {
    answer: (id, real) => (id === 'admin.create' ? real().then(() => lost) : undefined),
  });
  await type(/^First name/, 'Zoë');
  await type(/^Last name/, 'Núñez');
  await type(/^Email/, 'zoe@example.com');
  await screen.findByRole('option', { name: 'Finance' }, long);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Role/ }), 'Finance');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^State/ }, long), 'Oklahoma');
  await press('Create admin');
  await waitFor(() => expect(place()).toMatch(/^\/admins\/\d+$/), long);
  expect(await screen.findByRole('heading', { name: 'Zoë Núñez' }, long)).toBeDefined();
  expect(of('admin.create')).toMatchObject([
    { data: { email: 'zoe@example.com', roleId: 7, state: 'OK', countryCode: '+1' } },
  ]);
});

test('an update sends only the changed fields, and is read back', async () => {
  const { of, place } = await open('/admins/5/edit');
  await type(/^Job title/, 'Gate lead, north');
  await press('Save changes');
  await waitFor(() => expect(place()).toBe('/admins/5'), long);
  expect(of('admin.update')).toEqual([{ id: '5', data: { jobTitle: 'Gate lead, north' } }]);
  expect(await screen.findByText('Gate lead, north', undefined, long)).toBeDefined();
});

test('an update asks only for what a person changes, whatever the server did not send or sends otherwise', async () => {
  const { of, place } = await open('/admins/5/edit', {
    answer: (id, real) =>
      id === 'admin.detail'
        ? real().then((result) => {
            if (!result.ok) return result;
            const { status: _, lastName: __, ...rest } = result.value as Values;
            return ok({ ...rest, phone: '555 0100 ext. 4' });
          })
        : undefined,
  });
  await type(/^First name/, 'Jo');
  await press('Save changes');
  await waitFor(() => expect(of('admin.update')).toEqual([{ id: '5', data: { firstName: 'Jo' } }]), long);
  await waitFor(() => expect(place()).toBe('/admins/5'), long);
});

test('the own role and status show a warning', async () => {
  await open('/admins/1/edit');
  expect(await screen.findByText(/This is your own role/, undefined, long)).toBeDefined();
  expect(screen.getByText(/This is your own account/)).toBeDefined();
});

describe('deleting', () => {
  test('names the admin, focuses Cancel, and returns to the list', async () => {
    const { of, place } = await open('/admins/6');
    await press('Delete…');
    const dialog = within(await screen.findByRole('alertdialog', undefined, long));
    expect(dialog.getByText('This affects 1 record.')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'), long);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete admin' }));
    await waitFor(() => expect(place()).toBe('/admins'), long);
    expect(of('admin.remove')).toEqual([{ id: '6' }]);
  });

  test('skips the own account', async () => {
    const { of, place } = await open('/admins/1');
    await press('Delete…');
    await press('Delete admin');
    expect(await screen.findByText(/can't delete your own account/, undefined, long)).toBeDefined();
    await press('Close');
    expect(place()).toBe('/admins/1');
    expect(of('admin.remove')).toEqual([]);
  });
});

describe('a sign-in link', () => {
  test('is emailed once, after a confirmation that names the address', async () => {
    const { of } = await open('/admins/5');
    await press('Send sign-in link');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Send link' }, long));
    expect(await screen.findByText(/^Sign-in link sent to/, undefined, long)).toBeDefined();
    expect(of('auth.sendLink')).toHaveLength(1);
  });

  test('with a lost answer cannot be sent again from the same dialog', async () => {
    const { of } = await open('/admins/5', {
      answer: (id) => (id === 'auth.sendLink' ? Promise.resolve(lost) : undefined),
    });
    await press('Send sign-in link');
    await press('Send link');
    expect(await screen.findByText('This change may have been made', undefined, long)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect(of('auth.sendLink')).toHaveLength(1);
  });
});

test('a user without permission sees the missing permission on buttons and on a direct link', async () => {
  await open('/admins/new', { email: 'subadmin@pitwall.example' });
  expect(await screen.findByRole('heading', { name: "You don't have access to this page" }, long)).toBeDefined();
});
