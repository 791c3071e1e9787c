/** The desk on the demo's answers: the event that it opens with, and the choice of an event in the header. */
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { clearScan, startScan } from '../../../../../renderer/event/scan/scan-store';
import { area } from '../../../../../renderer/features/desk';
import { shortEventLabel } from '../../../../../renderer/kit/format/event-label';
import { openApp } from '../../../../support/open-app';
import { waitFor } from '../../../../support/wait-for';

vi.setConfig({ testTimeout: 60_000 });
const long = { timeout: 20_000 };

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

const open = async () => {
  app = await openApp('/', [area]);
  const { bridge } = app;
  await act(() => bridge.session.exploreDemo());
  await act(() => app?.router.navigate('/desk'));
  const found = await bridge.call('event.list', { filters: { status: ['live'] } }, 'find');
  const [event] = found.ok ? found.value.rows : [];
  return { ...app, event };
};

// A header inside main has no role in a browser, unlike in jsdom.
const appHeader = () => within(screen.getAllByRole('banner')[0] as HTMLElement);

test('the desk chooses the only event of today for a person who has never chosen one, and says so', async () => {
  const { event, router } = await open();
  expect(await screen.findByRole('heading', { name: 'Event desk', level: 1 }, long)).toBeDefined();
  expect(await screen.findByText(String(event?.name), undefined, long)).toBeDefined();
  const header = appHeader();
  const working = `Working on ${shortEventLabel(event ?? {})}`;
  expect(await header.findByText(working, undefined, long)).toBeDefined();
  await screen.findByText(/^This event is on today, so Pitwall chose it for you/, undefined, long);
  await userEvent.click(await screen.findByRole('button', { name: 'Work on all events' }, long));
  expect(await header.findByText('No event chosen', undefined, long)).toBeDefined();
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/desk'));
  const choose = await screen.findByRole('button', { name: 'Work on this event' }, long);
  expect(header.getByText('No event chosen')).toBeDefined();
  await userEvent.click(choose);
  expect(await header.findByText(working, undefined, long)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Work on this event' })).toBeNull();
  expect(screen.queryByText(/Pitwall chose it/)).toBeNull();
});

test('another event is found by search in the header, chosen by keyboard, and given up again', async () => {
  const { bridge, event } = await open();
  const found = await bridge.call('event.list', { sort: 'desc', sortColumn: 'startDate' }, 'find-last');
  const last = found.ok ? found.value.rows.find(({ name }) => name !== event?.name) : undefined;
  const header = appHeader();
  const user = userEvent.setup();
  await user.click(header.getByRole('button', { name: 'Change event' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search events' }, long), String(last?.name));
  await screen.findAllByRole('button', { name: new RegExp(`^${last?.name}`) }, long);
  await user.keyboard('{Enter}');
  const working = await header.findByText(new RegExp(`^Working on ${last?.name}`), undefined, long);
  // Whoever can't see the header hears which event it is now.
  expect(working.closest('[aria-live="polite"]')).not.toBeNull();
  await user.click(header.getByRole('button', { name: 'Change event' }));
  await user.click(await screen.findByRole('button', { name: 'Work on all events' }, long));
  expect(await header.findByText('No event chosen', undefined, long)).toBeDefined();
});

test('the desk loads the bookings of its event before the first scan', async () => {
  app = await openApp('/', [area]);
  const { bridge, router } = app;
  const call = vi.spyOn(bridge, 'call');
  await act(() => bridge.session.exploreDemo());
  await act(() => router.navigate('/desk'));
  await screen.findByRole('textbox', { name: 'Scan or type' }, long);
  const ofEvent = expect.objectContaining({ eventId: expect.anything() });
  await waitFor(() => expect(call).toHaveBeenCalledWith('booking.list', ofEvent, expect.anything()));
});

test('the first answer at the desk is in a live region that was there before, or else it may not be spoken', async () => {
  await open();
  await screen.findByRole('textbox', { name: 'Scan or type' }, long);
  const liveRegions = [...document.querySelectorAll('main [aria-live]')];
  act(() => startScan('TK-0000000'));
  const region = await screen.findByRole('region', { name: 'Scan result' }, long);
  expect(liveRegions).toContain(region.closest('[aria-live]'));
  act(clearScan);
});
