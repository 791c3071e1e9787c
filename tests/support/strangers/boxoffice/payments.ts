/** The box office's file of payments and refunds: a refund has its own number and a negative amount. */
import { area } from '../area.ts';
import type { Transaction } from '../truth/types.ts';
import { decimal, type View } from '../truth/view.ts';
import { idOf, word } from './format.ts';

const negative: readonly Transaction['type'][] = ['refund', 'dispute', 'payout', 'fee'];
const spaced = (moment: string): string => `${moment.slice(0, 19).replace('T', ' ')}+00:00`;

export const payments = (view: View) => ({
  transactions: area('transactions', view, {
    row: (each) => {
      const booking = each.booking === undefined ? undefined : view.booking(each.booking);
      const letter = each.type === 'refund' ? 'R' : 'P';
      return {
        'Event slug': idOf('events', each.event),
        Event: view.event(each.event).name,
        'Order code': booking ? idOf('bookings', booking.n) : '',
        'Payment ID': `X-${each.n}`,
        'Local ID': booking ? `${idOf('bookings', booking.n)}-${letter}-1` : '',
        Kind: word('transaction.type', each.type),
        Customer: booking ? view.nameOf(booking.visitor) : '',
        'Creation date': spaced(each.at),
        'Completion date': each.settled ?? '',
        Status: word('transaction.status', each.status),
        Amount: `${negative.includes(each.type) ? '-' : ''}${decimal(each.amount)}`,
        Currency: each.currency,
        'Provider fee': decimal(each.fee),
        'Payment method': word('booking.paymentMethod', each.method),
        'Card number': each.cardLast4 === undefined ? '' : `**** ${each.cardLast4}`,
        Comment: each.reason ?? each.failure ?? '',
      };
    },
    currency: 'Currency',
    paths: {
      transactionNumber: 'Payment ID',
      type: 'Kind',
      status: 'Status',
      amount: 'Amount',
      fee: 'Provider fee',
      currency: 'Currency',
      paymentMethod: 'Payment method',
      bookingNumber: 'Order code',
      eventName: 'Event',
      userName: 'Customer',
      processedAt: 'Creation date',
      settledAt: 'Completion date',
      reason: 'Comment',
    },
  }),
});
