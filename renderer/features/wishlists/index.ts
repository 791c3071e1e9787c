/** Wishlists: events that visitors saved. */
import { HeartRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';

export const area = defineResource({
  name: 'wishlists',
  icon: HeartRegular,
  group: 'people',
  order: 20,
  list: 'wishlist.list',
  export: 'wishlist.csv',
  naming: 'eventName',
  fields: {
    eventName: { column: 220, filter: true, linkTo: { area: 'events', id: 'eventId', inList: true } },
    userName: { column: 180, linkTo: { area: 'visitors', id: 'userId', inList: true } },
    userType: { column: 110, tones: { racer: 'brand' }, filter: true },
    userEmail: { column: 220 },
    trackName: { column: 200, filter: true, linkTo: { area: 'tracks', id: 'trackId' } },
    eventStartDate: { column: 190 },
    ticketsAvailable: { column: 100 },
    wishlistedAt: { column: 180 },
    converted: { column: 100 },
    notified: { column: 100 },
    source: { hiddenColumn: 90, filter: true },
  },
  relatedColumns: ['eventName', 'trackName', 'eventStartDate', 'ticketsAvailable', 'wishlistedAt', 'converted'],
  listHeader: () => import('./views'),
  routes: [{ path: '/wishlists/demand', title: 'demand', screen: () => import('./demand-screen') }],
});
