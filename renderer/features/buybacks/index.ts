/** Buybacks: race re-entries and ticket returns. */
import { buybackStatuses, buybackTypes } from '@contract/entities/buyback';
import { ArrowRepeatAllRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';
import { sections } from './sections';
import { buybackTones, paymentTones } from './tones';

const isKey = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

export const area = defineResource({
  name: 'buybacks',
  path: '/buybacks',
  icon: ArrowRepeatAllRegular,
  group: 'sales',
  order: 40,
  needs: ['read', 'Buyback'],
  list: 'buyback.list',
  detail: 'buyback.bookingDetail',
  detailInput: (id, row) => ({ id, ...(row && isKey(row.bookingId) ? { bookingId: row.bookingId } : {}) }),
  naming: 'buybackNumber',
  fields: {
    buybackNumber: { kind: 'code', column: 110 },
    buybackType: { column: 140, valueTexts: 'buybacks:kinds', filter: buybackTypes },
    userName: { column: 180, linkTo: { area: 'visitors', id: 'userId', inList: true } },
    eventName: { column: 210, filter: true, linkTo: { area: 'events', id: 'eventId' } },
    className: { column: 120, filter: true },
    round: { kind: 'number', column: 80 },
    originalPrice: { kind: 'money', column: 110 },
    buybackPrice: { kind: 'money', column: 110 },
    status: { kind: 'status', column: 120, tones: buybackTones, filter: buybackStatuses },
    requestedAt: { kind: 'dateTime', column: 180 },
    bookingNumber: { kind: 'code', column: 120, linkTo: { area: 'bookings', id: 'bookingId', inList: true } },
    quantity: { kind: 'number' },
    reason: {},
    fee: { kind: 'money' },
    paymentStatus: { kind: 'status', tones: paymentTones },
    originalTicketId: { kind: 'code', linkTo: { area: 'tickets', id: 'originalTicketId' } },
    newTicketId: { kind: 'code', linkTo: { area: 'tickets', id: 'newTicketId' } },
    userEmail: { kind: 'email' },
    eventDate: { kind: 'dateTime' },
    trackName: { linkTo: { area: 'tracks', id: 'trackId' } },
    bookingTotal: { kind: 'money' },
    approvedAt: { kind: 'dateTime' },
    approvedBy: {},
    expiresAt: { kind: 'dateTime' },
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
