/** The gateway's file of postings: semicolons, days without separators, and a minus behind the amounts that go out. */
import { area } from '../area.ts';
import type { View } from '../truth/view.ts';
import { decimal } from '../truth/view.ts';
import { idOf, numbering } from './format.ts';
import { words } from './words.ts';

const goesOut = ['refund', 'dispute', 'payout', 'fee'];
const compact = (moment: string): string => moment.slice(0, 10).replaceAll('-', '');

/** Rows by the titles of the file's columns. */
export const postings = (view: View) => ({
  transactions: area('transactions', view, {
    row: (each) => {
      const booking = each.booking === undefined ? undefined : view.booking(each.booking);
      return {
        'Document Number': numbering.transaction(each.n),
        'Document Type': words['transaction.type']?.[each.type]?.[0] ?? '',
        'Document Type Text': words['transaction.type']?.[each.type]?.[1] ?? '',
        'Posting Date': compact(each.at),
        'Posting Time (UTC)': each.at.slice(11, 19).replaceAll(':', ''),
        'Clearing Date': each.settled === undefined ? '' : compact(each.settled),
        'Amount in Document Currency': `${decimal(each.amount)}${goesOut.includes(each.type) ? '-' : ''}`,
        'Fee Amount': decimal(each.fee),
        Currency: each.currency,
        'Payment Method Text': words['booking.paymentMethod']?.[each.method]?.[1] ?? '',
        'Clearing Status Text': words['transaction.status']?.[each.status]?.[1] ?? '',
        'Event ID': idOf('events', each.event),
        'Event Name': view.event(each.event).name,
        'Booking ID': booking ? idOf('bookings', booking.n) : '',
        'Booking Number': booking ? numbering.booking(booking.n) : '',
        'Partner ID': booking ? idOf('visitors', booking.visitor) : '',
        'Partner Name': booking ? view.nameOf(booking.visitor) : '',
        'Last Four Digits': each.cardLast4 ?? '',
        'Reason Text': each.reason ?? '',
        'Rejection Text': each.failure ?? '',
      };
    },
    currency: 'Currency',
    paths: {
      transactionNumber: 'Document Number',
      type: 'Document Type Text',
      status: 'Clearing Status Text',
      amount: 'Amount in Document Currency',
      fee: 'Fee Amount',
      currency: 'Currency',
      paymentMethod: 'Payment Method Text',
      bookingNumber: 'Booking Number',
      eventName: 'Event Name',
      userName: 'Partner Name',
      processedAt: 'Posting Date + Posting Time (UTC)',
      settledAt: 'Clearing Date',
      reason: 'Reason Text',
      failureReason: 'Rejection Text',
      cardLast4: 'Last Four Digits',
    },
  }),
});
