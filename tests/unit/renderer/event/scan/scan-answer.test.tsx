/** What the gate says of a code: the scanned ticket decides alone, and what is not certain is not answered. */
import { fail, ok, type Result } from '@contract/failure';
import { dayMs } from '@contract/time/durations';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ScanResult } from '../../../../../renderer/event/scan/scan-result';
import { startScan, useScanStore } from '../../../../../renderer/event/scan/scan-store';
import { setNetwork, useNetwork } from '../../../../../renderer/kit/stores/network';
import { openKit, setBridge } from '../../kit/kit-page';

const event = { id: 27, name: 'Autumn Nationals', timezone: 'America/Chicago' };
const booking = {
  id: 1,
  bookingNumber: 'BK-ECPW4',
  userName: 'Enzo Park',
  eventId: 27,
  bookingStatus: 'confirmed',
  paymentStatus: 'paid',
};
const ticket = (id: number, change: object = {}) => ({
  id,
  ticketNumber: `TK-5523-${id}`,
  bookingId: 1,
  eventId: 27,
  holderName: `Holder ${id}`,
  status: 'valid',
  ...change,
});
type Row = Readonly<Record<string, unknown>>;

beforeEach(() => setNetwork({ state: 'online', since: '' }));

/** A server whose lists of one event are empty, and that searches the rest. */
const scan = async (
  code: string,
  bookings: readonly Row[],
  tickets: readonly Row[],
  missing: Result<unknown> = ok({}),
) => {
  const call = setBridge((id, input): Result<unknown> => {
    if (id === 'booking.detail') {
      const found = bookings.find((row) => String(row.id) === String(input.id));
      return found ? ok(found) : missing;
    }
    const { q } = input;
    const rows = id === 'booking.ticketList' ? tickets : id === 'booking.list' ? bookings : [];
    const found = rows.filter((row) =>
      q === undefined
        ? input.bookingId !== undefined && String(row.bookingId) === String(input.bookingId)
        : [row.ticketNumber, row.bookingNumber].some((number) => number !== undefined && number === q),
    );
    return ok({ rows: found, total: found.length, isComplete: true });
  });
  useScanStore.setState({ scan: undefined });
  startScan(code);
  const started = useScanStore.getState().scan;
  if (!started) throw new Error('No scan was started.');
  openKit([{ path: '/', element: <ScanResult scan={started} event={event} /> }], '/');
  return { result: await screen.findByRole('region', { name: 'Scan result' }), call };
};
const items = (result: HTMLElement) => within(result).queryAllByRole('listitem');

test.each(['https://t.example/t/TK-5523-12?booking=BK-ECPW4', 'https://t.example/?booking=BK-ECPW4&ticket=TK-5523-12'])(
  'the ticket in %s comes first and decides, before valid ones of its booking',
  async (code) => {
    const tickets = [ticket(10), ticket(11), ticket(12, { status: 'used', checkedInAt: '2026-05-16T12:00:00Z' })];
    const { result } = await scan(code, [booking], tickets);
    await waitFor(() => expect(items(result)).toHaveLength(3));
    expect(items(result)[0]?.textContent).toMatch(/Already used.*TK-5523-12/);
  },
);

test('a ticket that its booking does not have is not found, and no other ticket is shown for it', async () => {
  // The search finds no ticket; those of the booking are known once it is open.
  const { result } = await scan('https://t.example/t/TK-0000-0?booking=BK-ECPW4', [booking], [ticket(10), ticket(11)]);
  await userEvent.click(await within(result).findByRole('button', { name: /Enzo Park/ }));
  await waitFor(() => expect(result.textContent).toContain('Ticket not found'));
  expect(result.textContent).not.toContain('Valid');
  expect(result.textContent).not.toContain('TK-5523-10');
});

