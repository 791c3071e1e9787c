/** `/tracks/:id/edit`. */
import type { ReactNode } from 'react';
import { readBack, useAction } from '../../../kit/bridge/use-call';
import { type EditFormProps, EditPage } from '../../../kit/form/edit-page';
import { useEditForm } from '../../../kit/form/use-record-form';
import { useText } from '../../../kit/format/text';
import { readStateCode } from './state-code';
import { TrackForm } from './track-form';
import { type TrackValues, trackForm } from './values';

const EditForm = ({ id, record, hasWaiting }: EditFormProps): ReactNode => {
  const text = useText('tracks');
  const { run } = useAction('track.update');
  const form = useEditForm<TrackValues>({
    area: 'tracks',
    entity: 'track',
    id,
    record,
    dataOf: async (now, before) => {
      const data = trackForm.changes(before, now, record);
      // A new state has a new code, or none.
      return 'state' in data || 'country' in data ? { ...data, stateCode: (await readStateCode(now)) ?? null } : data;
    },
    send: (data) => run({ id, data }),
    read: () => readBack('track.detail', { id }),
    labelOf: (field) => (trackForm.has(field) ? text(`fields.${field}`) : undefined),
  });
  return <TrackForm {...form} hasWaiting={hasWaiting} values={trackForm.read(record)} />;
};

export const Screen = (): ReactNode => <EditPage area="tracks" detail="track.detail" naming="name" form={EditForm} />;
