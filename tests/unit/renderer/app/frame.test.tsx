/** The frame around the pages: navigation and guard by ability, titles, focus, keys, and pages that have gone wrong. */
import type { SessionView } from '@contract/bridge';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { runCommand } from '../../../../renderer/kit/commands/command';
import { setSession, useSession } from '../../../../renderer/kit/stores/session';
import { openApp } from '../../../support/open-app';
import { testAreas } from './test-areas';

type App = Awaited<ReturnType<typeof openApp>>;
let app: App | undefined;
afterEach(() => app?.close());

/** Opens the app at a path as one of the demo's people. */
const open = async (path: string, account = 'admin'): Promise<App> => {
  app = await openApp(path, testAreas);
  fireEvent.change(await screen.findByLabelText(/^Email/), { target: { value: `${account}@pitwall.example` } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'pitwall' } });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('navigation', { name: 'Main' });
  return app;
};
const at = (path: string) => waitFor(() => expect(app?.place()).toBe(path));

it('shows links named as the areas that the user may open', async () => {
  await open('/dashboard');
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  const names = links.map((link) => link.textContent);
  expect(names).toContain('Bookings');
  expect(names).toContain('Dashboard');
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page');
});

it('names the missing permission to a user who may not open a page', async () => {
  await open('/bookings', 'client');
  await screen.findByRole('heading', { name: "You don't have access to this page" });
  await screen.findByText(/“read bookings”/);
  expect(screen.queryByRole('heading', { name: 'All bookings' })).toBeNull();
});

it('says that permissions are not known if none could be read, and names none that is missing', async () => {
  await open('/bookings', 'client');
  const { session } = useSession.getState();
  act(() => setSession({ ...session, ability: [{ action: 'read', subject: 'Auth' }] } as SessionView));
  await screen.findByRole('heading', { name: "Pitwall can't tell if you have access to this page" });
  const notices = screen.getByRole('region', { name: 'Notices' });
  await waitFor(() => expect(notices.textContent).toContain('names no permissions that Pitwall can read'));
  expect(document.body.textContent).not.toMatch(/“read bookings”|doesn't include any areas/);
  expect(screen.getAllByText(/permissions aren't known/)).toHaveLength(1);
});

it('opens the account page for a user without any area', async () => {
  await open('/', 'client');
  await screen.findByRole('heading', { level: 1, name: /account/i });
});

it('names the window after the page, and focuses its heading', async () => {
  const { router } = await open('/dashboard');
  await screen.findByRole('heading', { name: 'The dashboard' });
  expect(document.title).toBe('Dashboard – Pitwall');
  await act(() => router.navigate('/bookings'));
  const heading = await screen.findByRole('heading', { name: 'All bookings' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toBe('Bookings – Pitwall');
});

it('keeps the frame around a screen that throws, and offers the details', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue();
  await open('/broken');
  await screen.findByRole('heading', { name: 'This page ran into a problem' });
  expect(screen.getByText(/the screen fell over/)).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Bookings' }));
  await screen.findByRole('heading', { name: 'All bookings' });
  silent.mockRestore();
});

it('reports that a page does not exist', async () => {
  await open('/no/such/page');
  await screen.findByRole('heading', { name: 'Page not found' });
});

it('opens the search with a shortcut, and finds and opens a page without the mouse', async () => {
  await open('/dashboard');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox', { name: 'Search' });
  fireEvent.change(field, { target: { value: 'book' } });
  const option = await screen.findByRole('option', { name: /Bookings/ });
  expect(field.getAttribute('aria-activedescendant')).toBe(option.id);
  fireEvent.keyDown(field, { key: 'Enter' });
  await at('/bookings');
});

it('opens areas by number, and shows the list of shortcuts', async () => {
  await open('/dashboard');
  fireEvent.keyDown(document.body, { key: '3', ctrlKey: true });
  await at('/bookings');
  fireEvent.keyDown(document.body, { key: '?' });
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
});

it('runs the commands of the native menu', async () => {
  await open('/dashboard');
  act(() => void runCommand('palette'));
  await screen.findByRole('combobox', { name: 'Search' });
  expect(runCommand('export')).toBe(false);
});

it('changes skin and direction of the complete page at once', async () => {
  await open('/dashboard');
  await userEvent.click(screen.getByRole('button', { name: 'Switch to right-to-left' }));
  expect(document.documentElement.dir).toBe('rtl');
  await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement.dataset.skin).toBe('dark');
  expect(localStorage.getItem('pitwall.layout')).toContain('"direction":"rtl"');
});
