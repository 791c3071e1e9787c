/** Tracks: the venues, their address, hours and terms. */
import type { trackStatuses } from '@contract/entities/track';
import { RoadRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';
import type { Tones } from '../../kit/area/field';

const trackTones: Tones<typeof trackStatuses> = {
  active: 'success',
  inactive: 'neutral',
  pending: 'warning',
};

export const area = defineResource({
  name: 'tracks',
  icon: RoadRegular,
  group: 'racing',
  order: 20,
  list: 'track.list',
  detail: 'track.detail',
  export: 'track.csv',
  naming: 'name',
  fields: {
    trackCode: { column: 90 },
    name: { column: 250, picture: { key: 'logo', shape: 'badge' } },
    type: { column: 120, filter: true },
    city: { column: 140 },
    state: { column: 130, filter: true },
    phone: { column: 150 },
    capacity: { column: 100 },
    eventCount: { column: 90 },
    waiverRequired: { column: 110 },
    status: { column: 110, tones: trackTones, filter: true },
    email: { hiddenColumn: 220 },
    zipCode: { hiddenColumn: 100 },
    timezone: { hiddenColumn: 170 },
    length: { hiddenColumn: 110 },
    surface: { hiddenColumn: 150 },
    sanctioningBody: { hiddenColumn: 150, filter: true },
    description: { kind: 'html' },
  },
  relatedColumns: ['trackCode', 'name', 'type', 'city', 'state', 'phone'],
  sections: {
    track: [
      'trackCode',
      'status',
      'type',
      'length',
      'surface',
      'sanctioningBody',
      'capacity',
      'hours',
      'amenities',
      'description',
    ],
    address: ['address1', 'address2', 'city', 'state', 'zipCode', 'country', 'timezone'],
    contact: ['phone', 'email', 'website'],
    terms: ['waiverRequired', 'waiverUrl', 'w9Url', 'commissionPercent', 'eventCount'],
    pictures: ['logo', 'images'],
  },
  tabs: [
    { name: 'contacts', related: { area: 'track-contacts', idParam: 'trackId' } },
    { name: 'sub-admins', needs: ['read', 'Admin'], screen: () => import('./assign/people-panel') },
    { name: 'events', related: { area: 'events', idParam: 'trackId' } },
    { name: 'waiver', screen: () => import('./panels/waiver-panel') },
    { name: 'w9', needs: ['read', 'W9'], screen: () => import('./panels/w9-panel') },
  ],
  tabsFor: { admins: [{ name: 'tracks', screen: () => import('./assign/tracks-panel') }] },
  listActions: () => import('./list-actions'),
  deletion: { dialog: () => import('./delete-dialog'), takesMany: false },
  createScreen: () => import('./form/create-screen'),
  editScreen: () => import('./form/edit-screen'),
});
