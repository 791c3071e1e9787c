/** `/tracks/:id/edit`. */
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Values } from '../../../kit/area/field';
import { readBack, useAction, useCall } from '../../../kit/bridge/use-call';
import { Loaded } from '../../../kit/feedback/states';
import { useSave } from '../../../kit/form/use-save';
import { nameOf } from '../../../kit/format/naming';
import { useText } from '../../../kit/format/text';
import { useOnward } from '../../../kit/list/data/opened-from';
import { Page } from '../../../kit/ui/page';
import { readStateCode } from './state-code';
import { TrackForm } from './track-form';
import { dataOf, labelOf, readTrack, type TrackValues } from './values';

const EditForm = ({ id, track }: { readonly id: string; readonly track: Values }): ReactNode => {
  const text = useText('tracks');
  const go = useOnward();
  const { run } = useAction('track.update');
  const path = `/tracks/${encodeURIComponent(id)}`;

  const { onSubmit, confirm } = useSave<TrackValues>({
    dataOf: async (now, before) => dataOf({ before, now, record: track, stateCode: await readStateCode(now) }),
    send: (data) => run({ id, data }),
    read: () => readBack('track.detail', { id }),
    record: track,
    labelOf: (field) => labelOf(text, field),
  });
  return (
    <Page title={text('form.edit', { name: nameOf('name', track) || text('one') })} width={1040}>
      <TrackForm
        draft={`track.update.${id}`}
        values={readTrack(track)}
        submit={text('form.save')}
        saved={text('form.saved')}
        onSubmit={onSubmit}
        confirm={confirm}
        isNew={false}
        onDone={() => go(path, { replace: true })}
        onCancel={() => go(path)}
      />
    </Page>
  );
};

export const Screen = (): ReactNode => {
  const { id = '' } = useParams();
  const call = useCall('track.detail', { id }, { fresh: true });
  return <Loaded call={call}>{(track) => <EditForm key={id} id={id} track={track} />}</Loaded>;
};
