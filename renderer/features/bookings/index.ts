/** Bookings: purchases of visitors for events, and their status. */
import { bookingChannels, bookingStatuses, paymentMethods, paymentStatuses } from '@contract/entities/booking';
import { visitorTypes } from '@contract/entities/visitor';
import { ReceiptRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';
import { bookingTones, paymentTones } from './tones';

export const area = defineResource({
  name: 'bookings',
  path: '/bookings',
  icon: ReceiptRegular,
  group: 'sales',
  order: 10,
  needs: ['read', 'Booking'],
  list: 'booking.list',
  detail: 'booking.detail',
  export: 'booking.ticketCsv',
  exportRows: 'exportRows',
  naming: 'bookingNumber',
  fields: {
    bookingNumber: { kind: 'code', column: 104 },
    userName: { column: 160, linkTo: { area: 'visitors', id: 'userId' } },
    eventName: { column: 176, filter: true, linkTo: { area: 'events', id: 'eventId' } },
    eventDate: { kind: 'dateTime', column: 196 },
    ticketCount: { kind: 'number', column: 72 },
    total: { kind: 'money', column: 104 },
    bookingStatus: { kind: 'status', column: 112, tones: bookingTones, filter: bookingStatuses },
    paymentStatus: { kind: 'status', column: 104, tones: paymentTones, filter: paymentStatuses },
    userType: { hiddenColumn: 100, filter: visitorTypes },
    checkedInCount: { kind: 'number', hiddenColumn: 100 },
    bookingDate: { kind: 'dateTime', hiddenColumn: 180, filter: 'days' },
    userEmail: { kind: 'email', hiddenColumn: 220 },
    userPhone: { kind: 'phone', hiddenColumn: 150 },
    trackName: { hiddenColumn: 190, linkTo: { area: 'tracks', id: 'trackId' } },
    channel: { hiddenColumn: 100, filter: bookingChannels },
    paymentMethod: { hiddenColumn: 130, filter: paymentMethods },
    notes: {},
    subTotal: { kind: 'money' },
    discount: { kind: 'money' },
    promoCode: { kind: 'code' },
    tax: { kind: 'money' },
    serviceFee: { kind: 'money' },
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
