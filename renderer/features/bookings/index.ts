/** Bookings: purchases of visitors for events, and their status. */
import type { bookingStatuses } from '@contract/entities/booking';
import { ReceiptRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';
import type { Tones } from '../../kit/area/field';
import { paymentTones } from '../tones';

const bookingTones: Tones<typeof bookingStatuses> = {
  pending: 'warning',
  confirmed: 'success',
  cancelled: 'danger',
  expired: 'neutral',
  refunded: 'informative',
  partially_refunded: 'informative',
};

export const area = defineResource({
  name: 'bookings',
  icon: ReceiptRegular,
  group: 'sales',
  order: 10,
  list: 'booking.list',
  detail: 'booking.detail',
  export: 'booking.ticketCsv',
  exportRows: 'exportRows',
  naming: 'bookingNumber',
  fields: {
    bookingNumber: { column: 104 },
    userName: { column: 160, linkTo: { area: 'visitors', id: 'userId' } },
    eventName: { column: 176, filter: true, linkTo: { area: 'events', id: 'eventId' } },
    eventDate: { column: 196 },
    ticketCount: { column: 72 },
    total: { column: 104 },
    bookingStatus: { column: 112, tones: bookingTones, filter: true },
    paymentStatus: { column: 104, tones: paymentTones, filter: true },
    userType: { hiddenColumn: 100, filter: true },
    checkedInCount: { hiddenColumn: 100 },
    bookingDate: { hiddenColumn: 180, filter: 'days' },
    userEmail: { hiddenColumn: 220 },
    userPhone: { hiddenColumn: 150 },
    trackName: { hiddenColumn: 190, linkTo: { area: 'tracks', id: 'trackId' } },
    channel: { hiddenColumn: 100, filter: true },
    paymentMethod: { hiddenColumn: 130, filter: true },
  },
  relatedColumns: [
    'bookingNumber',
    'eventName',
    'eventDate',
    'ticketCount',
    'total',
    'bookingStatus',
    'paymentStatus',
    'bookingDate',
  ],
  sections: {
    booking: ['bookingNumber', 'bookingStatus', 'bookingDate', 'channel', 'ticketCount', 'checkedInCount', 'notes'],
    visitor: ['userName', 'userType', 'userEmail', 'userPhone'],
    event: ['eventName', 'eventDate', 'trackName'],
    money: ['subTotal', 'discount', 'promoCode', 'tax', 'serviceFee', 'total', 'paymentStatus', 'paymentMethod'],
  },
  tabs: [
    { name: 'payments', screen: () => import('./payments-panel') },
    { name: 'tickets', related: { area: 'tickets', idParam: 'bookingId' } },
    { name: 'buybacks', related: { area: 'buybacks', idParam: 'bookingId' } },
  ],
});
