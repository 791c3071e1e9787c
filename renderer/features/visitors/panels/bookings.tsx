import type { Field, Values } from '../../../kit/area/field';
import { RelatedList } from '../../../kit/list/related-list';
import { bookingTones } from '../tones';
import { idOf } from './id-of';

const columns: readonly Field[] = [
  { key: 'bookingNumber', kind: 'code', width: 120 },
  { key: 'eventName', width: 220, linkTo: { area: 'events', id: 'eventId' } },
  { key: 'eventDate', kind: 'moment', width: 200 },
  { key: 'ticketCount', kind: 'number', width: 80 },
  { key: 'total', kind: 'money', width: 110 },
  { key: 'bookingStatus', kind: 'status', width: 140, tones: bookingTones },
  { key: 'paymentStatus', kind: 'status', width: 130, tones: bookingTones },
  { key: 'bookingDate', kind: 'moment', width: 200 },
];

export const Panel = ({ values }: { readonly values: Values }) => (
  <RelatedList
    name="bookings"
    call="booking.list"
    input={{ userId: idOf(values) }}
    columns={columns}
    naming="bookingNumber"
    path="/bookings"
  />
);
