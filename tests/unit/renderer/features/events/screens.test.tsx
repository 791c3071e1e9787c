/** Events on the demo's answers: the calendar, and the tabs of one event. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { area } from '../../../../../renderer/features/events';
import { openApp } from '../../../../support/open-app';

vi.setConfig({ testTimeout: 60_000 });
const long = { timeout: 20_000 };

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

const open = async (path: string) => {
  app = await openApp('/', [area]);
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  await act(() => router.navigate(path));
  return app;
};

const live = async () => {
  const { bridge } = await open('/');
  const found = await bridge.call('event.list', { filters: { status: ['live'] } }, 'find');
  const [event] = found.ok ? found.value.rows : [];
  return { id: String(event?.id), name: String(event?.name), start: String(event?.startDate) };
};

test('the calendar shows events on their days, and the address keeps the month', async () => {
  const { name, start } = await live();
  const month = start.slice(0, 7);
  await act(async () => app?.router.navigate(`/events/calendar?month=${month}`));
  const table = await screen.findByRole('table', undefined, long);
  const [first] = await within(table).findAllByRole('link', { name: new RegExp(`^${name}, day 1 of`) }, long);
  expect(first?.closest('td')?.querySelector('time')?.getAttribute('datetime')).toBe(start.slice(0, 10));
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await waitFor(() => expect(app?.place()).not.toContain(month));
  expect(app?.place()).toMatch(/^\/events\/calendar\?month=\d{4}-\d{2}$/);
  await userEvent.click(screen.getByRole('tab', { name: 'List' }));
  await waitFor(() => expect(app?.place()).toBe('/events'));
});

test('an event shows its sales, and its schedule the time zone', async () => {
  const { id } = await live();
  await act(async () => app?.router.navigate(`/events/${id}`));
  const sold = within(await screen.findByRole('region', { name: 'Capacity sold' }, long));
  expect(sold.getByRole('progressbar', { name: 'Racer capacity' })).toBeDefined();
  await act(async () => app?.router.navigate(`/events/${id}?tab=schedule`));
  expect(await screen.findByText(/America\/Chicago/, undefined, long)).toBeDefined();
  expect((await screen.findAllByText('Delayed', undefined, long)).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Gates open').length).toBeGreaterThan(1);
});

test('an announcement of the website is shown as text', async () => {
  const { id, name } = await live();
  await act(async () => app?.router.navigate(`/events/${id}?tab=latest`));
  expect(await screen.findByRole('heading', { name, level: 2 }, long)).toBeDefined();
  expect(screen.getByText('Gates close at 6:00 PM')).toBeDefined();
});
