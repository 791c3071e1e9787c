/** The words, ids, flags, amounts and times that the event desk counts, as other servers write them. */
import { afterEach, expect, it } from 'vitest';
import { attributes, json, startFaultServer } from '../../../../support/fault-server';
import { benchFor, never } from './call-harness';

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

const rowsFrom = async (id: 'booking.list' | 'booking.ticketList', path: string, data: readonly object[]) => {
  const server = await startFaultServer();
  closing.push(() => server.close());
  server.on(path, json(attributes({ data, total: data.length })));
  const answer = await benchFor(server.url).api.call(id, { eventId: 27, page: 1, perPage: 50 }, never());
  return answer.ok ? (answer.value as { readonly rows: unknown }).rows : answer;
};

it('reads bookings', async () => {
  const rows = await rowsFrom('booking.list', '/booking/list', [
    { id: '1', event_id: '27', total: '120.00', payment_status: 'PAID', status: 'Confirmed', channel: 'GATE' },
    { id: '2', event: { id: 27 }, payment_status: 'Refunded ', status: 'CANCELED', bookingDate: 1_795_255_200 },
    { id: '3', total: 120.5, payment_status: 'Partially Refunded', booking_date: '2026-11-21T10:00:00+01:00' },
  ]);
  expect(rows).toMatchObject([
    { eventId: '27', total: '120.00', paymentStatus: 'paid', bookingStatus: 'confirmed', channel: 'gate' },
    { eventId: 27, paymentStatus: 'refunded', bookingStatus: 'cancelled', bookingDate: '2026-11-21T10:00:00Z' },
    { total: '120.5', paymentStatus: 'partially_refunded', bookingDate: '2026-11-21T09:00:00Z' },
  ]);
});

it('reads tickets', async () => {
  const rows = await rowsFrom('booking.ticketList', '/booking/ticket-list', [
    { id: '1', event_id: '27', order_id: '1', state: 'checked-in', type: 'Racer', waiver_signed: 'yes' },
    { id: '2', booking: { id: '1', event_id: 27 }, state: 'CHECKED IN', type: 'DRIVER', waiver: 0 },
    { id: '3', state: 'Refunded ', type: 'spectators', checked_in: 'N' },
    { id: '4', state: 'Valid', checked_in_at: 1_795_255_200_000 },
  ]);
  expect(rows).toMatchObject([
    { eventId: '27', bookingId: '1', status: 'used', ticketType: 'racer', waiverSigned: true },
    { eventId: 27, bookingId: '1', status: 'used', ticketType: 'racer', waiverSigned: false },
    { status: 'refunded', ticketType: 'spectator', isCheckedIn: false },
    { status: 'valid', checkedInAt: '2026-11-21T10:00:00Z' },
  ]);
});
