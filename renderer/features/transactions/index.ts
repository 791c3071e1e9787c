/** Transactions: the payments of bookings. The server lists the transactions themselves only in its CSV file. */
import { MoneyRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';

export const area = defineResource({
  name: 'transactions',
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
    bookingNumber: { column: 104 },
    userName: { column: 150 },
    eventName: { column: 170 },
    paymentStatus: { column: 130 },
    paymentMethod: { column: 100 },
    total: { column: 100 },
    currency: { column: 80, filter: true },
    bookingDate: { column: 196 },
    subTotal: { column: 104 },
    discount: { column: 96 },
    tax: { column: 96 },
    serviceFee: { column: 96 },
    channel: { hiddenColumn: 100 },
    bookingStatus: { hiddenColumn: 130 },
    promoCode: { hiddenColumn: 110, filter: true },
    userType: { hiddenColumn: 100 },
    trackName: { hiddenColumn: 190, filter: true },
  },
  listHeader: () => import('./sums-header'),
});
