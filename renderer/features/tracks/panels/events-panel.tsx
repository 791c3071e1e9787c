/** What takes place at this track. */
import type { ReactNode } from 'react';
import type { Field, Values } from '../../../kit/area/field';
import { useText } from '../../../kit/format/text';
import { RelatedList } from '../../../kit/list/related-list';

const columns: readonly Field[] = [
  { key: 'eventCode', kind: 'code', width: 120 },
  { key: 'name', width: 240 },
  { key: 'startDate', kind: 'moment', width: 210 },
  {
    key: 'status',
    kind: 'status',
    width: 120,
    tones: { live: 'success', published: 'brand', paused: 'warning', postponed: 'warning', cancelled: 'danger' },
  },
  { key: 'racerSold', kind: 'number', width: 110 },
  { key: 'spectatorSold', kind: 'number', width: 130 },
];

export const Panel = ({ values }: { readonly values: Values }): ReactNode => {
  const text = useText('tracks');
  return (
    <RelatedList
      name="events"
      arrangement="events-of-track"
      call="event.list"
      input={{ trackId: values.id }}
      columns={columns}
      naming="name"
      path="/events"
      title={text('panels.events')}
    />
  );
};
