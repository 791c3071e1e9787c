/** Events: what takes place where, and how much of it is sold. */
import { FlagRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/resource';
import { eventTones as tones } from './tones';

export const area = defineResource({
  name: 'events',
  path: '/events',
  icon: FlagRegular,
  group: 'racing',
  order: 10,
  needs: ['read', 'Event'],
  list: 'event.list',
  detail: 'event.detail',
  export: 'event.csv',
  naming: 'name',
  columns: [
    { key: 'eventCode', kind: 'code', width: 120 },
    { key: 'name', width: 240 },
    { key: 'eventType', width: 130, filter: ['drag', 'circuit', 'drift', 'autocross', 'karting', 'test_and_tune'] },
    { key: 'trackName', width: 200, filter: true },
    { key: 'startDate', kind: 'moment', width: 190 },
    {
      key: 'status',
      kind: 'status',
      width: 120,
      tones,
      filter: ['draft', 'published', 'live', 'paused', 'completed', 'cancelled', 'postponed'],
    },
    { key: 'racerSold', kind: 'number', width: 105 },
    { key: 'racerCapacity', kind: 'number', width: 110 },
    { key: 'spectatorSold', kind: 'number', width: 125 },
    { key: 'spectatorCapacity', kind: 'number', width: 135 },
    { key: 'minPrice', kind: 'money', width: 100 },
    { key: 'wishlistCount', kind: 'number', width: 100 },
    { key: 'endDate', kind: 'moment', width: 190, shown: false },
    { key: 'salesEnd', kind: 'moment', width: 190, shown: false },
    { key: 'city', width: 130, shown: false },
    { key: 'state', width: 80, shown: false, filter: true },
  ],
  sections: [
    {
      title: 'sections.event',
      fields: [
        { key: 'eventCode', kind: 'code' },
        { key: 'status', kind: 'status', tones },
        { key: 'eventType' },
        { key: 'startDate', kind: 'moment' },
        { key: 'endDate', kind: 'moment' },
        { key: 'gateOpenTime', kind: 'clock' },
        { key: 'organizerName' },
        { key: 'description', kind: 'markup' },
      ],
    },
    {
      title: 'sections.place',
      fields: [
        { key: 'trackName', leadsTo: { area: 'tracks', id: 'trackId' } },
        { key: 'address' },
        { key: 'city' },
        { key: 'state' },
      ],
    },
    {
      title: 'sections.sales',
      fields: [
        { key: 'racerSold', kind: 'number' },
        { key: 'racerCapacity', kind: 'number' },
        { key: 'spectatorSold', kind: 'number' },
        { key: 'spectatorCapacity', kind: 'number' },
        { key: 'minPrice', kind: 'money' },
        { key: 'registrationStart', kind: 'moment' },
        { key: 'registrationEnd', kind: 'moment' },
        { key: 'salesEnd', kind: 'moment' },
        { key: 'wishlistCount', kind: 'number' },
      ],
    },
    {
      title: 'sections.more',
      fields: [
        { key: 'isPublic', kind: 'flag' },
        { key: 'contactEmail', kind: 'email' },
        { key: 'rulesUrl', kind: 'link' },
        { key: 'weatherPolicy', kind: 'markup' },
      ],
    },
  ],
  panels: [
    { name: 'schedule', title: 'panels.schedule', screen: () => import('./schedule/schedule-panel') },
    { name: 'classes', title: 'panels.classes', screen: () => import('./panels/classes-panel') },
    { name: 'categories', title: 'panels.categories', screen: () => import('./panels/categories-panel') },
    {
      name: 'buyback',
      title: 'panels.buyback',
      needs: ['read', 'Buyback'],
      screen: () => import('./panels/buyback-panel'),
    },
    { name: 'latest', title: 'panels.latest', screen: () => import('./panels/latest-panel') },
  ],
  headline: () => import('./headline'),
  lead: () => import('./lead'),
  above: () => import('./view-switch'),
  routes: [{ path: '/events/calendar', title: 'calendar.title', screen: () => import('./calendar/calendar-screen') }],
});
