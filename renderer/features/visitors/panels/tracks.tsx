import type { Field, Values } from '../../../kit/area/field';
import { RelatedList } from '../../../kit/list/related-list';
import { idOf } from './id-of';

const columns: readonly Field[] = [
  { key: 'trackCode', kind: 'code', width: 100 },
  { key: 'name', width: 260 },
  { key: 'type', width: 130, valueTexts: 'tracks:words' },
  { key: 'city', width: 150 },
  { key: 'state', width: 90 },
  { key: 'phone', kind: 'phone', width: 150 },
];

export const Panel = ({ values }: { readonly values: Values }) => (
  <RelatedList
    name="tracks"
    call="booking.userTracks"
    input={{ userId: idOf(values) }}
    columns={columns}
    naming="name"
    path="/tracks"
  />
);
