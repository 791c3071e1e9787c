/** Buybacks: race re-entries and ticket returns. */
import type { buybackStatuses } from '@contract/entities/buyback';
import { isId } from '@contract/entities/id';
import { ArrowRepeatAllRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';
import type { Tones } from '../../kit/area/field';
import { wordTexts } from '../../kit/format/word-text';
import { paymentTones } from '../tones';
import { sections } from './sections';

const buybackTones: Tones<typeof buybackStatuses> = {
  available: 'brand',
  requested: 'warning',
  approved: 'success',
  paid: 'success',
  used: 'neutral',
  declined: 'danger',
  expired: 'neutral',
};

export const area = defineResource({
  name: 'buybacks',
  icon: ArrowRepeatAllRegular,
  group: 'sales',
  order: 40,
  list: 'buyback.list',
  detail: 'buyback.bookingDetail',
  detailInput: (id, row) => ({ id, ...(row && isId(row.bookingId) ? { bookingId: row.bookingId } : {}) }),
  naming: 'buybackNumber',
  fields: {
    buybackNumber: { column: 110 },
    buybackType: { column: 140, valueTexts: 'buybacks:kinds', filter: true },
    userName: { column: 180, linkTo: { area: 'visitors', id: 'userId', inList: true } },
    eventName: { column: 210, filter: true, linkTo: { area: 'events', id: 'eventId' } },
    className: { column: 120, filter: true },
    round: { column: 80 },
    originalPrice: { column: 110 },
    buybackPrice: { column: 110 },
    status: { column: 120, tones: buybackTones, filter: true },
    requestedAt: { column: 180 },
    bookingNumber: { column: 120, linkTo: { area: 'bookings', id: 'bookingId', inList: true } },
    paymentStatus: { tones: paymentTones, valueTexts: wordTexts('booking.paymentStatus') },
    originalTicketId: { kind: 'code', linkTo: { area: 'tickets', id: 'originalTicketId' } },
    newTicketId: { kind: 'code', linkTo: { area: 'tickets', id: 'newTicketId' } },
    trackName: { linkTo: { area: 'tracks', id: 'trackId' } },
  },
  relatedColumns: [
    'buybackNumber',
    'buybackType',
    'className',
    'originalPrice',
    'buybackPrice',
    'status',
    'requestedAt',
  ],
  sections,
  summary: () => import('./summary'),
  listHeader: () => import('./offers'),
});
