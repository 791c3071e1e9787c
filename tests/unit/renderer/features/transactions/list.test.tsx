/** The list of transactions above its rows: exact totals, what they leave out, and bookings that the file lacks. */
import { fail, ok } from '@contract/failure';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { area } from '../../../../../renderer/features/transactions';
import { ResourceList } from '../../../../../renderer/kit/list/resource-list';
import { openKit, setBridge } from '../../kit/kit-page';

const paid = { paymentStatus: 'paid', total: '20.00', currency: 'USD' };
const bookings = [
  { id: 1, bookingNumber: 'BK-1', eventId: 27, ...paid },
  { id: 2, bookingNumber: 'BK-2', userName: 'Ana Roth', eventId: 27, ...paid },
];
const succeeded = { status: 'succeeded', currency: 'USD' };
const transactions = [
  { id: 'a', type: 'payment', amount: '20.00', bookingId: 1, bookingNumber: 'BK-1', eventId: 27, ...succeeded },
  { id: 'b', type: 'refund', amount: '-5.00', refundAmount: '5.00', bookingId: 1, eventId: 27, ...succeeded },
  { id: 'c', type: 'payment', amount: 2_000, eventId: 27, ...succeeded },
  { id: 'd', type: 'payment', amount: '9.00', eventId: 28, ...succeeded },
  { id: 'e', type: 'payout', amount: '-9.00', payoutAmount: '9.00', ...succeeded },
];

const open = async (at: string) => {
  const bridge = setBridge((id) => {
    const rows = id === 'transaction.list' ? transactions : id === 'booking.list' ? bookings : [];
    return ok({
      rows,
      total: rows.length,
      isComplete: true,
      ...(at.includes('event=') ? { ignored: ['eventId'] } : {}),
    });
  });
  const page = openKit([{ path: '/transactions', element: <ResourceList area={area} /> }], at);
  await screen.findByRole('grid', { name: 'Transactions' });
  return { ...bridge, ...page };
};
const totals = () => screen.getByRole('region', { name: 'Totals' });
const sums = () =>
  within(within(totals()).getByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

it('adds exactly what can be read, and counts the rest', async () => {
  await open('/transactions');
  await waitFor(() =>
    expect(sums()).toEqual([
      'CurrencyTransactionsNot addedPaymentsRefundedNetPayouts',
      'USD51At least $29.00At least $5.00Not knownAt least $9.00',
    ]),
  );
  expect(totals().textContent).toContain("1 transaction has an amount that can't be read.");
  expect(totals().textContent).toContain('No fees were read.');
});

it('names the paid bookings that the file does not contain', async () => {
  await open('/transactions');
  await screen.findByText('1 paid booking has no transaction in the file.');
  await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
  const list = screen.getByRole('list', { name: 'Paid bookings without a transaction' });
  expect(within(list).getByRole('link', { name: 'BK-2' }).getAttribute('href')).toBe('/bookings/2');
  expect(list.textContent).toContain('Ana Roth');
  expect(list.textContent).toContain('$20.00');
});

it('leaves out rows of other events, and adds none that name no event', async () => {
  const { call } = await open('/transactions?event=27');
  await waitFor(() => expect(sums().at(-1)).toBe('USD31At least $20.00At least $5.00Not known'));
  expect(totals().textContent).toContain('1 transaction names neither an event nor a booking.');
  expect(call.mock.calls.find(([id]) => id === 'transaction.list')?.[1]).toEqual({ eventId: '27' });
});

it('adds the evening of the last day of a filter, as the list shows it', async () => {
  const at = (time: string) => ({ ...succeeded, type: 'payment', amount: '5.00', processedAt: time });
  const rows = ['2026-05-16T14:00:00Z', '2026-05-17T03:30:00Z', '2026-05-17T14:00:00Z'].map((time, index) => ({
    ...{ id: index, timezone: 'America/Chicago' },
    ...at(time),
  }));
  setBridge((id) => ok({ rows: id === 'transaction.list' ? rows : [], total: 3, isComplete: true }));
  openKit(
    [{ path: '/transactions', element: <ResourceList area={area} /> }],
    '/transactions?filter.processedAt=2026-05-16..2026-05-16',
  );
  await screen.findByText('Totals of 2 transactions');
  expect(sums().at(-1)).toBe('USD2$10.00$10.00');
});

it('can be saved as the server’s file if it is too long to show', async () => {
  const { exportCsv } = setBridge((id) =>
    id === 'transaction.list'
      ? fail('invalid', 'too-many-rows', { about: { limit: 500_000 } })
      : ok({ rows: [], isComplete: true }),
  );
  openKit([{ path: '/transactions', element: <ResourceList area={area} /> }], '/transactions');
  await screen.findByText('The list is too long to load');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save as…' }));
  await waitFor(() =>
    expect(exportCsv.mock.calls[0]?.[0]).toMatchObject({
      source: { call: 'booking.transactionCsv', input: {} },
      columns: [],
    }),
  );
});

it('opens the booking of a row', async () => {
  await open('/transactions');
  const grid = screen.getByRole('grid', { name: 'Transactions' });
  expect((await within(grid).findByRole('link', { name: 'BK-1' })).getAttribute('href')).toBe('/bookings/1');
});
