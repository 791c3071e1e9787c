/** The waiver chase list in jsdom: who is in it, what can be done with the selected ones, and failures. */
import { fail, ok, type Result } from '@contract/failure';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Panel } from '../../../../../renderer/features/desk/waivers/waivers-panel';
import type { Values } from '../../../../../renderer/kit/area/field';
import * as papers from '../../../../../renderer/kit/print/papers/print-dialog';
import { openKit, setBridge } from '../../kit/kit-page';

const person = (id: number, waiverSigned: boolean | null, more: Values = {}) => ({
  ...{ id: 10 + id, bookingId: id, eventId: 31, userId: 100 + id, ticketType: 'spectator', status: 'valid' },
  ...{ holderName: `Person ${id}`, ticketNumber: `T-${id}`, waiverSigned, ...more },
});
const bookingOf = (id: number) => ({
  ...{ id, eventId: 31, bookingNumber: `B-${id}`, userId: 100 + id, userName: `Person ${id}` },
  ...{ userPhone: `+1555010${id}`, userEmail: `person${id}@example.com`, bookingStatus: 'confirmed' },
});
const page = (rows: readonly Values[]): Result<unknown> => ok({ rows, total: rows.length, isComplete: true });

const open = async (tickets: Result<unknown>) => {
  const bridge = setBridge((id) => {
    if (id === 'booking.ticketList') return tickets;
    return id === 'booking.list' ? page([1, 2, 3].map(bookingOf)) : fail('rejected', 'not-found');
  });
  const values = { id: 31, name: 'Madness', startDate: '2026-11-21', endDate: '2026-11-21', timezone: 'UTC' };
  const opened = openKit(
    [
      { path: '/messages', element: <p>Messages</p> },
      { path: '*', element: <Panel values={values} /> },
    ],
    '/desk',
  );
  return { ...bridge, ...opened };
};
const grid = () => screen.findByRole('grid', { name: 'Waivers' });

test('lists who has not signed with phone and email, selects nobody, and exports the list', async () => {
  const { exportCsv } = await open(page([person(1, false), person(2, true), person(3, null)]));
  const list = await grid();
  await waitFor(() => expect(list.textContent).toContain('Person 1'));
  expect(list.textContent).toContain('+15550101');
  expect(list.textContent).toContain('person1@example.com');
  expect(list.textContent).not.toContain('Person 2');
  expect(screen.getByText('1 of 3 signed')).toBeDefined();
  expect(screen.queryByRole('toolbar', { name: 'Selected people' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(exportCsv).toHaveBeenCalledTimes(1));
  expect(JSON.stringify(exportCsv.mock.calls[0])).toMatch(/person1@example\.com.*person3@example\.com/);
});

test('only the selected people are exported and written to', async () => {
  const { exportCsv, place } = await open(page([person(1, false), person(3, false)]));
  const list = await grid();
  const row = await within(list).findByText('B-3');
  await userEvent.click(within(row.closest('[role="row"]') as HTMLElement).getByRole('checkbox'));
  const bar = await screen.findByRole('toolbar', { name: 'Selected people' });
  expect(bar.textContent).toContain('1 selected');
  await userEvent.click(within(bar).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(exportCsv).toHaveBeenCalledTimes(1));
  expect(JSON.stringify(exportCsv.mock.calls[0])).not.toContain('person1@example.com');
  await userEvent.click(within(bar).getByRole('button', { name: 'Message…' }));
  await waitFor(() => expect(place()).toBe('/messages'));
});

test('says how many people a message reaches if one of them has several tickets', async () => {
  await open(page([person(1, false), { ...person(1, false), id: 90, ticketNumber: 'T-90' }, person(3, false)]));
  const list = await grid();
  await within(list).findByText('B-3');
  await userEvent.click(within(list).getByRole('checkbox', { name: /^Select all/ }));
  const bar = await screen.findByRole('toolbar', { name: 'Selected people' });
  expect(bar.textContent).toContain('3 selected');
  expect(bar.textContent).toContain('A message reaches 2 people, because some share an account');
});

test('says that everyone has signed only if the server said so', async () => {
  await open(page([person(1, true), person(2, true)]));
  await screen.findByText('Everyone has signed');
});

test('says that nobody has a ticket, and explains a failure with a way to try again', async () => {
  const empty = await open(page([]));
  await screen.findByText('No tickets yet');
  empty.unmount();
  await open(fail('network', 'unreachable'));
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/Everyone has signed|No tickets yet/)).toBeNull();
});

test('the paper of the selected people says what the screen says of the list', async () => {
  const printed = vi.spyOn(papers, 'PrintDialog').mockReturnValue(null);
  // Ten rows, as many as servers cap a page at, whatever page is asked for.
  const rows = Array.from({ length: 10 }, (_, at) => person(1, false, { id: 20 + at }));
  await open(ok({ rows, isComplete: false }));
  const list = await grid();
  const note = "The server doesn't say whether it has more rows.";
  await screen.findByText(note);
  await userEvent.click(within(list).getByRole('checkbox', { name: /^Select all/ }));
  const bar = await screen.findByRole('toolbar', { name: 'Selected people' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Print…' }));
  await waitFor(() => expect(printed.mock.lastCall?.[0].papers?.[0]).toMatchObject({ note }));
});
