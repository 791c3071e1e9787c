/** The tab "Report" in jsdom: its sections, incidents, its file, and the comparison with another event. */
import { fail, ok, type Result } from '@contract/failure';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Panel } from '../../../../../../renderer/features/desk/report/report-panel';
import type { Values } from '../../../../../../renderer/kit/area/field';
import { collectDrafts } from '../../../../../../renderer/kit/stores/drafts';
import { resetStores } from '../../../../../../renderer/kit/stores/resettable-store';
import { setSession } from '../../../../../../renderer/kit/stores/session';
import { openKit, setBridge } from '../../../kit/kit-page';

const bookings = [1, 2].map((id) => ({
  ...{ id, eventId: 31, bookingNumber: `B-${id}`, channel: 'gate', bookingDate: '2026-05-16T18:00:00Z' },
  ...{ total: '20.00', currency: 'USD', paymentStatus: 'paid', paymentMethod: 'cash', userId: 100 + id },
}));
const tickets = bookings.map(({ id, userId }) => ({
  ...{
    id: 10 + id,
    bookingId: id,
    eventId: 31,
    userId,
    ticketType: 'racer',
    className: 'Pro',
    ticketNumber: `T-${id}`,
  },
  ...(id === 1 ? { status: 'used', checkedInAt: '2026-05-16T14:05:00Z' } : { status: 'valid' }),
}));
const page = (rows: readonly Values[]): Result<unknown> => ok({ rows, total: rows.length, isComplete: true });
const event = (id: number, name: string, day: string) => ({ id, name, startDate: day, endDate: day, timezone: 'UTC' });
const own = event(31, 'Spring Shootout 2026', '2026-05-16');
const lists: Readonly<Record<string, Result<unknown>>> = {
  'event.list': page([own, event(21, 'Spring Shootout 2025', '2025-05-17')]),
  'booking.list': page(bookings),
  'booking.ticketList': page(tickets),
  'visitor.list': page(bookings.map(({ userId }) => ({ id: userId, firstName: `Racer ${userId}` }))),
  'transaction.list': page([]),
};

beforeEach(resetStores);

const all = [{ action: 'manage', subject: 'all' }];
const open = async (ability = all) => {
  const bridge = setBridge((id) => lists[id] ?? page([]));
  setSession({
    ...{ state: 'signed-in', mode: 'demo', server: '', keychain: 'none', isStored: false },
    ...{ ability, person: { id: '9', name: 'Dana', email: 'dana@example.com', more: {} } },
  } as Parameters<typeof setSession>[0]);
  const opened = await openKit([{ path: '*', element: <Panel values={own as never} /> }], '/desk?tab=report');
  return { ...bridge, unmount: opened.unmount };
};
const section = (name: string) => screen.findByRole('region', { name });
const cells = async (name: string) => {
  const table = await within(await section(name)).findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};

test('every section says where its figures are from, and what is not known', async () => {
  await open();
  expect(await cells('Sold, arrived and no-shows')).toEqual([
    ['Racer', '2', '1', '1'],
    ['Total', '2', '1', '1'],
  ]);
  expect((await section('Sold, arrived and no-shows')).textContent).toMatch(/From the server, .*From the event's log/);
  expect((await section('Readiness when the gates opened')).textContent).toMatch(/Not known/);
  expect((await cells('Gate sales and counted cash'))[0]).toContain('Not counted');
  expect((await section('Messages sent')).textContent).toMatch(/what other computers did isn't known here/);
});

test('an incident is noted and changed at the desk, and is a row of the file with its source', async () => {
  const { exportCsv, eventLog } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Note an incident…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Note an incident' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Enter what happened.')).toBeTruthy();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^What happened/ }), 'Into the wall');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Into the wall' }));
  const change = await screen.findByRole('dialog', { name: 'Change the incident' });
  await userEvent.type(within(change).getByRole('textbox', { name: 'Place' }), 'Turn 2');
  await userEvent.click(within(change).getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await cells('Incidents'))[0]).toContain('Turn 2'));
  expect(eventLog.add).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  const [request] = exportCsv.mock.calls[0] ?? [];
  const { rows } = (request as { readonly source: { readonly rows: readonly Values[] } }).source;
  expect(rows).toContainEqual(
    expect.objectContaining({ section: 'Incidents', row: 'Into the wall', figure: 'Place', value: 'Turn 2' }),
  );
  expect(rows).toContainEqual(
    expect.objectContaining({ section: 'Sold, arrived and no-shows', row: 'Racer', value: 1, certainty: 'Exact' }),
  );
  expect(rows).toContainEqual(
    expect.objectContaining({ section: 'Readiness when the gates opened', notes: expect.stringMatching(/^Not known/) }),
  );
});

