/** The garage's file of charges: refunds and disputes are columns of the charge that they belong to, not rows. */
import { area } from '../area.ts';
import type { View } from '../truth/view.ts';
import { idOf, numbering, unix, word } from './format.ts';

export const charges = (view: View) => ({
  transactions: area('transactions', view, {
    leavesOut: ({ type }) => type === 'refund' || type === 'dispute',
    row: (each) => {
      const booking = each.booking === undefined ? undefined : view.booking(each.booking);
      const related = (type: 'refund' | 'dispute'): number =>
        view.season.transactions
          .filter((other) => other.of === each.n && other.type === type)
          .reduce((sum, { amount }) => sum + amount, 0);
      return {
        id: numbering.transaction(each.n),
        kind: word('transaction.type', each.type),
        state: word('transaction.status', each.status),
        amount_cents: each.amount,
        refunded_cents: related('refund'),
        disputed_cents: related('dispute'),
        fee_cents: each.fee,
        currency: each.currency.toLowerCase(),
        method: word('booking.paymentMethod', each.method),
        last4: each.cardLast4 ?? '',
        event_id: idOf('events', each.event),
        event: view.event(each.event).name,
        booking_ref: booking ? numbering.booking(booking.n) : '',
        booking_id: booking ? idOf('bookings', booking.n) : '',
        user_id: booking ? idOf('visitors', booking.visitor) : '',
        customer: booking ? view.nameOf(booking.visitor) : '',
        created_at: unix(each.at),
        settled_on: each.settled ?? '',
        failure: each.failure ?? '',
      };
    },
    currency: 'currency',
    paths: {
      transactionNumber: 'id',
      type: 'kind',
      status: 'state',
      amount: 'amount_cents',
      refundAmount: 'refunded_cents',
      disputeAmount: 'disputed_cents',
      fee: 'fee_cents',
      currency: 'currency',
      paymentMethod: 'method',
      cardLast4: 'last4',
      eventName: 'event',
      bookingNumber: 'booking_ref',
      userName: 'customer',
      processedAt: 'created_at',
      settledAt: 'settled_on',
      failureReason: 'failure',
    },
  }),
});
