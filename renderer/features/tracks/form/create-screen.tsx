/** `/tracks/new`. */

import { idIn } from '@contract/all-pages';
import type { Done } from '@contract/endpoint';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LostAnswer } from '../../../kit/form/lost-answer';
import { Page } from '../../../kit/page';
import { useText } from '../../../kit/text';
import { useAction } from '../../../kit/use-call';
import { settleCreate } from './settle';
import { readStateCode } from './state-code';
import { TrackForm } from './track-form';
import { createData, newTrack, type TrackValues } from './values';

export const Screen = (): ReactNode => {
  const text = useText('tracks');
  const navigate = useNavigate();
  const { run } = useAction('track.create');
  const [lost, setLost] = useState(false);

  const submit = async (values: TrackValues) => {
    setLost(false);
    const data = createData(values, await readStateCode(values));
    const result = await settleCreate(await run({ data }), data);
    setLost(!result.ok && result.failure.kind === 'unknown-outcome');
    return result;
  };
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
        onSubmit={submit}
        onDone={open}
        onCancel={() => void navigate('/tracks')}
        notice={lost ? <LostAnswer /> : undefined}
      />
    </Page>
  );
};
