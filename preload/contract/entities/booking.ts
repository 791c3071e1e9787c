/** Bookings and what hangs on them. The specification shows none of these fields: all are assumed, and more may come. */
import { dateTime, entity, id, money, number, type RecordOf, stamps, text, word } from './field';
import { bookings, events, people, tracks } from './relations';
import { eventTrackIds, eventTrackNames } from './shared-names';
import { visitorTypes } from './visitor-types';

export const bookingStatuses = [
  'pending',
  'confirmed',
  'cancelled',
  'expired',
  'refunded',
  'partially_refunded',
] as const;
/** Those of bookings whose tickets admit. */
export const openBookingStatuses = ['pending', 'confirmed', 'partially_refunded'] as const;
export const paymentStatuses = ['unpaid', 'paid', 'failed', 'refunded', 'partially_refunded'] as const;
export const paymentMethods = ['card', 'apple_pay', 'cash', 'comp'] as const;
export const bookingChannels = ['app', 'web', 'gate'] as const;

export const booking = entity({
  names: bookings,
  relations: { user: people, event: events, track: tracks },
  fields: {
    ...stamps,
    id: id('=bookingNumber'),
    bookingNumber: text(
      'confirmationNumber',
      'confirmationCode',
      'confirmation',
      'reference',
      'referenceNumber',
      'shortId',
      'publicId',
      'pnr',
    ),
    userId: id(),
    userName: text(
      'name+surname',
      'firstName+lastName',
      'givenName+familyName',
      'fullName',
      'bookedBy',
      'orderedBy',
      'invoiceAddress.name',
      'billing.name',
      'billingAddress.name',
    ),
    userEmail: text('email', 'billingEmail'),
    userPhone: text('phoneNumber', 'billing.phone'),
    userType: word(visitorTypes, 'audience'),
    eventId: id(),
    eventName: text(),
    trackId: id(...eventTrackIds),
    trackName: text(...eventTrackNames),
    eventDate: dateTime('eventStart', 'startsAt'),
    timezone: text('@event.timezone', '@track.timezone'),
    bookingDate: dateTime('bookedAt', 'placedAt', 'reservedAt', 'purchasedAt', 'orderedAt', 'datetime', '=createdAt'),
    ticketCount: number(
      'qty',
      'seats',
      'itemCount',
      'admissions',
      'partySize',
      '#positions',
      '#attendees',
      '#passes',
      '#entries',
    ),
    subTotal: money(
      'net',
      'subtotalAmount',
      'totalBeforeAdditions',
      'baseAmount',
      'itemsTotal',
      'lineTotal',
      'goodsTotal',
    ),
    discount: money('promoDiscount', 'promoTotal', 'rebate', 'reduction', 'savings'),
    promoCode: text('promo', 'discountCode'),
    tax: money(),
    serviceFee: money('fee', 'handlingFee', 'processingFee', 'serviceCharge', 'platformFee', 'convenienceFee'),
    total: money(
      'grandTotal',
      'totalGross',
      'totalPrice',
      'totalAmount',
      'finalPrice',
      'amountPaid',
      'amount',
      'price',
      'sum',
      'cost',
      'value',
    ),
    currency: text('total.currency', 'amount.currency', 'grandTotal.currency', '@event.currency'),
    bookingStatus: {
      ...word(bookingStatuses),
      // A part of a booking can be refunded or used.
      endings: {
        open: openBookingStatuses,
        by: { cancelled: 'cancelled', bookingCancelled: 'cancelled', blocked: 'cancelled' },
      },
    },
    paymentStatus: word(paymentStatuses, 'payStatus', 'financialStatus', 'paid'),
    paymentMethod: word(paymentMethods, 'payMethod', 'paymentType', 'paymentProvider', 'paidWith', 'paidBy', 'tender'),
    channel: word(bookingChannels, 'source', 'origin', 'platform', 'bookedVia', 'soldVia', 'via', 'medium'),
    checkedInCount: number('checkedInTickets'),
    notes: text('internalNote', 'specialRequests', 'specialInstructions', 'instructions', 'customerNote'),
  },
  required: [
    'id',
    'bookingNumber',
    'userId',
    'userName',
    'eventId',
    'eventName',
    'eventDate',
    'ticketCount',
    'total',
    'currency',
    'bookingStatus',
    'paymentStatus',
  ],
});

export type Booking = RecordOf<typeof booking>;
