/** The tickets of a found booking on servers that ignore its id. */
import { fail, ok } from '@contract/failure';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sentFieldsOf } from '../../../../../renderer/event/scan/sent-fields';
import { useBooking } from '../../../../../renderer/event/scan/use-booking';
import { setBridge } from '../../kit/kit-page';

const match = {
  key: '7',
  kind: 'booking',
  booking: { id: 7, bookingNumber: 'B-7' },
  tickets: [],
  ticketId: undefined,
  holderName: undefined,
  isCertain: true,
  sent: sentFieldsOf([], []),
} as const;

test.each([
  [
    'name the booking by id',
    [
      { id: 1, bookingId: '7' },
      { id: 2, bookingId: 8 },
    ],
    [1],
  ],
  [
    'name it by number only',
    [
      { id: 1, bookingNumber: 'B-7' },
      { id: 2, bookingNumber: 'B-8' },
    ],
    [1],
  ],
  ['do not name it', [{ id: 1 }, { id: 2 }], [1, 2]],
  ['do not all name it, and the id was ignored', [{ id: 1, bookingId: 7 }, { id: 2, bookingId: 8 }, { id: 3 }], [1]],
])('tickets that %s', async (_, rows, ids) => {
  setBridge((id) =>
    id === 'booking.ticketList' ? ok({ rows, total: rows.length, isComplete: true }) : fail('rejected', 'not-found'),
  );
  const { result } = renderHook(() => useBooking(match, 1));
  await waitFor(() => expect(result.current.tickets.map(({ id }) => id)).toEqual(ids));
});

const listOf = (rows: readonly object[]) => ok({ rows, total: rows.length, isComplete: true });

test('a ticket of another booking is not shown as this one’s, whatever the server ignores', async () => {
  const rows = [
    { id: 1, bookingId: null, bookingNumber: 'B-7' },
    { id: 2, bookingId: null, bookingNumber: 'B-8' },
  ];
  setBridge((id) => (id === 'booking.ticketList' ? listOf(rows) : fail('rejected', 'not-found')));
  const { result } = renderHook(() => useBooking(match, 1));
  await waitFor(() => expect(result.current.tickets.map(({ id }) => id)).toEqual([1]));
});

test('the details of another booking are not taken for this one’s', async () => {
  const detail = { id: 8, bookingNumber: 'B-8', paymentStatus: 'paid' };
  setBridge((id) => (id === 'booking.ticketList' ? listOf([]) : ok(detail)));
  const { result } = renderHook(() => useBooking(match, 1));
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(result.current.booking).toEqual(match.booking);
});

test('the payment counts as sent until the details are read', async () => {
  setBridge((id) => (id === 'booking.ticketList' ? listOf([]) : ok({ id: 7, bookingNumber: 'B-7' })));
  const { result } = renderHook(() => useBooking(match, 1));
  expect(result.current.sent.booking.has('paymentStatus')).toBe(true);
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(result.current.sent.booking.has('paymentStatus')).toBe(false);
});
