import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { describe, expect, it } from 'vitest';
import { gateListByBooking, gateListByName } from '../../../../../../renderer/features/desk/papers/gate-list';
import { ticketLines } from '../../../../../../renderer/features/desk/papers/ticket-lines';
import type { Text } from '../../../../../../renderer/kit/format/text';

const text: Text = (key, params = {}) => [key.replace('papers.', ''), ...Object.values(params)].join(' ');

const bookings: readonly Booking[] = [
  { id: 1, bookingNumber: 'BK-1', userName: 'Zoe Ash', paymentStatus: 'unpaid', total: '60.00', currency: 'USD' },
  { id: '2', bookingNumber: 'BK-2', userName: 'Abe Hill', paymentStatus: 'paid', total: '20.00', notes: 'Wheelchair' },
  {
    id: 3,
    bookingNumber: 'BK-3',
    userName: 'No Tickets',
    paymentStatus: 'partially_refunded',
    total: '5',
    ticketCount: 2,
  },
  { id: 4, bookingNumber: 'BK-4', userName: 'Gone', bookingStatus: 'cancelled' },
];
const tickets: readonly Ticket[] = [
  { id: 10, ticketNumber: 'TK-1-1', bookingId: 1, holderName: 'mia Öst', ticketType: 'racer', waiverSigned: false },
  { id: 11, ticketNumber: 'TK-1-2', bookingId: '1', holderName: 'Lee Ng', ticketName: 'Crew Pass', waiverSigned: true },
  { id: 12, ticketNumber: 'TK-1-3', bookingId: 1, holderName: 'Void', status: 'cancelled' },
  { id: 13, ticketNumber: 'TK-2-1', bookingId: 2, status: 'used' },
  { id: 14, ticketNumber: 'TK-9-1', bookingId: 9, holderName: 'Stray' },
  { id: 15, ticketNumber: 'TK-4-1', bookingId: 4, holderName: 'Gone' },
];
const { lines, leftOut } = ticketLines(tickets, bookings);

describe('the gate list by name', () => {
  const { rows = [] } = gateListByName(text, lines).groups[0] ?? {};
  const rowOf = (code: string) => rows.find((row) => row.code === code);

  it('has every valid ticket once, from A to Z, and bookings whose tickets were not sent', () => {
    expect(rows.map(({ name }) => name)).toEqual(['Abe Hill', 'Lee Ng', 'mia Öst', 'No Tickets', 'Stray']);
    expect(leftOut).toBe(2);
  });

  it('shows what an unpaid booking owes, and states that are neither paid nor unpaid', () => {
    expect(rowOf('TK-1-1')?.owed).toBe('$60.00');
    expect(rowOf('TK-2-1')?.owed).toBe('');
    expect(rowOf('BK-3')).toMatchObject({ owed: 'Partially refunded', type: 'tickets 2' });
  });

  it('never calls a waiver signed that the server does not call signed', () => {
    expect(rowOf('TK-1-1')?.waiver).toBe('notSigned');
    expect(rowOf('TK-1-2')?.waiver).toBe('signed');
    expect(rowOf('TK-9-1')?.waiver).toBe('notKnown');
  });

  it('ticks those who are checked in', () => {
    expect(rowOf('TK-2-1')).toMatchObject({ ticked: 'x', notes: 'checkedIn. Wheelchair' });
    expect(rowOf('TK-1-1')).toMatchObject({ ticked: '', notes: '' });
  });
});

it('the gate list by booking has the tickets of a booking together, and what it owes once', () => {
  const { groups, columns } = gateListByBooking(text, lines);
  expect(columns.map(({ key }) => key)).not.toContain('owed');
  expect(groups.map(({ heading, rows }) => [heading, rows.length])).toEqual([
    ['Abe Hill · BK-2 · tickets 1', 1],
    ['No Tickets · BK-3 · Partially refunded', 1],
    ['Zoe Ash · BK-1 · tickets 2 · owes $60.00', 2],
    ['tickets 1', 1],
  ]);
});

describe('a server that names bookings by their numbers alone', () => {
  const byNumber = tickets.map(({ bookingId, ...ticket }) => ({ ...ticket, bookingNumber: `BK-${bookingId}` }));

  it('has each person once, with what the booking says', () => {
    const joined = ticketLines(byNumber, bookings);
    expect(joined).toMatchObject({ leftOut: 2, isJoined: true });
    expect(gateListByName(text, joined.lines)).toEqual(gateListByName(text, lines));
    expect(gateListByBooking(text, joined.lines).groups.map(({ rows }) => rows.length)).toEqual([1, 1, 1, 2]);
  });

  it('leaves the bookings out if no ticket has one of them: their tickets may be in the list already', () => {
    const others = tickets.map((ticket) => ({ ...ticket, bookingId: `other ${ticket.bookingId}` }));
    const joined = ticketLines(others, bookings);
    expect(joined.isJoined).toBe(false);
    expect(joined.lines.every(({ ticket }) => ticket !== undefined)).toBe(true);
  });
});

it('tickets that name no booking are a group that says so', () => {
  const alone: readonly Ticket[] = [
    { id: 1, holderName: 'Ann' },
    { id: 2, holderName: 'Bo' },
  ];
  const { groups } = gateListByBooking(text, ticketLines(alone, bookings.slice(0, 0)).lines);
  expect(groups.map(({ heading, rows }) => [heading, rows.length])).toEqual([['noBooking · tickets 2', 2]]);
});

it('a long note is printed in full', () => {
  const notes = `${'Gate code '.repeat(30)}4711`;
  const { groups } = gateListByName(text, ticketLines([], [{ id: 1, userName: 'Ann', notes }]).lines);
  expect(groups[0]?.rows[0]?.notes).toBe(notes);
});
