/** Deletes one track after listing what is linked to it. */
import { makeStyles, Text } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Values } from '../../kit/area/field';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { useCall } from '../../kit/bridge/use-call';
import { readCount } from '../../kit/charts/fill-bar';
import { DeleteDialog, type DeleteProps } from '../../kit/delete/delete-dialog';
import { nameOf } from '../../kit/format/naming';
import { formatNumber } from '../../kit/format/number';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { useCan } from '../../kit/stores/session';

const useStyles = makeStyles({ list: { margin: 0, paddingInlineStart: '20px' } });

/** What is linked to the track, as far as the server reports it: a number is never guessed. */
const useLinked = (id: string, values: Values) => {
  const text = useText('tracks');
  const canReadContacts = useCan(['read', 'TrackContact']);
  const canReadEvents = useCan(['read', 'Event']);
  const one = { trackId: id, page: 1, perPage: 1 };
  const contacts = useCall('trackContact.list', one, { enabled: canReadContacts }).value?.total;
  const eventPage = useCall('event.list', one, { enabled: canReadEvents });
  const events = eventPage.value?.total ?? readCount(values.eventCount);
  const subAdmins = Array.isArray(values.subAdmins) ? values.subAdmins.length : undefined;
  const linked = Object.entries({ events, contacts, subAdmins }).flatMap(([what, count]) =>
    count === undefined || count === 0 ? [] : [text(`delete.${what}`, { count, shown: formatNumber(count) })],
  );
  return { linked, events, isPending: canReadEvents && eventPage.state === 'pending' };
};

interface DeleteTrackProps extends Pick<DeleteProps, 'onClose'> {
  readonly id: string;
  readonly values: Values;
}

export const DeleteTrack = ({ id, values, onClose }: DeleteTrackProps): ReactNode => {
  const styles = useStyles();
  const text = useText('tracks');
  const { linked, events, isPending } = useLinked(id, values);
  const question =
    events === undefined
      ? text('delete.againUnknown')
      : text('delete.again', { count: events, shown: formatNumber(events) });
  return (
    <DeleteDialog
      area="tracks"
      records={[values]}
      nameOf={(track) => nameOf('name', track) || toPlainText(track.id)}
      call="track.remove"
      remove={(track) => callEndpoint('track.remove', { id: track })}
      read={(track) => callEndpoint('track.detail', { id: track })}
      refreshes={['track', 'trackContact', 'event', 'admin']}
      // Even if the number of events is unknown.
      secondConfirmation={events === 0 ? undefined : { question, confirm: text('delete.confirmAgain') }}
      busy={isPending}
      onClose={onClose}
    >
      {linked.length > 0 ? (
        <>
          <Text>{text('delete.linked')}</Text>
          <ul className={styles.list}>
            {linked.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      ) : undefined}
    </DeleteDialog>
  );
};
