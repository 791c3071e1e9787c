/** The command palette on servers that search, ignore searches, answer late or fail, and without a network. */
import { fail, ok, type Result } from '@contract/failure';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openOverlay } from '../../../../../renderer/app/commands/overlay';
import { CommandPalette } from '../../../../../renderer/app/palette/command-palette';
import type { Values } from '../../../../../renderer/kit/area/field';
import { registerCommand } from '../../../../../renderer/kit/commands/command';
import { setJobs } from '../../../../../renderer/kit/stores/jobs';
import { noteRecentRecord } from '../../../../../renderer/kit/stores/recent-records';
import { setSession, useSession } from '../../../../../renderer/kit/stores/session';
import { useSettings } from '../../../../../renderer/kit/stores/settings';
import { type Answer, openKit, setBridge } from '../../kit/kit-page';

const person = { id: '1', name: 'Dana Whitlock', email: 'dana@pitwall.example', more: {} };
const page = (rows: readonly Values[], more: object = {}): Result<unknown> =>
  ok({ rows, total: rows.length, isComplete: true, ...more });
const booking = (id: number) => ({
  id,
  bookingNumber: `BK-${id}`,
  userName: `Racer ${id}`,
  eventName: 'Spring Shootout',
});
const none = page([]);

let server = 0;
/** Opens the palette on a server of its own, as somebody who may do everything or what `ability` says. */
const open = async (answer: Answer, ability = [{ action: 'manage', subject: 'all' }]) => {
  const bridge = setBridge(answer);
  bridge.change.mockImplementation(async (parts) => ok({ ...useSettings.getState().settings, ...parts }) as never);
  const { session } = useSession.getState();
  if (!session) throw new Error('No session.');
  server += 1;
  setSession({ ...session, server: `https://${server}.example`, person, ability });
  const { place } = openKit([{ path: '*', element: <CommandPalette /> }], '/dashboard');
  act(() => openOverlay('search'));
  const field = await screen.findByRole('combobox', { name: 'Search' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { ...bridge, field, type, place };
};
const group = (name: string) => screen.findByRole('group', { name: new RegExp(`^${name}`) });
const optionsIn = async (name: string) =>
  within(await group(name))
    .getAllByRole('option')
    .map((option) => option.textContent);
const asked = (call: { readonly mock: { readonly calls: readonly unknown[][] } }) => call.mock.calls.map(([id]) => id);

it('asks once for a number, only bookings and tickets, and shows at most four of each', async () => {
  const { call, type } = await open((id) =>
    id === 'booking.list' ? page([1, 2, 3, 4, 5].map((n) => booking(550 + n))) : none,
  );
  for (const text of ['5', '55', '550', '55']) type(text);
  expect(await optionsIn('Bookings')).toEqual(
    ['BK-551', 'BK-552', 'BK-553', 'BK-554'].map((number) => expect.stringContaining(number)),
  );
  expect(asked(call)).toEqual(['booking.list', 'booking.ticketList']);
  expect(screen.getByRole('dialog', { name: 'Command palette' })).toBeTruthy();
});

it('offers the filter for a word of a status, in the lists that the user may read', async () => {
  const { type, place } = await open(() => none);
  type('refunded');
  expect(await optionsIn('Filters')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Refunded.*Bookings · Booking status/),
      expect.stringMatching(/^Refunded.*Bookings · Payment status/),
      expect.stringMatching(/^Refunded.*Tickets · Status/),
    ]),
  );
  fireEvent.click(screen.getByRole('option', { name: /^Refunded.*Tickets/ }));
  await waitFor(() => expect(place()).toBe('/tickets?filter.status=refunded'));
});

it('offers it for the server’s own spelling, too', async () => {
  const { type } = await open(() => none);
  for (const text of ['canceled', 'cancelled']) {
    type(text);
    expect(await optionsIn('Filters'), text).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Canceled.*Bookings · Booking status/)]),
    );
  }
});

it('offers no filter of a list that the user may not read, and none before something is typed', async () => {
  const { type } = await open(() => none, [{ action: 'read', subject: 'Ticket' }]);
  expect(screen.queryByRole('group', { name: /^Filters/ })).toBeNull();
  type('refunded');
  expect(await optionsIn('Filters')).toEqual([expect.stringMatching(/Tickets/)]);
});

it('asks only for what the user may read', async () => {
  const { call, type } = await open(() => none, [{ action: 'read', subject: 'Track' }]);
  type('dana whitlock');
  await waitFor(() => expect(asked(call)).toEqual(['track.list']));
});

it('shows only rows that contain the text if the server ignores it, and says that it can not search', async () => {
  const rows = [booking(881), ...Array.from({ length: 23 }, (_, index) => booking(100 + index))];
  const { type } = await open((id) =>
    id === 'booking.list' ? ok({ rows, total: 900, isComplete: false, ignored: ['q'] }) : none,
  );
  type('881');
  expect(await optionsIn('Bookings')).toEqual([expect.stringContaining('BK-881')]);
  await screen.findByText("This server can't search bookings. Open the list to filter it.");
  type('99999');
  await screen.findByText('No results for “99999”.');
  expect(screen.queryAllByRole('option')).toEqual([]);
});

