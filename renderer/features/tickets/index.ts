/** Tickets: the admissions of bookings, and their use. */
import type { ticketStatuses } from '@contract/entities/ticket';
import { TicketDiagonalRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';
import type { Tones } from '../../kit/area/field';

const ticketTones: Tones<typeof ticketStatuses> = {
  valid: 'success',
  used: 'brand',
  cancelled: 'danger',
  transferred: 'informative',
  refunded: 'informative',
  blocked: 'danger',
};

export const area = defineResource({
  name: 'tickets',
  icon: TicketDiagonalRegular,
  group: 'sales',
  order: 20,
  list: 'booking.ticketList',
  detail: 'booking.ticketDetail',
  export: 'booking.ticketCsv',
  naming: 'ticketNumber',
  fields: {
    ticketNumber: { column: 120 },
    holderName: { column: 176 },
    ticketType: { column: 110, filter: true },
    eventName: { column: 190, filter: true, linkTo: { area: 'events', id: 'eventId' } },
    bookingNumber: { column: 104, linkTo: { area: 'bookings', id: 'bookingId', inList: true } },
    price: { column: 100 },
    status: { column: 120, tones: ticketTones, filter: true },
    isCheckedIn: { column: 110 },
    ticketName: { hiddenColumn: 170 },
    createdAt: { hiddenColumn: 180, filter: 'days' },
    checkedInAt: { hiddenColumn: 180, filter: 'days' },
    gate: { hiddenColumn: 100 },
    vehicleNumber: { hiddenColumn: 110 },
    className: { hiddenColumn: 130, filter: true },
    waiverSigned: { hiddenColumn: 110 },
    holderEmail: { hiddenColumn: 220 },
  },
  relatedColumns: ['ticketNumber', 'holderName', 'ticketType', 'ticketName', 'price', 'status', 'checkedInAt'],
  sections: {
    ticket: [
      'ticketNumber',
      'status',
      'ticketType',
      'ticketName',
      'price',
      'bookingNumber',
      'eventName',
      'validFrom',
      'validUntil',
    ],
    holder: [
      'holderName',
      'holderEmail',
      'holderAge',
      'className',
      'category',
      'vehicleNumber',
      'seat',
      'waiverSigned',
      'transferredTo',
    ],
    gate: ['isCheckedIn', 'checkedInAt', 'gate', 'scannedBy', 'qrCode'],
  },
  listActions: () => import('./list-actions'),
});
