/** Tracks: the venues, their address, hours and terms. */
import { RoadRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/area';
import { trackTones as tones, trackStatuses, trackTypes } from './choices';

export const area = defineResource({
  name: 'tracks',
  path: '/tracks',
  icon: RoadRegular,
  group: 'racing',
  order: 20,
  needs: ['read', 'Track'],
  list: 'track.list',
  detail: 'track.detail',
  export: 'track.csv',
  naming: 'name',
  columns: [
    { key: 'trackCode', kind: 'code', width: 90 },
    { key: 'name', width: 250, picture: { key: 'logo', shape: 'badge', initialsFrom: 'name' } },
    { key: 'type', width: 120, filter: trackTypes },
    { key: 'city', width: 140 },
    { key: 'state', width: 130, filter: true },
    { key: 'phone', kind: 'phone', width: 150 },
    { key: 'capacity', kind: 'number', width: 100 },
    { key: 'eventCount', kind: 'number', width: 90 },
    { key: 'waiverRequired', kind: 'flag', width: 110 },
    { key: 'status', kind: 'status', width: 110, tones, filter: trackStatuses },
    { key: 'email', kind: 'email', width: 220, shown: false },
    { key: 'zipCode', kind: 'code', width: 100, shown: false },
    { key: 'timezone', width: 170, shown: false },
    { key: 'length', width: 110, shown: false },
    { key: 'surface', width: 150, shown: false },
    { key: 'sanctioningBody', width: 150, shown: false, filter: true },
  ],
  sections: [
    {
      title: 'sections.track',
      fields: [
        { key: 'trackCode', kind: 'code' },
        { key: 'status', kind: 'status', tones },
        { key: 'type' },
        { key: 'length' },
        { key: 'surface' },
        { key: 'sanctioningBody' },
        { key: 'capacity', kind: 'number' },
        { key: 'hours' },
        { key: 'amenities' },
        { key: 'description', kind: 'markup' },
      ],
    },
    {
      title: 'sections.place',
      fields: [
        { key: 'address1' },
        { key: 'address2' },
        { key: 'city' },
        { key: 'state' },
        { key: 'zipCode', kind: 'code' },
        { key: 'country' },
        { key: 'timezone' },
      ],
    },
    {
      title: 'sections.reach',
      fields: [
        { key: 'phone', kind: 'phone' },
        { key: 'email', kind: 'email' },
        { key: 'website', kind: 'link' },
      ],
    },
    {
      title: 'sections.terms',
      fields: [
        { key: 'waiverRequired', kind: 'flag' },
        { key: 'waiverUrl', kind: 'link' },
        { key: 'w9Url', kind: 'link' },
        { key: 'commissionPercent', kind: 'number' },
        { key: 'eventCount', kind: 'number' },
      ],
    },
    {
      title: 'sections.pictures',
      fields: [{ key: 'logo', kind: 'image' }, { key: 'images' }],
    },
  ],
  tabs: [
    {
      name: 'contacts',
      title: 'panels.contacts',
      needs: ['read', 'TrackContact'],
      screen: () => import('./panels/contacts-panel'),
    },
    {
      name: 'sub-admins',
      title: 'panels.subAdmins',
      needs: ['read', 'Admin'],
      screen: () => import('./assign/people-panel'),
    },
    { name: 'events', title: 'panels.events', needs: ['read', 'Event'], screen: () => import('./panels/events-panel') },
    { name: 'waiver', title: 'panels.waiver', screen: () => import('./panels/waiver-panel') },
    { name: 'w9', title: 'panels.w9', needs: ['read', 'W9'], screen: () => import('./panels/w9-panel') },
  ],
  tabsFor: {
    admins: [
      {
        name: 'tracks',
        title: 'panels.tracks',
        needs: ['read', 'Track'],
        screen: () => import('./assign/tracks-panel'),
      },
    ],
  },
  listActions: () => import('./list-actions'),
  detailActions: () => import('./detail-actions'),
  routes: [
    { path: '/tracks/new', title: 'new', needs: ['create', 'Track'], screen: () => import('./form/create-screen') },
    {
      path: '/tracks/:id/edit',
      title: 'edit',
      needs: ['update', 'Track'],
      screen: () => import('./form/edit-screen'),
    },
  ],
});
