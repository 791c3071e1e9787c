/** What is linked to a track, for the questions before it is deleted: its own page's, and the outbox's. */
import { makeStyles, Text } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Values } from '../kit/area/field';
import { useCall } from '../kit/bridge/use-call';
import { readCount } from '../kit/charts/fill-bar';
import { formatNumber } from '../kit/format/number';
import { useText } from '../kit/format/text';
import { useCan } from '../kit/stores/session';

const useStyles = makeStyles({ list: { margin: 0, paddingInlineStart: '20px' } });

/** As far as the server reports it: a number is never guessed. `events` is undefined if the number is unknown. */
export const useLinkedToTrack = (id: string, values: Values) => {
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

export const LinkedToTrack = ({ linked }: { readonly linked: readonly string[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('tracks');
  if (linked.length === 0) return null;
  return (
    <>
      <Text>{text('delete.linked')}</Text>
      <ul className={styles.list}>
        {linked.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
};
