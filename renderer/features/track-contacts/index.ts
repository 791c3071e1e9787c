/** Track contacts: people at a track. */
import { PersonCallRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';
import { wordTexts } from '../../kit/format/word-text';
import { w9Tones } from '../tones';

export const area = defineResource({
  name: 'track-contacts',
  icon: PersonCallRegular,
  group: 'racing',
  order: 30,
  list: 'trackContact.list',
  detail: 'trackContact.detail',
  export: 'trackContact.csv',
  detailInput: (id, row) =>
    row?.trackId === undefined || row.trackId === null ? { id } : { id, trackId: row.trackId },
  detailNeedsRow: true,
  naming: ['firstName', 'lastName'],
  fields: {
    firstName: { column: 160, picture: { key: 'photo', shape: 'person' } },
    lastName: { column: 150 },
    trackName: { column: 220, filter: true, linkTo: { area: 'tracks', id: 'trackId', inList: true } },
    designation: { column: 170, filter: true },
    department: { column: 130, filter: true },
    email: { column: 230 },
    phone: { column: 150 },
    isPrimary: { column: 90 },
    isEmergency: { column: 110 },
    availability: { hiddenColumn: 180 },
    // The contract leaves their words to the server; these are known from other fields.
    status: { tones: { active: 'success', inactive: 'neutral' }, valueTexts: wordTexts('track.status') },
    w9Status: { tones: w9Tones, valueTexts: wordTexts('w9.status') },
  },
  relatedColumns: [
    'firstName',
    'lastName',
    'designation',
    'department',
    'phone',
    'email',
    'isPrimary',
    'isEmergency',
    'availability',
  ],
  sections: {
    person: ['photo', 'firstName', 'lastName', 'designation', 'department', 'isPrimary', 'isEmergency', 'status'],
    contact: ['email', 'phone', 'altPhone', 'availability', 'address'],
    track: ['trackName', 'w9Status', 'notes'],
  },
  detailActions: () => import('./detail-actions'),
});
