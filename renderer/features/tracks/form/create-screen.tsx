/** `/tracks/new`. */
import type { ReactNode } from 'react';
import { callEndpoint } from '../../../kit/bridge/call-endpoint';
import { readBack, useAction } from '../../../kit/bridge/use-call';
import { useCreateForm } from '../../../kit/form/use-record-form';
import { useText } from '../../../kit/format/text';
import { Page } from '../../../kit/ui/page';
import { readStateCode } from './state-code';
import { TrackForm } from './track-form';
import { newTrack, type TrackValues, trackForm } from './values';

export const Screen = (): ReactNode => {
  const text = useText('tracks');
  const { run } = useAction('track.create');
  const form = useCreateForm<TrackValues>({
    area: 'tracks',
    entity: 'track',
    searchBy: 'name',
    search: (query) => callEndpoint('track.list', query),
    dataOf: async (values) => {
      const stateCode = await readStateCode(values);
      return stateCode === undefined ? trackForm.all(values) : { ...trackForm.all(values), stateCode };
    },
    send: (data) => run({ data }),
    read: (id) => readBack('track.detail', { id }),
    labelOf: (field) => (trackForm.has(field) ? text(`fields.${field}`) : undefined),
  });
  return (
    <Page title={text('new')} description={text('form.about')} width={1040}>
      <TrackForm {...form} values={newTrack} />
    </Page>
  );
};