it('never shows an older answer over a newer one, and cancels the older call', async () => {
  const waiting = new Map<string, (answer: Result<unknown>) => void>();
  const { type, cancel, call } = await open((id, { q }) =>
    id === 'booking.list' ? new Promise((resolve) => waiting.set(String(q), resolve)) : none,
  );
  type('41');
  await waitFor(() => expect(waiting.has('41')).toBe(true));
  type('42');
  await waitFor(() => expect(waiting.has('42')).toBe(true));
  const older = call.mock.calls.find(([id, { q }]) => id === 'booking.list' && q === '41');
  expect(cancel).toHaveBeenCalledWith(older?.[2]);
  await act(async () => waiting.get('42')?.(page([booking(42)])));
  expect(await optionsIn('Bookings')).toEqual([expect.stringContaining('BK-42')]);
  await act(async () => waiting.get('41')?.(page([booking(41)])));
  expect(await optionsIn('Bookings')).toEqual([expect.stringContaining('BK-42')]);
});

it('says in one line which search failed, and shows the others', async () => {
  const { type } = await open((id) => {
    if (id === 'booking.ticketList') return fail('rejected', 'server-error', { status: 500 });
    return id === 'booking.list' ? page([booking(77)]) : none;
  });
  type('77');
  expect(await optionsIn('Bookings')).toEqual([expect.stringContaining('BK-77')]);
  expect((await screen.findByRole('listitem')).textContent).toMatch(/^Tickets ./);
});

it('marks what comes from the copy', async () => {
  const { type } = await open((id) => {
    const answer = page(id === 'booking.list' ? [booking(63)] : []);
    return { ...answer, copy: { asOf: '2026-05-16T09:12:00.000Z' } } as Result<unknown>;
  });
  type('63');
  expect((await group('Bookings')).textContent).toMatch(/^BookingsCopy of /);
});

it('shows recent records and pages for an empty text, without any call', async () => {
  const { call, field } = await open(() => none);
  act(() => noteRecentRecord({ area: 'bookings', path: '/bookings/9', title: 'BK-9' }));
  act(() => noteRecentRecord({ area: 'gone', path: '/gone/9', title: 'Nothing' }));
  expect(await optionsIn('Recent')).toEqual(['BK-9Bookings']);
  expect(await optionsIn('Pages')).toHaveLength(4);
  expect(field.getAttribute('aria-activedescendant')).toBe('recent:/bookings/9');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(field.getAttribute('aria-activedescendant')).toMatch(/^page:/);
  expect(call).not.toHaveBeenCalled();
});

it('finds settings by name and description, and counts their use', async () => {
  const { type, field } = await open(() => none);
  type('mirrors the layout');
  expect(await optionsIn('Settings')).toEqual([expect.stringContaining('Text direction')]);
  fireEvent.keyDown(field, { key: 'Enter' });
  const uses = Object.values(useSettings.getState().settings?.uses ?? {});
  expect(uses.map((ofPerson) => Object.keys(ofPerson))).toEqual([['setting:appearance.direction']]);
});

it('finds only commands behind “>”, with their keys, and runs one when the palette has closed', async () => {
  const { call, type, field } = await open(() => none);
  const run = vi.fn(() => expect(screen.queryByRole('dialog')).toBeNull());
  const ends = [
    registerCommand('export', run),
    registerCommand('outbox', vi.fn()),
    registerCommand('palette', vi.fn()),
  ];
  type('>');
  expect(await optionsIn('Actions')).toEqual(['Export list as CSV…FileCtrlE', 'OutboxGo']);
  expect(screen.getAllByRole('group')).toHaveLength(1);
  type('>xport');
  expect(await optionsIn('Actions')).toHaveLength(1);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  expect(call).not.toHaveBeenCalled();
  for (const end of ends) end();
});

it('leaves out commands that the user may not use', async () => {
  const { type } = await open(() => none, [{ action: 'read', subject: 'Track' }]);
  const ends = [registerCommand('upload', vi.fn()), registerCommand('jobs', vi.fn())];
  type('upload');
  expect(await optionsIn('Actions')).toEqual([expect.stringContaining('Exports and uploads')]);
  for (const end of ends) end();
});

it('asks the server on a metered connection only when the user says so', async () => {
  const { call, type, field } = await open((id) => (id === 'booking.list' ? page([booking(64)]) : none));
  act(() => useSettings.setState(({ settings }) => ({ settings: { ...settings, metered: true } as never })));
  type('64');
  expect(await optionsIn('Records')).toEqual(['Search the server for “64”']);
  expect(call).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await optionsIn('Bookings')).toEqual([expect.stringContaining('BK-64')]);
});

it('says how far each file is', async () => {
  const job = {
    title: 'Bookings',
    kind: 'export',
    unit: 'rows',
    total: 2_000,
    startedAt: '2026-05-16T08:00:00Z',
  } as const;
  const { type } = await open(() => none);
  act(() =>
    setJobs([
      { ...job, id: '1', state: 'done', done: 2_000 },
      { ...job, id: '2', state: 'running', done: 1 },
      { ...job, id: '3', state: 'failed', done: 1 },
    ]),
  );
  type('bookings');
  const said = (await optionsIn('Files')).map((option) => option?.replace('Bookings', ''));
  expect(said).toEqual(['Done, 2,000 rows', '1 row of 2,000 rows', 'Failed']);
  act(() => setJobs([]));
});
