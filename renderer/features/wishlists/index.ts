/** Wishlists: events that visitors saved. */
import { visitorTypes } from '@contract/entities/visitor';
import { wishSources } from '@contract/entities/wishlist';
import { HeartRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';

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
  fields: {
    eventName: { column: 220, filter: true, linkTo: { area: 'events', id: 'eventId', inList: true } },
    userName: { column: 180, linkTo: { area: 'visitors', id: 'userId', inList: true } },
    userType: { kind: 'status', column: 110, tones: { racer: 'brand' }, filter: visitorTypes },
    userEmail: { kind: 'email', column: 220 },
    trackName: { column: 200, filter: true, linkTo: { area: 'tracks', id: 'trackId' } },
    eventStartDate: { kind: 'dateTime', column: 190 },
    ticketsAvailable: { kind: 'number', column: 100 },
    wishlistedAt: { kind: 'dateTime', column: 180 },
    converted: { kind: 'flag', column: 100 },
    notified: { kind: 'flag', column: 100 },
    source: { hiddenColumn: 90, filter: wishSources },
  },
  relatedColumns: ['eventName', 'trackName', 'eventStartDate', 'ticketsAvailable', 'wishlistedAt', 'converted'],
  listHeader: () => import('./views'),
  routes: [{ path: '/wishlists/demand', title: 'demand', screen: () => import('./demand-screen') }],
});
