/** Bookings, tickets, and the CSV calls of tickets and transactions. */
import { z } from 'zod';
import { csvCall, Id, ListQuery, list, post, record } from '../endpoint';
import type { Booking } from '../entities/booking';
import type { Event } from '../entities/event';
import type { Ticket } from '../entities/ticket';
import type { Track } from '../entities/track';

/** What a list of bookings or tickets may be narrowed to. */
const narrowed = { userId: Id.optional(), eventId: Id.optional(), trackId: Id.optional() };
const ofBooking = { ...narrowed, bookingId: Id.optional() };

export const booking = {
  list: post('/booking/list', {
    input: ListQuery.extend(narrowed),
    output: list<Booking>('booking'),
    needs: ['read', 'Booking'],
  }),
  detail: post('/booking/detail', {
    input: z.strictObject({ id: Id }),
    output: record<Booking>('booking'),
    needs: ['read', 'Booking'],
  }),
  ticketList: post('/booking/ticket-list', {
    input: ListQuery.extend(ofBooking),
    output: list<Ticket>('ticket'),
    needs: ['read', 'Ticket'],
  }),
  ticketDetail: post('/booking/ticket-detail', {
    input: z.strictObject({ id: Id }),
    output: record<Ticket>('ticket'),
    needs: ['read', 'Ticket'],
  }),
  userEvents: post('/booking/list/user-events', {
    input: ListQuery.extend({ userId: Id.optional() }),
    output: list<Event>('event'),
    needs: ['read', 'Booking'],
  }),
  userTracks: post('/booking/list/user-tracks', {
    input: ListQuery.extend({ userId: Id.optional() }),
    output: list<Track>('track'),
    needs: ['read', 'Booking'],
  }),
  ticketCsv: csvCall('/booking/ticket-generate-csv', { of: 'ticket', input: ofBooking, needs: ['read', 'Ticket'] }),
  transactionCsv: csvCall('/booking/transaction-generate-csv', {
    of: 'transaction',
    input: ofBooking,
    needs: ['read', 'Transaction'],
  }),
  racerTicketCsv: csvCall('/booking/racer/event-ticket-generate-csv', {
    of: 'ticket',
    input: ofBooking,
    needs: ['read', 'Ticket'],
  }),
  spectatorTicketCsv: csvCall('/booking/spectator/event-ticket-generate-csv', {
    of: 'ticket',
    input: ofBooking,
    needs: ['read', 'Ticket'],
  }),
};
