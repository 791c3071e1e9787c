/** Transactions: the money side of bookings. The server shows transactions themselves in its CSV file alone. */
import { MoneyRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/area';
import type { Tone } from '../../kit/area/field';

const paymentTones: Readonly<Record<string, Tone>> = {
  unpaid: 'warning',
  paid: 'success',
  failed: 'danger',
  refunded: 'informative',
  partially_refunded: 'informative',
};
const bookingTones: Readonly<Record<string, Tone>> = {
  pending: 'warning',
  confirmed: 'success',
  cancelled: 'danger',
  expired: 'neutral',
  refunded: 'informative',
  partially_refunded: 'informative',
};

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
  columns: [
    { key: 'bookingNumber', kind: 'code', width: 104 },
    { key: 'userName', width: 150 },
    { key: 'eventName', width: 170, filter: true },
    {
      key: 'paymentStatus',
      kind: 'status',
      width: 130,
      tones: paymentTones,
      filter: ['unpaid', 'paid', 'failed', 'refunded', 'partially_refunded'],
    },
    { key: 'paymentMethod', width: 100, filter: ['card', 'apple_pay', 'cash', 'comp'] },
    { key: 'total', kind: 'money', width: 100 },
    { key: 'currency', width: 80, filter: true },
    { key: 'bookingDate', kind: 'moment', width: 196, filter: 'days' },
    { key: 'subTotal', kind: 'money', width: 104 },
    { key: 'discount', kind: 'money', width: 96 },
    { key: 'tax', kind: 'money', width: 96 },
    { key: 'serviceFee', kind: 'money', width: 96 },
    { key: 'channel', width: 100, shown: false, filter: ['app', 'web', 'gate'] },
    {
      key: 'bookingStatus',
      kind: 'status',
      width: 130,
      shown: false,
      tones: bookingTones,
      filter: ['pending', 'confirmed', 'cancelled', 'expired', 'refunded', 'partially_refunded'],
    },
    { key: 'promoCode', kind: 'code', width: 110, shown: false, filter: true },
    { key: 'userType', width: 100, shown: false, filter: ['racer', 'spectator'] },
    { key: 'trackName', width: 190, shown: false, filter: true },
  ],
  listHeader: () => import('./sums-header'),
});
