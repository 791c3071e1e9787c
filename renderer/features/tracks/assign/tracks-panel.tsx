/** The tracks of one sub-admin, on their own page. */
import { idIn } from '@contract/list/all-pages';
import { type ReactNode, useMemo } from 'react';
import type { Values } from '../../../kit/area/field';
import { Loaded } from '../../../kit/feedback/states';
import { joinFacts } from '../../../kit/format/join';
import { nameOf } from '../../../kit/format/naming';
import { toPlainText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { useAllRows } from '../../../kit/list/data/use-all-rows';
import { AssignmentEditor } from './assignment-editor';
import { idsOf } from './difference';
import type { PickItem } from './pick-list';
import { UnreadAssignments } from './unread-assignments';
import { useWaitingAssignments, withWaitingTracks } from './waiting-tracks';

const idOf = idIn('id');

const toItem = (track: Values): PickItem => ({
  id: idOf(track),
  name: nameOf('name', track) || idOf(track),
  about: joinFacts(...[track.trackCode, track.city, track.state].map((word) => toPlainText(word))),
});

const TracksEditor = ({
  person,
  tracks,
}: {
  readonly person: Values;
  readonly tracks: readonly Values[];
}): ReactNode => {
  const text = useText('tracks');
  const all = useMemo(() => tracks.map(toItem).sort((one, other) => one.name.localeCompare(other.name)), [tracks]);
  const waiting = useWaitingAssignments();
  const onServer = idsOf(person.assignedTracks);
  const own = {
    id: idOf(person),
    name: nameOf('fullName', person) || nameOf(['firstName', 'lastName'], person),
    about: '',
  };
  if (!onServer) return <UnreadAssignments />;
  return (
    <AssignmentEditor
      draftKey={`admin.assign.${own.id}`}
      label={text('title')}
      items={all}
      all={all}
      onServer={onServer}
      before={withWaitingTracks(waiting, own.id, onServer)}
      changesOf={(changed) => [{ person: own.id, ...changed }]}
      own={own}
      ownKind="person"
    />
  );
};

export const Panel = ({ values }: { readonly values: Values }): ReactNode => {
  const call = useAllRows('track.list', {});
  return <Loaded call={call}>{({ rows }) => <TracksEditor person={values} tracks={rows} />}</Loaded>;
};
