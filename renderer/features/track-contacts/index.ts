/** Track contacts: whom to call at a track. */
import { PersonCallRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/area';
import type { Tone } from '../../kit/area/field';

const w9Tones: Readonly<Record<string, Tone>> = {
  completed: 'success',
  sent: 'brand',
  delivered: 'brand',
  declined: 'danger',
  voided: 'danger',
};

export const area = defineResource({
  name: 'track-contacts',
  path: '/track-contacts',
  icon: PersonCallRegular,
  group: 'racing',
  order: 30,
  needs: ['read', 'TrackContact'],
  list: 'trackContact.list',
  detail: 'trackContact.detail',
  export: 'trackContact.csv',
  detailInput: (id, row) =>
    row?.trackId === undefined || row.trackId === null ? { id } : { id, trackId: row.trackId },
  detailNeedsRow: true,
  naming: ['firstName', 'lastName'],
  columns: [
    {
      key: 'firstName',
      width: 160,
      picture: { key: 'photo', shape: 'person', initialsFrom: ['firstName', 'lastName'] },
    },
    { key: 'lastName', width: 150 },
    { key: 'trackName', width: 220, filter: true, linkTo: { area: 'tracks', id: 'trackId' } },
    { key: 'designation', width: 170, filter: true },
    { key: 'department', width: 130, filter: true },
    { key: 'email', kind: 'email', width: 230 },
    { key: 'phone', kind: 'phone', width: 150 },
    { key: 'isPrimary', kind: 'flag', width: 90 },
    { key: 'isEmergency', kind: 'flag', width: 110 },
    { key: 'availability', width: 180, shown: false },
  ],
  sections: [
    {
      title: 'sections.person',
      fields: [
        { key: 'photo', kind: 'image' },
        { key: 'firstName' },
        { key: 'lastName' },
        { key: 'designation' },
        { key: 'department' },
        { key: 'isPrimary', kind: 'flag' },
        { key: 'isEmergency', kind: 'flag' },
        { key: 'status', kind: 'status', tones: { active: 'success', inactive: 'neutral' } },
      ],
    },
    {
      title: 'sections.reach',
      fields: [
        { key: 'email', kind: 'email' },
        { key: 'phone', kind: 'phone' },
        { key: 'altPhone', kind: 'phone' },
        { key: 'availability' },
        { key: 'address' },
      ],
    },
    {
      title: 'sections.track',
      fields: [
        { key: 'trackName', linkTo: { area: 'tracks', id: 'trackId' } },
        { key: 'w9Status', kind: 'status', tones: w9Tones },
        { key: 'notes' },
      ],
    },
  ],
  detailActions: () => import('./detail-actions'),
});
