/** Buybacks: race entries bought again after a loss, and tickets returned. */
import { ArrowRepeatAllRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/area';
import type { Field, Tone } from '../../kit/area/field';
import { isApproved, isPaidBack, kindOf } from './kind';

const tones: Readonly<Record<string, Tone>> = {
  available: 'brand',
  requested: 'warning',
  approved: 'success',
  paid: 'success',
  used: 'neutral',
  declined: 'danger',
  expired: 'neutral',
};

const paymentTones: Readonly<Record<string, Tone>> = {
  unpaid: 'warning',
  paid: 'success',
  failed: 'danger',
  refunded: 'informative',
};

const originalTicket = { area: 'tickets', id: 'originalTicketId' } as const;
const newTicket = { area: 'tickets', id: 'newTicketId' } as const;
const isKey = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

const returnFields = (amount: string): readonly Field[] => [
  { key: 'originalTicketId', kind: 'code', label: 'return.originalTicket', linkTo: originalTicket },
  { key: 'originalPrice', kind: 'money', label: 'return.originalPrice' },
  { key: 'buybackPrice', kind: 'money', label: amount },
  { key: 'fee', kind: 'money' },
  { key: 'paymentStatus', kind: 'status', tones: paymentTones },
  { key: 'newTicketId', kind: 'code', label: 'return.newTicket', linkTo: newTicket },
];

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
  columns: [
    { key: 'buybackNumber', kind: 'code', width: 110 },
    { key: 'buybackType', width: 140, valueTexts: 'buybacks:kinds', filter: ['race_reentry', 'ticket_return'] },
    { key: 'userName', width: 180, linkTo: { area: 'visitors', id: 'userId' } },
    { key: 'eventName', width: 210, filter: true },
    { key: 'className', width: 120, filter: true },
    { key: 'round', kind: 'number', width: 80 },
    { key: 'originalPrice', kind: 'money', width: 110 },
    { key: 'buybackPrice', kind: 'money', width: 110 },
    {
      key: 'status',
      kind: 'status',
      width: 120,
      tones,
      filter: ['available', 'requested', 'approved', 'paid', 'used', 'declined', 'expired'],
    },
    { key: 'requestedAt', kind: 'moment', width: 180 },
    { key: 'bookingNumber', kind: 'code', width: 120, linkTo: { area: 'bookings', id: 'bookingId' } },
  ],
  // Both readings of the word: a race entry bought again after a loss, and a ticket given back. What belongs to one
  // alone is shown for that one; a kind that we do not know gets everything.
  sections: [
    {
      title: 'sections.buyback',
      fields: [
        { key: 'buybackNumber', kind: 'code' },
        { key: 'buybackType' },
        { key: 'status', kind: 'status', tones },
        { key: 'quantity', kind: 'number' },
        { key: 'reason' },
      ],
    },
    {
      title: 'sections.reentry',
      when: (values) => kindOf(values) !== 'return',
      fields: [
        { key: 'className' },
        { key: 'round', kind: 'number' },
        { key: 'originalPrice', kind: 'money', label: 'reentry.originalPrice' },
        { key: 'buybackPrice', kind: 'money', label: 'reentry.buybackPrice' },
        { key: 'fee', kind: 'money' },
        { key: 'paymentStatus', kind: 'status', tones: paymentTones },
        { key: 'originalTicketId', kind: 'code', label: 'reentry.originalTicket', linkTo: originalTicket },
        { key: 'newTicketId', kind: 'code', label: 'reentry.newTicket', linkTo: newTicket },
      ],
    },
    {
      title: 'sections.return',
      when: (values) => kindOf(values) === 'return' && isPaidBack(values),
      fields: returnFields('return.buybackPrice'),
    },
    {
      title: 'sections.return',
      when: (values) => kindOf(values) === 'return' && !isPaidBack(values),
      fields: returnFields('return.offered'),
    },
    {
      title: 'sections.links',
      fields: [
        { key: 'bookingNumber', kind: 'code', linkTo: { area: 'bookings', id: 'bookingId' } },
        { key: 'userName', linkTo: { area: 'visitors', id: 'userId' } },
        { key: 'userEmail', kind: 'email' },
        { key: 'eventName', linkTo: { area: 'events', id: 'eventId' } },
        { key: 'eventDate', kind: 'moment' },
        { key: 'trackName', linkTo: { area: 'tracks', id: 'trackId' } },
        { key: 'bookingTotal', kind: 'money' },
      ],
    },
    {
      title: 'sections.times',
      when: isApproved,
      fields: [
        { key: 'requestedAt', kind: 'moment' },
        { key: 'approvedAt', kind: 'moment' },
        { key: 'approvedBy' },
        { key: 'expiresAt', kind: 'moment' },
      ],
    },
    // Servers put the time of any decision into this field, not only of an approval.
    {
      title: 'sections.times',
      when: (values) => !isApproved(values),
      fields: [
        { key: 'requestedAt', kind: 'moment' },
        { key: 'approvedAt', kind: 'moment', label: 'fields.decidedAt' },
        { key: 'approvedBy', label: 'fields.decidedBy' },
        { key: 'expiresAt', kind: 'moment' },
      ],
    },
  ],
  summary: () => import('./summary'),
  listHeader: () => import('./offers'),
});