test.each([
  [true, ['Inspection', 'Visitor']],
  [false, ['Inspection']],
])('the readiness can be noted by a person who may read the racers: %s', async (canNote, subjects) => {
  await open(subjects.map((subject) => ({ action: 'read', subject })));
  await section('Incidents');
  expect(screen.queryByRole('button', { name: 'Note the readiness now' }) !== null).toBe(canNote);
});

const openIncident = async (button: string, name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name });
  return { dialog, what: within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /^What happened/ }) };
};

test('an incident that could not be stored stays in its dialog until it is', async () => {
  const { eventLog } = await open();
  eventLog.add.mockResolvedValueOnce(fail('file', 'disk-full'));
  const { dialog, what } = await openIncident('Note an incident…', 'Note an incident');
  await userEvent.type(what, 'Into the wall');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText(/disk is full/i);
  expect(dialog.isConnected).toBe(true);
  expect(what.value).toBe('Into the wall');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Into the wall' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(collectDrafts()).toEqual({});
});

test('the text of an incident is kept when its dialog is closed or its tab goes, until it is stored or canceled', async () => {
  const { unmount } = await open();
  const noted = await openIncident('Note an incident…', 'Note an incident');
  await userEvent.type(noted.what, 'Into the wall');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openIncident('Note an incident…', 'Note an incident');
  expect(again.what.value).toBe('Into the wall');
  within(again.dialog).getByText('Restored what you had not saved.');
  await userEvent.type(again.what, ', slowly');
  unmount();
  expect(collectDrafts()).toMatchObject({ 'incident.31.new': { type: 'other', what: 'Into the wall, slowly' } });
});

test('an incident that is changed has a draft of its own, which Cancel discards', async () => {
  await open();
  const noted = await openIncident('Note an incident…', 'Note an incident');
  await userEvent.type(noted.what, 'Into the wall');
  await userEvent.click(within(noted.dialog).getByRole('button', { name: 'Save' }));
  const changed = await openIncident('Into the wall', 'Change the incident');
  await userEvent.type(changed.what, ', slowly');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await openIncident('Note an incident…', 'Note an incident')).what.value).toBe('');
  await userEvent.keyboard('{Escape}');
  const again = await openIncident('Into the wall', 'Change the incident');
  expect(again.what.value).toBe('Into the wall, slowly');
  await userEvent.click(within(again.dialog).getByRole('button', { name: 'Cancel' }));
  expect(collectDrafts()).toEqual({});
});

test('the same event of last year is proposed for a comparison, which is printed and exported like the report', async () => {
  const { exportCsv } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Compare events…' }));
  const dialog = await screen.findByRole('dialog', { name: /^Compare Spring Shootout 2026/ });
  const choice = await within(dialog).findByRole('combobox', { name: 'Compare with' });
  expect(choice).toHaveProperty('value', '21');
  await within(dialog).findByRole('table', { name: 'Bookings by days before the event' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Export CSV' }));
  const [request] = exportCsv.mock.calls[0] ?? [];
  const { rows } = (request as { readonly source: { readonly rows: readonly Values[] } }).source;
  const total = (name: string, more: Values) =>
    expect.objectContaining({ row: 'Total', figure: expect.stringContaining(name), ...more });
  expect(rows).toContainEqual(total('Spring Shootout 2026', { value: 2, certainty: 'Exact' }));
  // The server sent no booking of the other event.
  expect(rows).toContainEqual(total('Spring Shootout 2025', {}));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Print…' }));
  expect(await screen.findByRole('dialog', { name: /Compared with Spring Shootout 2025/ })).toBeTruthy();
});
