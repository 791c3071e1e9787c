/** Bookings: who bought what for which event, and what became of it. */
import { ReceiptRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/area';
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
  columns: [
    { key: 'bookingNumber', kind: 'code', width: 104 },
    { key: 'userName', width: 160 },
    { key: 'eventName', width: 176, filter: true },
    { key: 'eventDate', kind: 'moment', width: 196 },
    { key: 'ticketCount', kind: 'number', width: 72 },
    { key: 'total', kind: 'money', width: 104 },
    {
      key: 'bookingStatus',
      kind: 'status',
      width: 112,
      tones: bookingTones,
      filter: ['pending', 'confirmed', 'cancelled', 'expired', 'refunded', 'partially_refunded'],
    },
    {
      key: 'paymentStatus',
      kind: 'status',
      width: 104,
      tones: paymentTones,
      filter: ['unpaid', 'paid', 'failed', 'refunded', 'partially_refunded'],
    },
    { key: 'userType', width: 100, shown: false, filter: ['racer', 'spectator'] },
    { key: 'checkedInCount', kind: 'number', width: 100, shown: false },
    { key: 'bookingDate', kind: 'moment', width: 180, shown: false, filter: 'days' },
    { key: 'userEmail', kind: 'email', width: 220, shown: false },
    { key: 'userPhone', kind: 'phone', width: 150, shown: false },
    { key: 'trackName', width: 190, shown: false },
    { key: 'channel', width: 100, shown: false, filter: ['app', 'web', 'gate'] },
    { key: 'paymentMethod', width: 130, shown: false, filter: ['card', 'apple_pay', 'cash', 'comp'] },
  ],
  sections: [
    {
      title: 'sections.booking',
      fields: [
        { key: 'bookingNumber', kind: 'code' },
        { key: 'bookingStatus', kind: 'status', tones: bookingTones },
        { key: 'bookingDate', kind: 'moment' },
        { key: 'channel' },
        { key: 'ticketCount', kind: 'number' },
        { key: 'checkedInCount', kind: 'number' },
        { key: 'notes' },
      ],
    },
    {
      title: 'sections.visitor',
      fields: [
        { key: 'userName', linkTo: { area: 'visitors', id: 'userId' } },
        { key: 'userType' },
        { key: 'userEmail', kind: 'email' },
        { key: 'userPhone', kind: 'phone' },
      ],
    },
    {
      title: 'sections.event',
      fields: [
        { key: 'eventName', linkTo: { area: 'events', id: 'eventId' } },
        { key: 'eventDate', kind: 'moment' },
        { key: 'trackName', linkTo: { area: 'tracks', id: 'trackId' } },
      ],
    },
    {
      title: 'sections.money',
      fields: [
        { key: 'subTotal', kind: 'money' },
        { key: 'discount', kind: 'money' },
        { key: 'promoCode', kind: 'code' },
        { key: 'tax', kind: 'money' },
        { key: 'serviceFee', kind: 'money' },
        { key: 'total', kind: 'money' },
        { key: 'paymentStatus', kind: 'status', tones: paymentTones },
        { key: 'paymentMethod' },
      ],
    },
  ],
  tabs: [
    { name: 'payments', title: 'panels.payments', screen: () => import('./payments-panel') },
    { name: 'tickets', title: 'panels.tickets', needs: ['read', 'Ticket'], screen: () => import('./tickets-panel') },
    {
      name: 'buybacks',
      title: 'panels.buybacks',
      needs: ['read', 'Buyback'],
      screen: () => import('./buybacks-panel'),
    },
  ],
});
