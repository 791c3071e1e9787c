import type { Field, Values } from '../../../kit/area/field';
import { RelatedList } from '../../../kit/list/related-list';
import { idOf } from './id-of';

const columns: readonly Field[] = [
  { key: 'eventName', width: 260, linkTo: { area: 'events', id: 'eventId' } },
  { key: 'trackName', width: 220, linkTo: { area: 'tracks', id: 'trackId' } },
  { key: 'eventStartDate', kind: 'moment', width: 210 },
  { key: 'ticketsAvailable', kind: 'number', width: 110 },
  { key: 'wishlistedAt', kind: 'moment', width: 200 },
  { key: 'converted', kind: 'flag', width: 100 },
];

export const Panel = ({ values }: { readonly values: Values }) => (
  <RelatedList
    name="wishlists"
    call="wishlist.list"
    input={{ userId: idOf(values) }}
    columns={columns}
    naming="eventName"
  />
);
