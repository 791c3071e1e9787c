/** The columns of the waiver chase list. */
import { mailLink, phoneLink } from '@contract/text/contact-link';
import type { Field } from '../../../kit/area/field';
import { toPlainText } from '../../../kit/format/plain-text';
import { wordTexts } from '../../../kit/format/word-text';

const tones = {
  declined: 'danger',
  expired: 'danger',
  unsigned: 'danger',
  guardian: 'warning',
  unknown: 'neutral',
} as const;
export const allFields: readonly Field[] = [
  { key: 'holderName', label: 'waivers.fields.holderName', width: 170 },
  { key: 'state', label: 'waivers.fields.state', kind: 'status', tones, valueTexts: 'desk:waivers.states', width: 140 },
  { key: 'detail', label: 'waivers.fields.detail', valueTexts: 'desk:waivers.details', kind: 'status', width: 190 },
  {
    key: 'phone',
    label: 'waivers.fields.phone',
    kind: 'phone',
    width: 150,
    contactLink: ({ phone }) => phoneLink(toPlainText(phone)),
  },
  {
    key: 'email',
    label: 'waivers.fields.email',
    kind: 'email',
    width: 210,
    contactLink: ({ email }) => mailLink(toPlainText(email)),
  },
  {
    key: 'ticketType',
    label: 'waivers.fields.ticketType',
    kind: 'status',
    valueTexts: wordTexts('ticket.ticketType'),
    width: 110,
  },
  { key: 'bookingNumber', label: 'waivers.fields.bookingNumber', kind: 'code', width: 110 },
  { key: 'bookedBy', label: 'waivers.fields.bookedBy', width: 150 },
];
export const fieldsWithoutNote = allFields.filter(({ key }) => key !== 'detail');
