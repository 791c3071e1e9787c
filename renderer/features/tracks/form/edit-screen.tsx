/** `/tracks/:id/edit`. */
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { LostAnswer } from '../../../kit/form/lost-answer';
import { nameOf } from '../../../kit/format/naming';
import { useOnward } from '../../../kit/list/opened-from';
import { Page } from '../../../kit/page';
import type { Values } from '../../../kit/resource';
import { Loaded } from '../../../kit/states/states';
import { useText } from '../../../kit/text';
import { useAction, useCall } from '../../../kit/use-call';
import { settleUpdate } from './settle';
import { readStateCode } from './state-code';
import { TrackForm } from './track-form';
import { dataOf, readTrack, type TrackValues } from './values';

const EditForm = ({ id, track }: { readonly id: string; readonly track: Values }): ReactNode => {
  const text = useText('tracks');
  const go = useOnward();
  const { run } = useAction('track.update');
  // A later answer of the server must not take away what is being typed.
  const [record] = useState(track);
  const [before] = useState(() => readTrack(track));
  const [lost, setLost] = useState(false);
  const path = `/tracks/${encodeURIComponent(id)}`;

  const submit = async (now: TrackValues) => {
    setLost(false);
    const data = dataOf({ before, now, record, stateCode: await readStateCode(now) });
    const result = await settleUpdate(await run({ id, data }), id, data);
    setLost(!result.ok && result.failure.kind === 'unknown-outcome');
    return result;
  };
  return (
    <Page title={text('form.edit', { name: nameOf('name', track) || text('one') })} width={1040}>
      <TrackForm
        draft={`track.update.${id}`}
        values={before}
        submit={text('form.save')}
        saved={text('form.saved')}
        onSubmit={submit}
        onDone={() => go(path, { replace: true })}
        onCancel={() => go(path)}
        notice={lost ? <LostAnswer /> : undefined}
      />
    </Page>
  );
};

export const Screen = (): ReactNode => {
  const { id = '' } = useParams();
  const call = useCall('track.detail', { id });
  return <Loaded call={call}>{(track) => <EditForm key={id} id={id} track={track} />}</Loaded>;
};
