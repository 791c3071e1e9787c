/** Wishlists: which events visitors wish for. */
import { HeartRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/area';

export const area = defineResource({
  name: 'wishlists',
  path: '/wishlists',
  icon: HeartRegular,
  group: 'people',
  order: 20,
  needs: ['read', 'Wishlist'],
  list: 'wishlist.list',
  export: 'wishlist.csv',
  naming: 'eventName',
  columns: [
    { key: 'eventName', width: 220, filter: true, linkTo: { area: 'events', id: 'eventId' } },
    { key: 'userName', width: 180, linkTo: { area: 'visitors', id: 'userId' } },
    { key: 'userType', kind: 'status', tones: { racer: 'brand' }, width: 110, filter: ['racer', 'spectator'] },
    { key: 'userEmail', kind: 'email', width: 220 },
    { key: 'trackName', width: 200, filter: true },
    { key: 'eventStartDate', kind: 'moment', width: 190 },
    { key: 'ticketsAvailable', kind: 'number', width: 100 },
    { key: 'wishlistedAt', kind: 'moment', width: 180 },
    { key: 'converted', kind: 'flag', width: 100 },
    { key: 'notified', kind: 'flag', width: 100 },
    { key: 'source', width: 90, shown: false, filter: ['app', 'web'] },
  ],
  listHeader: () => import('./views'),
  routes: [{ path: '/wishlists/demand', title: 'demand', screen: () => import('./demand-screen') }],
});
