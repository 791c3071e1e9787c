/** The sub-admins of one track. */
import { idIn } from '@contract/list/all-pages';
import { Switch } from '@fluentui/react-components';
import { type ReactNode, useMemo, useState } from 'react';
import type { Values } from '../../../kit/area/field';
import { Loaded } from '../../../kit/feedback/states';
import { joinFacts } from '../../../kit/format/join';
import { nameOf } from '../../../kit/format/naming';
import { toPlainText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { useAllRows } from '../../../kit/list/data/use-all-rows';
import { AssignmentEditor } from './assignment-editor';
import { isSubAdmin, subAdminsOf, toChanges } from './difference';
import type { PickItem } from './pick-list';
import { UnreadAssignments } from './unread-assignments';
import { useWaitingAssignments, withWaitingPeople } from './waiting-tracks';

const idOf = idIn('id');

const toItem = (person: Values): PickItem => ({
  id: idOf(person),
  name: nameOf('fullName', person) || nameOf(['firstName', 'lastName'], person) || idOf(person),
  about: joinFacts(...[person.roleName, person.email].map((word) => toPlainText(word))),
});

const SubAdminsEditor = ({
  track,
  people,
}: {
  readonly track: Values;
  readonly people: readonly Values[];
}): ReactNode => {
  const text = useText('tracks');
  const [isShowingAll, setShowingAll] = useState(false);
  const waiting = useWaitingAssignments();
  const onServer = useMemo(() => subAdminsOf(track, people), [track, people]);
  const before = useMemo(
    () => onServer && withWaitingPeople(waiting, idOf(track), onServer),
    [waiting, track, onServer],
  );
  const all = useMemo(() => people.map(toItem).sort((one, other) => one.name.localeCompare(other.name)), [people]);
  const subAdmins = useMemo(() => new Set(people.filter(isSubAdmin).map(idOf)), [people]);
  if (!onServer || !before) return <UnreadAssignments />;
  // If no role is named sub-admin, the server uses other names: then everyone can be selected.
  const isFiltered = subAdmins.size > 0 && !isShowingAll;
  const items = all.filter(({ id }) => !isFiltered || subAdmins.has(id) || before.includes(id));
  const own = { id: idOf(track), name: nameOf('name', track), about: '' };
  return (
    <AssignmentEditor
      draftKey={`track.assign.${own.id}`}
      label={text('assign.people')}
      items={items}
      all={all}
      onServer={onServer}
      before={before}
      changesOf={(changed) => toChanges(own.id, changed)}
      own={own}
      ownKind="track"
    >
      {subAdmins.size > 0 ? (
        <Switch
          label={text('assign.everybody')}
          checked={isShowingAll}
          onChange={(_, { checked }) => setShowingAll(checked)}
        />
      ) : undefined}
    </AssignmentEditor>
  );
};

export const Panel = ({ values }: { readonly values: Values }): ReactNode => {
  const call = useAllRows('admin.list', {});
  return <Loaded call={call}>{({ rows }) => <SubAdminsEditor track={values} people={rows} />}</Loaded>;
};
