/** How the website groups an event's classes and tickets. */
import type { ReactNode } from 'react';
import type { Field, Values } from '../../../kit/area/field';
import { useText } from '../../../kit/format/text';
import { RelatedList } from '../../../kit/list/related-list';

const columns: readonly Field[] = [
  { key: 'icon', kind: 'image', width: 72 },
  { key: 'name', label: 'fields.categoryName', width: 180 },
  { key: 'type', label: 'fields.audience', width: 120, filter: ['racer', 'spectator'] },
  { key: 'description', kind: 'markup', width: 260 },
  { key: 'classCount', kind: 'number', width: 90 },
  { key: 'ticketCount', kind: 'number', width: 120 },
];

export const Panel = ({ values }: { readonly values: Values }): ReactNode => {
  const text = useText('events');
  return (
    <RelatedList
      name="events"
      arrangement="event-categories"
      call="event.categories"
      input={ofEvent(values)}
      columns={columns}
      naming="name"
      title={text('panels.categories')}
    />
  );
};
