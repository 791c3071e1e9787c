/** The tickets of a found booking on servers that ignore its id. */
import { fail, ok, type Result } from '@contract/failure';
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
  const { result } = renderHook(() => useBooking(match, 0, 1));
  await waitFor(() => expect(result.current.tickets.map(({ id }) => id)).toEqual(ids));
});

const listOf = (rows: readonly object[]) => ok({ rows, total: rows.length, isComplete: true });

test('a ticket of another booking is not shown as this one’s, whatever the server ignores', async () => {
  const rows = [
    { id: 1, bookingId: null, bookingNumber: 'B-7' },
    { id: 2, bookingId: null, bookingNumber: 'B-8' },
  ];
  setBridge((id) => (id === 'booking.ticketList' ? listOf(rows) : fail('rejected', 'not-found')));
  const { result } = renderHook(() => useBooking(match, 0, 1));
  await waitFor(() => expect(result.current.tickets.map(({ id }) => id)).toEqual([1]));
});

test('the details of another booking are not taken for this one’s', async () => {
  const detail = { id: 8, bookingNumber: 'B-8', paymentStatus: 'paid' };
  setBridge((id) => (id === 'booking.ticketList' ? listOf([]) : ok(detail)));
  const { result } = renderHook(() => useBooking(match, 0, 1));
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(result.current.booking).toEqual(match.booking);
  // This booking was not read.
  expect(result.current.isChecked).toBe(false);
});

test('the payment counts as sent until the details are read', async () => {
  setBridge((id) => (id === 'booking.ticketList' ? listOf([]) : ok({ id: 7, bookingNumber: 'B-7' })));
  const { result } = renderHook(() => useBooking(match, 0, 1));
  expect(result.current.sent.booking.has('paymentStatus')).toBe(true);
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(result.current.sent.booking.has('paymentStatus')).toBe(false);
});

const [first, second] = [
  { id: '10', ticketNumber: 'TK-10', bookingId: 7 },
  { id: '11', ticketNumber: 'TK-11', bookingId: '7' },
];
const whole = (rows: readonly object[], more: object = {}): Result<unknown> =>
  ok({ rows, total: rows.length, isComplete: true, ...more });
// As many as servers cap a page at, and the same on each page.
const tenTickets = Array.from({ length: 10 }, (_, at) => ({ id: `${at + 11}`, bookingId: 7 }));
const copied: Result<unknown> = {
  ...{ ok: true, value: { rows: [second], total: 1, isComplete: true } },
  copy: { asOf: '2020-05-16T12:00:00Z' },
};
const moved = ok({ ...first, bookingId: 8 });
const notFound = fail('rejected', 'not-found');

test.each([
  ['gone', 'it has only others of the booking', whole([second]), notFound, ['11'], ['10']],
  [
    'there',
    'it has the ticket, with its id as a number',
    whole([{ ...first, id: 10 }, second]),
    notFound,
    [10, '11'],
    [],
  ],
  ['there', 'it has the ticket’s number with another id', whole([{ ...first, id: 'x' }]), notFound, ['10', 'x'], []],
  ['there', 'it has rows of other bookings', whole([second, { id: '20', bookingId: 8 }]), notFound, ['10', '11'], []],
  [
    'there',
    'it may go on',
    ok({ rows: tenTickets, isComplete: false }),
    notFound,
    ['10', ...tenTickets.map(({ id }) => id)],
    [],
  ],
  ['there', 'it is a copy', copied, notFound, ['10', '11'], []],
  ['there', 'it failed', fail('network', 'unreachable'), notFound, ['10'], []],
  ['gone', 'it is empty, and the server has no such ticket', whole([]), notFound, [], ['10']],
  ['gone', 'it is empty, and the ticket is in another booking', whole([]), moved, [], ['10']],
  ['there', 'it is empty, and the server still has the ticket', whole([]), ok(first), ['10'], []],
  ['there', 'it is empty, and the ticket can’t be asked for', whole([]), fail('network', 'unreachable'), ['10'], []],
  ['there', 'its tickets name no booking', whole([{ id: '11' }]), fail('timeout', 'deadline'), ['10', '11'], []],
])('a loaded ticket is %s if the server’s list is later and %s', async (_, _why, list, single, ids, gone) => {
  setBridge((id) => (id === 'booking.ticketList' ? list : id === 'booking.ticketDetail' ? single : ok({ id: 7 })));
  const loaded = { ...match, tickets: [first], ticketId: '10' } as const;
  const { result } = renderHook(() => useBooking(loaded, 0, 1));
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(result.current.tickets.map(({ id }) => id)).toEqual(ids);
  expect([...result.current.gone]).toEqual(gone);
});

test('a list that is older than the loaded ticket does not lack it', async () => {
  setBridge((id) => (id === 'booking.ticketList' ? listOf([second]) : ok({ id: 7 })));
  const loaded = { ...match, tickets: [first], ticketId: '10' } as const;
  const { result } = renderHook(() => useBooking(loaded, Number.POSITIVE_INFINITY, 1));
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(result.current.tickets.map(({ id }) => id)).toEqual(['10', '11']);
  expect(result.current.received.has(first)).toBe(false);
});
