/** Tickets: what a booking admits, and whether it was used. */
import { TicketDiagonalRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/area';
import type { Tone } from '../../kit/area/field';

const tones: Readonly<Record<string, Tone>> = {
  valid: 'success',
  used: 'brand',
  cancelled: 'danger',
  transferred: 'informative',
  refunded: 'informative',
  blocked: 'danger',
};

export const area = defineResource({
  name: 'tickets',
  path: '/tickets',
  icon: TicketDiagonalRegular,
  group: 'sales',
  order: 20,
  needs: ['read', 'Ticket'],
  list: 'booking.ticketList',
  detail: 'booking.ticketDetail',
  export: 'booking.ticketCsv',
  naming: 'ticketNumber',
  columns: [
    { key: 'ticketNumber', kind: 'code', width: 120 },
    { key: 'holderName', width: 176 },
    { key: 'ticketType', width: 110, filter: ['racer', 'spectator', 'crew', 'parking', 'camping'] },
    { key: 'eventName', width: 190, filter: true },
    { key: 'bookingNumber', kind: 'code', width: 104, linkTo: { area: 'bookings', id: 'bookingId' } },
    { key: 'price', kind: 'money', width: 100 },
    {
      key: 'status',
      kind: 'status',
      width: 120,
      tones,
      filter: ['valid', 'used', 'cancelled', 'transferred', 'refunded', 'blocked'],
    },
    { key: 'isCheckedIn', kind: 'flag', width: 110 },
    { key: 'ticketName', width: 170, shown: false },
    { key: 'createdAt', kind: 'moment', width: 180, shown: false, filter: 'days' },
    { key: 'checkedInAt', kind: 'moment', width: 180, shown: false, filter: 'days' },
    { key: 'gate', width: 100, shown: false },
    { key: 'vehicleNumber', kind: 'code', width: 110, shown: false },
    { key: 'className', width: 130, shown: false, filter: true },
    { key: 'waiverSigned', kind: 'flag', width: 110, shown: false },
    { key: 'holderEmail', kind: 'email', width: 220, shown: false },
  ],
  sections: [
    {
      title: 'sections.ticket',
      fields: [
        { key: 'ticketNumber', kind: 'code' },
        { key: 'status', kind: 'status', tones },
        { key: 'ticketType' },
        { key: 'ticketName' },
        { key: 'price', kind: 'money' },
        { key: 'bookingNumber', kind: 'code', linkTo: { area: 'bookings', id: 'bookingId' } },
        { key: 'eventName', linkTo: { area: 'events', id: 'eventId' } },
        { key: 'validFrom', kind: 'moment' },
        { key: 'validUntil', kind: 'moment' },
      ],
    },
    {
      title: 'sections.holder',
      fields: [
        { key: 'holderName' },
        { key: 'holderEmail', kind: 'email' },
        { key: 'holderAge', kind: 'number' },
        { key: 'className' },
        { key: 'category' },
        { key: 'vehicleNumber', kind: 'code' },
        { key: 'seat' },
        { key: 'waiverSigned', kind: 'flag' },
        { key: 'transferredTo' },
      ],
    },
    {
      title: 'sections.gate',
      fields: [
        { key: 'isCheckedIn', kind: 'flag' },
        { key: 'checkedInAt', kind: 'moment' },
        { key: 'gate' },
        { key: 'scannedBy' },
        { key: 'qrCode', kind: 'code' },
      ],
    },
  ],
  listActions: () => import('./list-actions'),
});
