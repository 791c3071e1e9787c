/** `/tracks/:id/edit`. */
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Values } from '../../../kit/area/field';
import { readBack, useAction, useCall } from '../../../kit/bridge/use-call';
import { Loaded } from '../../../kit/feedback/states';
import { useEditForm } from '../../../kit/form/use-record-form';
import { nameOf } from '../../../kit/format/naming';
import { useText } from '../../../kit/format/text';
import { useWithWaiting } from '../../../kit/outbox/use-with-waiting';
import { Page } from '../../../kit/ui/page';
import { readStateCode } from './state-code';
import { TrackForm } from './track-form';
import { type TrackValues, trackForm } from './values';

const EditForm = ({ id, track: onServer }: { readonly id: string; readonly track: Values }): ReactNode => {
  const text = useText('tracks');
  const { record: track, hasWaiting } = useWithWaiting('track', id, onServer);
  const { run } = useAction('track.update');
  const form = useEditForm<TrackValues>({
    area: 'tracks',
    entity: 'track',
    id,
    record: track,
    dataOf: async (now, before) => {
      const data = trackForm.changes(before, now, track);
      // A new state has a new code, or none.
      return 'state' in data || 'country' in data ? { ...data, stateCode: (await readStateCode(now)) ?? null } : data;
    },
    send: (data) => run({ id, data }),
    read: () => readBack('track.detail', { id }),
    labelOf: (field) => (trackForm.has(field) ? text(`fields.${field}`) : undefined),
  });
  return (
    <Page title={text('form.edit', { name: nameOf('name', track) || text('one') })} width={1040}>
      <TrackForm {...form} hasWaiting={hasWaiting} values={trackForm.read(track)} />
    </Page>
  );
};

export const Screen = (): ReactNode => {
  const { id = '' } = useParams();
  const call = useCall('track.detail', { id }, { fresh: true });
  return <Loaded call={call}>{(track) => <EditForm key={id} id={id} track={track} />}</Loaded>;
};