test('a code of which a part was not found is not answered without a person', async () => {
  const { result } = await scan('https://t.example/t/TK-5523-10?from=TK-5523-99', [booking], [ticket(10)]);
  await waitFor(() => expect(result.textContent).toContain('Not found for certain'));
  expect(result.textContent).not.toContain('Valid');
  await userEvent.click(within(result).getByRole('button', { name: /Holder 10.*TK-5523-10/ }));
  await waitFor(() => expect(result.textContent).toContain('Valid'));
});

test('a code that no part of is found says that only its likeliest parts were looked up', async () => {
  const { result } = await scan('https://t.example/t/TK-0000-0?v=2&lang=en', [booking], [ticket(10)]);
  await waitFor(() =>
    expect(result.textContent).toMatch(/Not found.*for the parts of this code that look most like ticket numbers/),
  );
});

test('a ticket alone is valid only with its booking', async () => {
  const { result } = await scan('TK-5523-10', [booking], [ticket(10)]);
  await waitFor(() => expect(items(result)[0]?.textContent).toContain('Valid'));
});

test.each([
  ['its booking has a payment that is not known', { paymentStatus: 'P' }, {}, 'Payment not clear: P'],
  ['its booking has a state that is not known', { bookingStatus: 'on ice' }, {}, 'Booking not clear: On ice'],
  ['its days can’t be read', {}, { validUntil: '5/6/26' }, 'Dates not clear'],
  ['its zone is not known', {}, { validUntil: '2031-01-01', timezone: 'Mars/Olympus' }, 'Time zone: Mars/Olympus'],
  ['its check-in can’t be read', {}, { isCheckedIn: 'maybe' }, 'Check-in not clear'],
  ['its status was not sent', {}, { status: null }, 'Unknown: status not known'],
])('a ticket is not valid, and says why, if %s', async (_why, ofBooking, ofTicket, said) => {
  const { result } = await scan('TK-5523-10', [{ ...booking, ...ofBooking }], [ticket(10, ofTicket)]);
  await waitFor(() => expect(items(result)[0]?.textContent).toContain(said));
  expect(items(result)[0]?.textContent).not.toMatch(/Valid/);
});

test('a ticket is judged by the server’s clock, whatever this computer’s says', async () => {
  // This computer's clock is two days late.
  useNetwork.setState({ clockOffset: -2 * dayMs });
  const [from, until] = [-1, 1].map((days) => new Date(Date.now() + days * dayMs).toISOString());
  const { result } = await scan('TK-5523-10', [booking], [ticket(10, { validFrom: from, validUntil: until })]);
  await waitFor(() => expect(items(result)[0]?.textContent).toContain('Other day'));
  expect(result.textContent).not.toMatch(/Valid(?! until)/);
});

test('a ticket whose booking could not be loaded says so, and is not valid', async () => {
  const { result } = await scan('TK-5523-10', [], [ticket(10)], fail('network', 'offline'));
  await waitFor(() => expect(items(result)[0]?.textContent).toContain('Booking not known'));
  expect(result.textContent).toContain("The booking couldn't be loaded");
  expect(result.textContent).not.toMatch(/Valid/);
});

test('a booking of another event says nothing of the ticket', async () => {
  const { result } = await scan('TK-5523-10', [{ ...booking, eventId: 31 }], [ticket(10)]);
  await waitFor(() => expect(items(result)[0]?.textContent).toContain("Booking not clear: not this ticket's"));
});

test('a Wi-Fi password is neither kept, shown nor sent', async () => {
  const { result, call } = await scan('WIFI:S:Paddock;T:WPA;P:secret;;', [booking], [ticket(10)]);
  await waitFor(() => expect(result.textContent).toContain('This is not a ticket'));
  expect(document.body.innerHTML).not.toContain('secret');
  expect(JSON.stringify(useScanStore.getState())).not.toContain('secret');
  const sent = vi.mocked(call.call).mock.calls.filter(([, input]) => 'q' in input);
  expect(sent).toEqual([]);
});
