/** Deletes one track, after saying what hangs on it. */
import { makeStyles, Text } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Values } from '../../kit/area/field';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { useAction, useCall } from '../../kit/bridge/use-call';
import { readCount } from '../../kit/charts/fill-bar';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { FailureMessage } from '../../kit/feedback/failure-message';
import { NoticeBar } from '../../kit/feedback/notice-bar';
import { notify } from '../../kit/feedback/notify';
import { nameOf } from '../../kit/format/naming';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { useWayBack } from '../../kit/list/data/opened-from';
import { useCan } from '../../kit/stores/session';

const useStyles = makeStyles({ list: { margin: 0, paddingInlineStart: '20px' } });

interface DeleteProps {
  readonly id: string;
  readonly values: Values;
  readonly onClose: () => void;
}

/** What refers to the track, as far as the server says: a number is never guessed. */
const useReferences = (id: string, values: Values) => {
  const text = useText('tracks');
  const mayContacts = useCan(['read', 'TrackContact']);
  const mayEvents = useCan(['read', 'Event']);
  const one = { trackId: id, page: 1, perPage: 1 };
  const contacts = useCall('trackContact.list', one, { enabled: mayContacts }).value?.total;
  const found = useCall('event.list', one, { enabled: mayEvents });
  const events = found.value?.total ?? readCount(values.eventCount);
  const people = Array.isArray(values.subAdmins) ? values.subAdmins.length : undefined;
  const words = { events, contacts, subAdmins: people };
  const references = Object.entries(words).flatMap(([what, count]) =>
    count === undefined || count === 0 ? [] : [text(`delete.${what}`, { count, shown: formatNumber(count) })],
  );
  return { references, events, isAsking: mayEvents && found.state === 'pending' };
};

type Presence = 'gone' | 'there' | 'unknown';

/** Whether the server still has the track. */
const presenceOf = async (id: string): Promise<Presence> => {
  const now = await callEndpoint('track.detail', { id });
  if (now.ok) return 'there';
  return now.failure.code === 'not-found' ? 'gone' : 'unknown';
};

export const DeleteDialog = ({ id, values, onClose }: DeleteProps): ReactNode => {
  const styles = useStyles();
  const text = useText('tracks');
  const navigate = useNavigate();
  const list = useWayBack('/tracks');
  const { run, busy, failure } = useAction('track.remove', { refreshes: ['trackContact', 'event', 'admin'] });
  const [lost, setLost] = useState(false);
  const [presence, setPresence] = useState<Presence>('unknown');
  // Deleting a track with events asks twice, even if their number is unknown.
  const [isSure, setSure] = useState(false);
  const { references, events, isAsking } = useReferences(id, values);
  const name = nameOf('name', values) || id;

  const remove = async () => {
    if (events !== 0 && !isSure) return setSure(true);
    setPresence('unknown');
    const result = await run({ id });
    const unknown = !result.ok && result.failure.kind === 'unknown-outcome';
    if (!result.ok && !unknown) return;
    const found = await presenceOf(id);
    if (unknown && found !== 'gone') return setLost(true);
    if (found === 'there') return setPresence('there');
    const isGone = found === 'gone';
    notify({
      intent: isGone ? 'success' : 'warning',
      title: text(isGone ? 'delete.done' : 'delete.sent', { name }),
    });
    onClose();
    void navigate(list, { replace: true });
  };
  return (
    <ConfirmDialog
      open
      title={text('delete.title', { name })}
      body={text('delete.body', { name })}
      count={1}
      irreversible
      destructive
      confirm={text(isSure ? 'delete.confirmAgain' : 'delete.confirm')}
      busy={busy || isAsking}
      // Whether it was deleted is not known: it is looked at again before anybody deletes it twice.
      off={lost}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {references.length > 0 ? (
        <>
          <Text>{text('delete.refers')}</Text>
          <ul className={styles.list}>
            {references.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      ) : undefined}
      {isSure ? (
        <NoticeBar intent="warning" layout="multiline" politeness="assertive">
          {events === undefined
            ? text('delete.againUnknown')
            : text('delete.again', { count: events, shown: formatNumber(events) })}
        </NoticeBar>
      ) : undefined}
      {presence === 'there' ? (
        <NoticeBar intent="warning" politeness="assertive">
          {text('delete.still', { name })}
        </NoticeBar>
      ) : undefined}
      <FailureMessage failure={failure} />
    </ConfirmDialog>
  );
};
