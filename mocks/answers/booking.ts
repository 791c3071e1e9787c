/** Bookings and tickets. The tickets of one booking are created separately, because there are many in total. */
import type { ListQuery } from '@contract/endpoint';
import { type Collection, createCollection, type Item } from '../database/collection';
import type { AnswersOf, Context } from './context';
import { chosenOf, inForm } from './csv';
import { listFilters } from './list-filters';
import { missing } from './refusal';

const ticketsFor = (input: { readonly bookingId?: string | number | undefined }, { demo }: Context): Collection =>
  input.bookingId === undefined ? demo.tickets : createCollection(() => [...demo.ticketsOf(input.bookingId)]);

const ticketRows = (
  {
    ids,
    ...input
  }: ListQuery & { readonly ids?: (string | number)[] | undefined; readonly bookingId?: string | number | undefined },
  context: Context,
  ticketType?: string,
): readonly Item[] => chosenOf(ticketsFor(input, context).matching(input, { ...listFilters(input), ticketType }), ids);

/** Search and filters apply to bookings, as on the screen; without them, transactions without a booking are included. */
const transactionRows = (
  { ids: _chosen, ...input }: ListQuery & { readonly ids?: unknown },
  { demo }: Context,
): readonly Item[] => {
  const within = listFilters(input);
  const isNarrowed = (input.q ?? '') !== '' || Object.keys(input.filters ?? {}).length > 0;
  if (!isNarrowed) return demo.transactions.matching(input, within);
  const { sort: _order, sortColumn: _column, ...query } = input;
  const { bookingId, ...bookings } = within;
  const of = new Set(demo.bookings.matching(query, { ...bookings, id: bookingId }).map(({ id }) => String(id)));
  return demo.transactions.matching({}, within).filter((row) => of.has(String(row.bookingId)));
};

/** The events or tracks of a visitor's bookings; without a visitor, those of all bookings. */
const visited = (demo: Context['demo'], userId: string | number | undefined, field: 'eventId' | 'trackId') => {
  const of = new Set<unknown>();
  for (const booking of demo.bookings.all()) {
    if (userId === undefined || String(booking.userId) === String(userId)) of.add(booking[field]);
  }
  return of;
};

export const booking = {
  list: (input, { demo }) => demo.bookings.list(input, listFilters(input)),
  detail: ({ id }, { demo }) => demo.bookings.get(id) ?? missing('booking'),
  ticketList: (input, context) => ticketsFor(input, context).list(input, listFilters(input)),
  ticketDetail: ({ id }, { demo }) => demo.tickets.get(id) ?? missing('ticket'),
  userEvents: ({ userId, ...query }, { demo }) => {
    const of = visited(demo, userId, 'eventId');
    return createCollection(() => demo.events.all().filter(({ id }) => of.has(id))).list(query);
  },
  userTracks: ({ userId, ...query }, { demo }) => {
    const of = visited(demo, userId, 'trackId');
    return createCollection(() => demo.tracks.all().filter(({ id }) => of.has(id))).list(query);
  },
  transactionCsv: (input, context) =>
    inForm('text', chosenOf(transactionRows(input, context), input.ids), 'transactions'),
  ticketCsv: (input, context) => inForm('rows', ticketRows(input, context), 'tickets'),
  racerTicketCsv: (input, context) => inForm('base64', ticketRows(input, context, 'racer'), 'racer-tickets'),
  spectatorTicketCsv: (input, context) =>
    inForm('wrapped', ticketRows(input, context, 'spectator'), 'spectator-tickets'),
} satisfies AnswersOf<'booking'>;
