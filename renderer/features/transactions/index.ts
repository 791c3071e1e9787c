/** Transactions: the payments of bookings. The server lists the transactions themselves only in its CSV file. */
import { MoneyRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';

export const area = defineResource({
  name: 'transactions',
  path: '/transactions',
  icon: MoneyRegular,
  group: 'sales',
  order: 30,
  needs: ['read', 'Transaction'],
  alsoNeeds: ['read', 'Booking'],
  list: 'booking.list',
  recordPath: '/bookings',
  export: 'booking.transactionCsv',
  exportRows: 'exportRows',
  naming: 'bookingNumber',
  // The rows are bookings: their tones, texts and filters come from that area.
  fields: {
    bookingNumber: { kind: 'code', column: 104 },
    userName: { column: 150 },
    eventName: { column: 170 },
    paymentStatus: { kind: 'status', column: 130 },
    paymentMethod: { column: 100 },
    total: { kind: 'money', column: 100 },
    currency: { column: 80, filter: true },
    bookingDate: { kind: 'dateTime', column: 196 },
    subTotal: { kind: 'money', column: 104 },
    discount: { kind: 'money', column: 96 },
    tax: { kind: 'money', column: 96 },
    serviceFee: { kind: 'money', column: 96 },
    channel: { hiddenColumn: 100 },
    bookingStatus: { kind: 'status', hiddenColumn: 130 },
    promoCode: { kind: 'code', hiddenColumn: 110, filter: true },
    userType: { hiddenColumn: 100 },
    trackName: { hiddenColumn: 190, filter: true },
  },
  listHeader: () => import('./sums-header'),
});
