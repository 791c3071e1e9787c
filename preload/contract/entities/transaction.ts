/** Money that moved for a booking; all fields assumed. The server lists transactions only in its CSV file. */
import { date, dateTime, entity, id, money, type RecordOf, stamps, text, url, word } from './field';
import { bookings, events, people, tracks } from './relations';
import { eventTrackIds, orderNumbers } from './shared-names';

export const transactionTypes = ['payment', 'refund', 'dispute', 'buyback', 'payout', 'fee'] as const;
const transactionDirections = ['credit', 'debit'] as const;
const paymentGateways = ['stripe', 'square', 'cash'] as const;
export const transactionStatuses = ['pending', 'succeeded', 'failed', 'refunded', 'disputed'] as const;

export const transaction = entity({
  names: ['transaction', 'payment', 'txn', 'tx', 'charge', 'movement', 'entry'],
  relations: { booking: bookings, user: people, event: events, track: tracks },
  fields: {
    ...stamps,
    id: id('=transactionNumber'),
    transactionNumber: text('code', 'receiptNumber', 'publicId'),
    bookingId: id(),
    bookingNumber: text(...orderNumbers),
    userId: id('@booking.userId', '@booking.user.id', '@booking.customer.id'),
    userName: text(
      'firstName+lastName',
      '@booking.userName',
      '@booking.user.name',
      '@booking.customer.name',
      'cardholder',
    ),
    eventId: id('@booking.eventId', '@booking.event.id'),
    eventName: text('@booking.eventName', '@booking.event.name'),
    trackId: id('@booking.trackId', ...eventTrackIds),
    type: word(transactionTypes, 'category', 'paymentKind', 'operation'),
    direction: word(transactionDirections, 'side', 'flow', 'creditDebit', 'drCr'),
    amount: money('total', 'gross', 'value', 'sum', 'price', 'paid'),
    fee: money('gatewayFee', 'providerFee', 'processingFee', 'serviceFee', 'stripeFee', 'charges', 'commission'),
    refundAmount: money('refunded'),
    disputeAmount: money('disputed', 'chargebackAmount'),
    payoutAmount: money('amountPaidOut', 'transferAmount'),
    netAmount: money(),
    currency: text('amount.currency', '@booking.currency'),
    gateway: word(paymentGateways, 'provider', 'processor', 'psp', 'via'),
    paymentMethod: text('paymentMethodType', 'paymentType', 'tender', 'instrument', '=gateway'),
    gatewayReference: text(
      'gatewayId',
      'providerReference',
      'providerId',
      'externalId',
      'externalReference',
      'chargeId',
      'paymentIntent',
      'paymentIntentId',
      'pspReference',
      'gatewayTransactionId',
      'processorId',
      'stripeId',
    ),
    cardBrand: text('brand', 'cardType', 'cardNetwork', 'scheme', 'cardScheme'),
    cardLast4: text('last4', 'lastFour', 'cardLastFour', 'cardNumber', 'cardEnding', 'pan', 'last4Digits'),
    status: word(transactionStatuses, 'outcome', 'result'),
    failureReason: text(
      'failure',
      'error',
      'errorMessage',
      'declineReason',
      'failureMessage',
      'failureCode',
      'declineCode',
      'errorReason',
    ),
    reason: text('note', 'description', 'purpose', 'refundReason'),
    processedAt: dateTime(
      'paidAt',
      'date',
      'time',
      'timestamp',
      'datetime',
      'executedAt',
      'completedAt',
      'chargedAt',
      'capturedAt',
      'when',
      '=createdAt',
    ),
    settledAt: date('settlementDate', 'payoutDate', 'clearedAt', 'availableOn', 'valueDate'),
    receiptUrl: url('invoiceUrl', 'receiptPdf'),
  },
  required: ['id', 'bookingNumber', 'amount', 'currency', 'type', 'status', 'processedAt'],
});

export type Transaction = RecordOf<typeof transaction>;
