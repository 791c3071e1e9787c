import type { Field, Values } from '../../../kit/area/field';
import { RelatedList } from '../../../kit/list/related-list';
import { eventTones } from '../tones';
import { idOf } from './id-of';

const columns: readonly Field[] = [
  { key: 'name', width: 260 },
  { key: 'eventType', width: 130, valueTexts: 'events:words' },
  { key: 'trackName', width: 220, linkTo: { area: 'tracks', id: 'trackId' } },
  { key: 'startDate', kind: 'moment', width: 210 },
  { key: 'status', kind: 'status', width: 130, tones: eventTones },
];

export const Panel = ({ values }: { readonly values: Values }) => (
  <RelatedList
    name="events"
    call="booking.userEvents"
    input={{ userId: idOf(values) }}
    columns={columns}
    naming="name"
    path="/events"
  />
);
