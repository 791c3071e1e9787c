/** The outbox in the frame: its count in the header, and the question before signing out. */
import { fail } from '@contract/failure';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { area } from '../../../../renderer/features/outbox';
import { notifyQueued } from '../../../../renderer/kit/feedback/notify-queued';
import { readAfterStart } from '../../../../renderer/kit/stores/connect-stores';
import { clearNotes, useNotes } from '../../../../renderer/kit/stores/notes';
import { setOutbox } from '../../../../renderer/kit/stores/outbox';
import { openApp } from '../../../support/open-app';
import { entry } from '../features/outbox/entries';
import { testAreas } from './test-areas';

type App = Awaited<ReturnType<typeof openApp>>;
let app: App | undefined;
afterEach(() => {
  app?.close();
  setOutbox([]);
});

const open = async (): Promise<App> => {
  app = await openApp('/dashboard', [...testAreas, area]);
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  await act(() => router.navigate('/dashboard'));
  await screen.findByRole('navigation', { name: 'Main' });
  return app;
};

it('counts in the header what waits, and only while something does', async () => {
  const { place } = await open();
  expect(screen.getAllByRole('link', { name: /^Outbox/ }).map((link) => link.textContent)).toEqual(['Outbox']);
  act(() => setOutbox([entry(), entry({ state: 'unknown' }), entry({ state: 'done' })]));
  await userEvent.click(await screen.findByRole('link', { name: 'Outbox, 2 waiting' }));
  await waitFor(() => expect(place()).toBe('/outbox'));
  await screen.findByRole('heading', { level: 1, name: 'Outbox' });
});

it('says that outbox, notes and copy cannot be read now, and takes none of them for gone', async () => {
  const { bridge } = await open();
  const notes = new Map([['/bookings/1', { area: 'bookings', id: '1', text: 'Call back', star: false, at: '' }]]);
  act(() => {
    setOutbox([entry()]);
    useNotes.setState({ notes });
  });
  const fails = async () => fail('file', 'disk-full');
  Object.assign(bridge.outbox, { list: fails });
  Object.assign(bridge.notes, { list: fails });
  Object.assign(bridge.offline, { view: fails });
  await act(readAfterStart);
  expect(await screen.findAllByText('The disk is full')).toHaveLength(1);
  await screen.findByRole('link', { name: 'Outbox, 1 waiting' });
  expect(useNotes.getState().notes).toBe(notes);
  act(clearNotes);
});

it('opens the outbox from the toast of a change that waits', async () => {
  const { place } = await open();
  act(() => notifyQueued({ kind: 'queued', code: 'queued' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open outbox' }));
  await waitFor(() => expect(place()).toBe('/outbox'));
});

it('says what waits before it signs out, and stays signed in on cancel', async () => {
  const { bridge } = await open();
  act(() => setOutbox([entry(), entry(), entry()]));
  const ask = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    // The demo has them in memory only.
    await screen.findByText(/3 changes are waiting in the outbox and will be lost/);
  };
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
  expect(await bridge.session.current()).toMatchObject({ value: { state: 'signed-in' } });
  await ask();
  const dialog = screen.getByRole('alertdialog', { hidden: true });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out', hidden: true }));
  await waitFor(async () => expect(await bridge.session.current()).toMatchObject({ value: { state: 'signed-out' } }));
});
