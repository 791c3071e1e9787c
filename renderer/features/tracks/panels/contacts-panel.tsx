/** Whom to call at this track. */
import type { ReactNode } from 'react';
import type { Field, Values } from '../../../kit/area/field';
import { useText } from '../../../kit/format/text';
import { RelatedList } from '../../../kit/list/related-list';

const columns: readonly Field[] = [
  { key: 'firstName', width: 160, picture: { key: 'photo', shape: 'person', initialsFrom: ['firstName', 'lastName'] } },
  { key: 'lastName', width: 150 },
  { key: 'designation', width: 170 },
  { key: 'department', width: 130 },
  { key: 'phone', kind: 'phone', width: 150 },
  { key: 'email', kind: 'email', width: 240 },
  { key: 'isPrimary', kind: 'flag', width: 90 },
  { key: 'isEmergency', kind: 'flag', width: 110 },
  { key: 'availability', width: 180 },
];

export const Panel = ({ values }: { readonly values: Values }): ReactNode => {
  const text = useText('tracks');
  return (
    <RelatedList
      name="track-contacts"
      arrangement="track-contacts-of-track"
      call="trackContact.list"
      input={{ trackId: values.id }}
      columns={columns}
      naming={['firstName', 'lastName']}
      path="/track-contacts"
      title={text('panels.contacts')}
    />
  );
};
