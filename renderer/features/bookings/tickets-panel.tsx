/** The tickets of one booking. */

import type { Field, Values } from '../../kit/area/field';
import { RelatedList } from '../../kit/list/related-list';
import { ticketTones } from './tones';

const columns: readonly Field[] = [
  { key: 'ticketNumber', kind: 'code', width: 150 },
  { key: 'holderName', width: 200 },
  { key: 'ticketType', width: 110, valueTexts: 'tickets:words' },
  { key: 'ticketName', width: 180 },
  { key: 'price', kind: 'money', width: 110 },
  { key: 'status', kind: 'status', width: 120, tones: ticketTones },
  { key: 'checkedInAt', kind: 'moment', width: 200 },
];

export const Panel = ({ values }: { readonly values: Values }) => (
  <RelatedList
    name="tickets"
    call="booking.ticketList"
    input={{ bookingId: values.id }}
    columns={columns}
    naming="ticketNumber"
    path="/tickets"
  />
);
