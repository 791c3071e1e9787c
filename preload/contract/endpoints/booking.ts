/** Bookings, tickets, and the CSV calls of tickets and transactions. */
import { z } from 'zod';
import { CsvQuery, csv, Id, ListQuery, list, post, record } from '../endpoint';
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
    returns: 'attributes',
    needs: ['read', 'Booking'],
    kind: 'read',
  }),
  detail: post('/booking/detail', {
    input: z.strictObject({ id: Id }),
    output: record<Booking>('booking'),
    returns: 'attributes',
    needs: ['read', 'Booking'],
    kind: 'read',
  }),
  ticketList: post('/booking/ticket-list', {
    input: ListQuery.extend(ofBooking),
    output: list<Ticket>('ticket'),
    returns: 'attributes',
    needs: ['read', 'Ticket'],
    kind: 'read',
  }),
  ticketDetail: post('/booking/ticket-detail', {
    input: z.strictObject({ id: Id }),
    output: record<Ticket>('ticket'),
    returns: 'attributes',
    needs: ['read', 'Ticket'],
    kind: 'read',
  }),
  userEvents: post('/booking/list/user-events', {
    input: ListQuery.extend({ userId: Id.optional() }),
    output: list<Event>('event'),
    returns: 'attributes',
    needs: ['read', 'Booking'],
    kind: 'read',
  }),
  userTracks: post('/booking/list/user-tracks', {
    input: ListQuery.extend({ userId: Id.optional() }),
    output: list<Track>('track'),
    returns: 'attributes',
    needs: ['read', 'Booking'],
    kind: 'read',
  }),
  ticketCsv: post('/booking/ticket-generate-csv', {
    input: CsvQuery.extend(ofBooking),
    output: csv('ticket'),
    returns: 'csv',
    needs: ['read', 'Ticket'],
    kind: 'read',
    by: 'files',
  }),
  transactionCsv: post('/booking/transaction-generate-csv', {
    input: CsvQuery.extend(ofBooking),
    output: csv('transaction'),
    returns: 'csv',
    needs: ['read', 'Transaction'],
    kind: 'read',
    by: 'files',
  }),
  racerTicketCsv: post('/booking/racer/event-ticket-generate-csv', {
    input: CsvQuery.extend(ofBooking),
    output: csv('ticket'),
    returns: 'csv',
    needs: ['read', 'Ticket'],
    kind: 'read',
    by: 'files',
  }),
  spectatorTicketCsv: post('/booking/spectator/event-ticket-generate-csv', {
    input: CsvQuery.extend(ofBooking),
    output: csv('ticket'),
    returns: 'csv',
    needs: ['read', 'Ticket'],
    kind: 'read',
    by: 'files',
  }),
};
