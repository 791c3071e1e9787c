/** What of one booking was bought back or returned. */

import type { Field, Values } from '../../kit/area/field';
import { RelatedList } from '../../kit/list/related-list';

const columns: readonly Field[] = [
  { key: 'buybackNumber', kind: 'code', width: 130 },
  { key: 'buybackType', width: 150, valueTexts: 'buybacks:kinds' },
  { key: 'className', width: 140 },
  { key: 'originalPrice', kind: 'money', width: 120 },
  { key: 'buybackPrice', kind: 'money', width: 120 },
  { key: 'status', kind: 'status', width: 120 },
  { key: 'requestedAt', kind: 'moment', width: 200 },
];

export const Panel = ({ values }: { readonly values: Values }) => (
  <RelatedList
    name="buybacks"
    call="buyback.list"
    input={{ bookingId: values.id }}
    columns={columns}
    naming="buybackNumber"
    path="/buybacks"
  />
);
