/** Signing in, being signed out, and coming back: spec 8 (a 401 clears local storage and leads to /login), REL-21, SEC-32. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../../../renderer/kit/bridge/query-client';
import { useNotices } from '../../../../renderer/kit/feedback/notify';
import { useDrafts } from '../../../../renderer/kit/stores/drafts';
import { useJobs } from '../../../../renderer/kit/stores/jobs';
import { openApp } from '../../../support/open-app';
import { testAreas } from './test-areas';

type App = Awaited<ReturnType<typeof openApp>>;
let app: App | undefined;
const open = async (path: string): Promise<App> => {
  app = await openApp(path, testAreas);
  return app;
};
afterEach(() => app?.close());

const signIn = async (email = 'admin@pitwall.example', password = 'pitwall') => {
  fireEvent.change(await screen.findByLabelText(/^Email/), { target: { value: email } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: password } });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};
const at = (path: string) => waitFor(() => expect(app?.place()).toBe(path));

it('opens an external link after the sign-in', async () => {
  await open('/bookings?q=koehler&page=2');
  await screen.findByLabelText(/^Email/);
  expect(app?.place()).toBe(`/login?to=${encodeURIComponent('/bookings?q=koehler&page=2')}`);
  await signIn();
  await at('/bookings?q=koehler&page=2');
});

it('never leads out of the app, for any address', async () => {
  await open('/login?to=%2F%2Fevil.example%2F');
  await signIn();
  await at('/desk');
});

it('clears a wrong password, keeps the email, and shows what happened', async () => {
  await open('/login');
  await signIn('admin@pitwall.example', 'guess');
  await screen.findByText(/Wrong email or password/);
  expect(screen.getByLabelText(/^Password/)).toHaveProperty('value', '');
  expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'admin@pitwall.example');
});

it('reports missing values before anything is sent', async () => {
  await open('/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  await screen.findByText('Enter your email address.');
  await screen.findByText('Enter your password.');
});

it('enters the demo with one click', async () => {
  await open('/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Explore the demo' }));
  await at('/desk');
  await screen.findByText('DEMO');
});

it('ends an expired session once for any number of failing calls, and restores page and text for the same user', async () => {
  const { bridge, passMinutes } = await open('/notes?tab=mine');
  await signIn();
  await at('/notes?tab=mine');
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'gate 4 opens late' } });
  localStorage.setItem('left-over', 'x');
  queryClient.setQueryData(['booking.list', {}], 'secret rows');
  const saved: unknown[] = [];
  const { saveResumeState } = bridge.session;
  Object.assign(bridge.session, {
    saveResumeState: (resumeState: Parameters<typeof saveResumeState>[0]) => {
      saved.push(resumeState);
      return saveResumeState(resumeState);
    },
  });

  passMinutes(11);
  const calls = Array.from({ length: 10 }, (_, index) => bridge.call('booking.list', {}, `call-${index}`));
  const results = await act(() => Promise.all(calls));
  expect(results.map((result) => !result.ok && result.failure.kind)).toEqual(Array(10).fill('signed-out'));

  await at('/login');
  await screen.findByText(/Your session expired/);
  expect(saved.at(-1)).toEqual({ path: '/notes?tab=mine', drafts: { note: { text: 'gate 4 opens late' } } });
  expect(localStorage.length).toBe(0);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(useDrafts.getState()).toEqual({ dirty: {}, waiting: {} });

  await signIn();
  await at('/notes?tab=mine');
  expect(await screen.findByLabelText('Note')).toHaveProperty('value', 'gate 4 opens late');
});

it('names whose session expired, asks for the password only, and forgets the person with one click', async () => {
  const { bridge, passMinutes } = await open('/notes');
  const expire = async () => {
    await screen.findByLabelText('Note');
    passMinutes(11);
    await act(() => bridge.call('booking.list', {}, 'late'));
    await at('/login');
  };
  await signIn();
  await expire();
  await screen.findByText('Sign in again as admin@pitwall.example');
  expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'admin@pitwall.example');
  const password = screen.getByLabelText(/^Password/);
  expect(document.activeElement).toBe(password);
  fireEvent.change(password, { target: { value: 'pitwall' } });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await at('/notes');

  await expire();
  await userEvent.click(await screen.findByRole('button', { name: 'Not you?' }));
  const email = screen.getByLabelText(/^Email/);
  expect(email).toHaveProperty('value', '');
  expect(document.activeElement).toBe(email);
  expect(screen.queryByText(/Sign in again as/)).toBeNull();
  await signIn('subadmin@pitwall.example');
  await waitFor(() => expect(app?.place()).not.toContain('/login'));

  await act(() => bridge.session.signOut());
  expect(await screen.findByLabelText(/^Email/)).toHaveProperty('value', '');
});

it('shows another user neither the page nor the text of the previous user', async () => {
  const { bridge, passMinutes } = await open('/notes');
  await signIn();
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'mine alone' } });
  passMinutes(11);
  await act(() => bridge.call('booking.list', {}, 'late'));
  await at('/login');
  await signIn('subadmin@pitwall.example');
  await waitFor(() => expect(app?.place()).not.toContain('/login'));
  expect(app?.place()).not.toBe('/notes');
  expect(useDrafts.getState()).toEqual({ dirty: {}, waiting: {} });
});

it('shows another user neither the jobs nor the toasts of the previous user, who keeps them over an expired session', async () => {
  const { bridge, passMinutes } = await open('/bookings');
  const seen = () => [useJobs.getState().jobs, useNotices.getState().notices].map(({ length }) => length);
  const exported = async (title: string) => {
    const request = { title, columns: [], separator: ',', forSpreadsheet: true } as const;
    await act(() => bridge.files.exportCsv({ ...request, source: { rows: [{ id: 1 }] } }));
    await screen.findByText(`${title} saved`);
    expect(seen()).toEqual([1, 1]);
  };
  const expire = async () => {
    passMinutes(11);
    await act(() => bridge.call('booking.list', {}, 'late'));
    await at('/login');
  };
  const enter = (email: string) => act(() => bridge.session.signIn({ email, password: 'pitwall' }));
  await enter('admin@pitwall.example');
  await exported('Salaries');
  await expire();
  await enter('admin@pitwall.example');
  expect(seen()).toEqual([1, 1]);

  await expire();
  await enter('subadmin@pitwall.example');
  expect(seen()).toEqual([0, 0]);
  expect(await bridge.files.jobs()).toEqual({ ok: true, value: [] });

  await exported('Gate lists');
  await act(() => bridge.session.signOut());
  await at('/login');
  expect(seen()).toEqual([0, 0]);
  expect(screen.queryByText(/saved/)).toBeNull();
});

it('stores no return path after signing out', async () => {
  await open('/bookings');
  await signIn();
  await at('/bookings');
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await at('/login');
  expect(screen.queryByText(/Your session expired/)).toBeNull();
  await signIn();
  await at('/desk');
});

it('lets no user continue who still has to choose a password', async () => {
  await open('/bookings');
  await signIn('newhire@pitwall.example');
  await at('/first-password');
  await act(() => app?.router.navigate('/dashboard'));
  await at('/first-password');
  fireEvent.change(await screen.findByLabelText(/^New password/), { target: { value: 'correct horse' } });
  fireEvent.change(screen.getByLabelText(/^Confirm new/), { target: { value: 'correct horse' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(app?.place()).not.toMatch(/password|login/));
});
