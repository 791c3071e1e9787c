/** `/tracks/new`. */
import type { Done } from '@contract/endpoint';
import { idIn } from '@contract/list/all-pages';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { callEndpoint } from '../../../kit/bridge/call-endpoint';
import { readBack, useAction } from '../../../kit/bridge/use-call';
import { foundIn, useSave } from '../../../kit/form/use-save';
import { useText } from '../../../kit/format/text';
import { Page } from '../../../kit/ui/page';
import { readStateCode } from './state-code';
import { TrackForm } from './track-form';
import { createData, labelOf, newTrack, type TrackValues } from './values';

export const Screen = (): ReactNode => {
  const text = useText('tracks');
  const navigate = useNavigate();
  const { run } = useAction('track.create');

  const { onSubmit, confirm } = useSave<TrackValues>({
    dataOf: async (values) => createData(values, await readStateCode(values)),
    send: (data) => run({ data }),
    read: async (data, id) =>
      id === undefined
        ? foundIn(
            await callEndpoint('track.list', { q: String(data.name ?? '').slice(0, 200), page: 1, perPage: 50 }),
            data,
          )
        : readBack('track.detail', { id }),
    labelOf: (field) => labelOf(text, field),
  });
  const open = ({ record }: Done) => {
    const id = idIn('id')(record ?? {});
    void navigate(id === '' ? '/tracks' : `/tracks/${encodeURIComponent(id)}`, { replace: true });
  };
  return (
    <Page title={text('new')} about={text('form.about')} width={1040}>
      <TrackForm
        draft="track.create"
        values={newTrack}
        submit={text('form.create')}
        saved={text('form.created')}
        onSubmit={onSubmit}
        confirm={confirm}
        isNew
        onDone={open}
        onCancel={() => void navigate('/tracks')}
      />
    </Page>
  );
};
