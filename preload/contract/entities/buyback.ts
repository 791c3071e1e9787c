/** Buybacks, in both readings of the word: a race entry bought again, or a ticket returned. All fields assumed. */
import { dateTime, entity, id, money, number, type RecordOf, stamps, text, word } from './field';
import { bookings, events, people, tracks } from './relations';
import { orderNumbers, priceCurrencies } from './shared-names';

export const buybackTypes = ['race_reentry', 'ticket_return'] as const;
export const buybackStatuses = ['available', 'requested', 'approved', 'paid', 'used', 'declined', 'expired'] as const;

export const buyback = entity({
  names: ['buyback', 'reentry', 'resale', 'return', 'repurchase', 'buybackRequest'],
  relations: { booking: bookings, user: people, event: events, track: tracks },
  fields: {
    ...stamps,
    id: id('=buybackNumber'),
    buybackNumber: text('code', 'requestNumber', 'publicId', 'referenceNumber'),
    bookingId: id(),
    bookingNumber: text(...orderNumbers),
    bookingTotal: money('@booking.total', '@booking.grandTotal'),
    originalTicketId: id('ticketId', 'oldTicketId', 'fromTicketId', 'sourceTicketId', 'originalTicket'),
    newTicketId: id('replacementTicketId', 'toTicketId', 'issuedTicketId', 'newTicket'),
    userId: id('@booking.userId', '@booking.user.id', '@booking.customer.id'),
    userName: text(
      'firstName+lastName',
      'requestedBy',
      'requester',
      '@booking.userName',
      '@booking.user.name',
      '@booking.customer.name',
    ),
    userEmail: text('email', 'requesterEmail'),
    eventId: id('@booking.eventId', '@booking.event.id'),
    eventDate: dateTime('eventStart'),
    eventName: text('@booking.eventName', '@booking.event.name'),
    trackId: id('@event.trackId', '@event.track.id', '@event.venue.id', '@event.circuit.id'),
    trackName: text('@event.trackName', '@event.track.name', '@event.venue.name', '@event.circuit.name'),
    timezone: text('@event.timezone', '@track.timezone'),
    className: text('eventClass', 'division', 'vehicleClass'),
    round: number('eliminatedInRound', 'lostInRound', 'afterRound'),
    buybackType: word(buybackTypes, 'buybackCategory', 'reason.type', 'requestType', 'mode'),
    originalPrice: money(
      'paidPrice',
      'ticketPrice',
      'faceValue',
      'oldPrice',
      'paidBefore',
      'purchasePrice',
      'entryFee',
    ),
    buybackPrice: money('amount', 'total', 'offerPrice', 'refundAmount', 'payout', 'gross', 'value', 'cost'),
    fee: money('serviceFee', 'handlingFee', 'processingFee', 'deduction'),
    quantity: number('count', 'units', 'ticketCount'),
    currency: text(...priceCurrencies, '@booking.currency', '@event.currency'),
    status: word(buybackStatuses, 'requestStatus'),
    requestedAt: dateTime('requestDate', 'askedAt', 'submittedAt', 'appliedAt', '=createdAt'),
    approvedAt: dateTime('approvalDate', 'acceptedAt', 'decidedAt', 'confirmedAt', 'decisionDate'),
    approvedBy: text('approver', 'decidedBy', 'acceptedBy', 'approval.by', 'handledBy'),
    expiresAt: dateTime('deadline'),
    paymentStatus: text('payStatus', 'payoutStatus'),
    reason: text('note', 'message', 'explanation', 'why'),
  },
  required: ['id', 'buybackNumber', 'bookingId', 'userName', 'eventName', 'buybackPrice', 'status', 'requestedAt'],
});

export type Buyback = RecordOf<typeof buyback>;
