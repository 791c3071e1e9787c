/** What becomes of a link that has arrived (SEC-48): opened, kept for the sign-in, asked about, explained or dropped. */
import type { SettingsChange } from '@contract/bridge';
import { ok } from '@contract/failure';
import type { Link } from '@contract/links/link';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { dropLink, followOwner, keepLink, useArrivedLink } from '../../../../renderer/kit/stores/arrived-link';
import { saveDraft } from '../../../../renderer/kit/stores/drafts';
import { useSession } from '../../../../renderer/kit/stores/session';
import { useSettings } from '../../../../renderer/kit/stores/settings';
import { openApp } from '../../../support/open-app';
import { testAreas } from './test-areas';

const demoLink: Link = { kind: 'screen', mode: 'demo', server: '', address: '/bookings?q=koehler' };
const server = 'https://api.example.com';
const liveLink: Link = { kind: 'screen', mode: 'live', server, address: '/bookings' };

let app: Awaited<ReturnType<typeof openApp>>;
const open = async (path: string): Promise<void> => {
  app = await openApp(path, testAreas);
};
const arrive = (link: Link) => act(async () => keepLink(link));
const at = (path: string) => waitFor(() => expect(app.place()).toBe(path));
const signIn = async (email = 'admin@pitwall.example') => {
  fireEvent.change(await screen.findByLabelText(/^Email/), { target: { value: email } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'pitwall' } });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};
beforeEach(dropLink);
afterEach(() => app.close());

it('waits on the sign-in screen, and opens after signing in', async () => {
  await open('/login');
  await arrive(demoLink);
  await screen.findByText('Sign in to open the link.');
  await signIn();
  await at('/bookings?q=koehler');
  expect(useArrivedLink.getState().link).toBeUndefined();
});

it('leads to a new password only after that was chosen, and to no page that this version does not have', async () => {
  await open('/login');
  await signIn('newhire@pitwall.example');
  await at('/first-password');
  await arrive(demoLink);
  expect(app.place()).toBe('/first-password');
  await act(() => app.bridge.session.signOut());
  dropLink();
  await act(() => app.bridge.session.exploreDemo());
  await at('/desk');
  await arrive({ ...demoLink, address: '/nowhere/1' });
  await screen.findByText("This version of Pitwall can't open the link");
  expect(app.place()).toBe('/desk');
});

it('to another server is explained where the server is fixed', async () => {
  await open('/login');
  await arrive(liveLink);
  await screen.findByText('This link is for another server');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(useArrivedLink.getState().link).toBeUndefined();
});

describe('to another server, where it can be changed', () => {
  const changes: SettingsChange[] = [];
  beforeEach(async () => {
    changes.length = 0;
    await open('/login');
    await act(() => app.bridge.session.exploreDemo());
    await at('/desk');
    const { settings } = useSettings.getState();
    if (!settings) throw new Error('no settings');
    const free = { ...settings, mode: 'live' as const, server: 'https://own.example', fixed: {} };
    await act(async () => useSettings.setState({ settings: free }));
    Object.assign(app.bridge.settings, {
      change: async (change: SettingsChange) => {
        changes.push(change);
        return ok({ ...free, ...change });
      },
    });
  });

  test('asks, and stays by default', async () => {
    await arrive(liveLink);
    const dialog = await screen.findByRole('alertdialog', { name: 'Open a link to another server?' });
    for (const sentence of [`The link is for ${server}.`, "You're using the demo.", "You'll be signed out first."])
      expect(dialog.textContent).toContain(sentence);
    expect(dialog.textContent).not.toContain('Unsaved');
    const stay = screen.getByRole('button', { name: 'Stay here' });
    await waitFor(() => expect(document.activeElement).toBe(stay));
    await userEvent.click(stay);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(changes).toEqual([]);
    expect(app.place()).toBe('/desk');
    expect(useArrivedLink.getState().link).toBeUndefined();
  });

  test('says that unsaved changes are lost, switches when told to, and keeps the link for the sign-in', async () => {
    await act(async () => saveDraft('track', { name: 'x' }));
    await arrive(liveLink);
    await screen.findByText('Unsaved changes on this page will be lost.');
    await userEvent.click(screen.getByRole('button', { name: 'Switch server' }));
    await waitFor(() => expect(changes).toEqual([{ server }]));
    await at('/login');
    expect(useSession.getState().session?.state).toBe('signed-out');
    expect(useArrivedLink.getState()).toMatchObject({ link: liveLink, owner: undefined });
  });

  test('without encryption is explained, never switched to', async () => {
    await arrive({ ...liveLink, server: 'http://timing.local' });
    await screen.findByText('This link is for a server without encryption');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('with a code is of no use to a signed-in user', async () => {
  await open('/login');
  await act(() => app.bridge.session.exploreDemo());
  await at('/desk');
  await act(async () =>
    useSession.setState(({ session }) => ({ session: session && { ...session, mode: 'live', server } })),
  );
  await arrive({ kind: 'password', mode: 'live', server, code: 'c0de-1234', sentAs: 'token' });
  await screen.findByText("You're already signed in");
  expect(useArrivedLink.getState().link).toBeUndefined();
});

describe('is seen by one person only', () => {
  const [ann, ben] = ['ann', 'ben'];
  const after = (...steps: readonly (readonly [string | undefined, 'expired' | 'changed'])[]) => {
    for (const [owner, why] of steps) followOwner(owner, why);
    return useArrivedLink.getState().link;
  };

  test.each([
    ['who signs in first', undefined, [[ann, 'changed']], true],
    [
      'who signs in again after the session expired',
      ann,
      [
        [undefined, 'expired'],
        [ann, 'changed'],
      ],
      true,
    ],
    [
      'who signs in first, and nobody else later',
      undefined,
      [
        [ann, 'changed'],
        [undefined, 'expired'],
        [ben, 'changed'],
      ],
      false,
    ],
    [
      'who was there, and nobody after an expired session',
      ann,
      [
        [undefined, 'expired'],
        [ben, 'changed'],
      ],
      false,
    ],
    ['who signed out: then nobody', ann, [[undefined, 'changed']], false],
  ] as const)('%s', async (_, owner, steps, isKept) => {
    await open('/login');
    useArrivedLink.setState({ link: demoLink, owner });
    expect(after(...steps)).toBe(isKept ? demoLink : undefined);
    dropLink();
  });
});
