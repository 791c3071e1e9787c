/** Buybacks; the detail contains its booking. */

import type { AnswersOf } from './context';
import { listFilters } from './list-filters';
import { missing } from './refusal';

export const buyback = {
  list: (input, { demo }) => demo.buybacks.list(input, listFilters(input)),
  bookingDetail: ({ id, bookingId }, { demo }) => {
    const found = demo.buybacks.get(id);
    if (!found || (bookingId !== undefined && String(found.bookingId) !== String(bookingId))) return missing('buyback');
    const booking = demo.bookings.get(found.bookingId);
    const { total, bookingStatus, paymentStatus: bookingPayment, ticketCount, eventDate, timezone } = booking ?? {};
    return { ...found, bookingTotal: total, bookingStatus, bookingPayment, ticketCount, eventDate, timezone };
  },
} satisfies AnswersOf<'buyback'>;
