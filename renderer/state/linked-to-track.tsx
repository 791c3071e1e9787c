/** What is linked to a track, for the questions before it is deleted: its own page's, and the outbox's. */
import { makeStyles, Text } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Values } from '../kit/area/field';
import { useCall } from '../kit/bridge/use-call';
import { readCount } from '../kit/charts/fill-bar';
import { formatNumber } from '../kit/format/number';
import { useText } from '../kit/format/text';
import { narrowedCount } from '../kit/list/data/narrowed-count';
import { useCan } from '../kit/stores/session';

const useStyles = makeStyles({ list: { margin: 0, paddingInlineStart: '20px' } });

const one = { page: 1, perPage: 1 };

const useCountOfTrack = (call: 'event.list' | 'trackContact.list', trackId: string, canRead: boolean) => {
  const all = useCall(call, one, { enabled: canRead });
  const own = useCall(call, { ...one, trackId }, { enabled: canRead });
  const states = canRead ? [all.state, own.state] : [];
  return {
    isPending: states.includes('pending'),
    count: states.includes('rejected') ? undefined : narrowedCount(own.value, all.value),
  };
};

interface TrackLinks {
  readonly linked: readonly string[];
  /** What the track may have, because its number is unknown. */
  readonly unknown: readonly string[];
  readonly isPending: boolean;
}

/** As far as the server reports it: a number is never guessed. `events` is undefined if the number is unknown. */
export const useLinkedToTrack = (id: string, values: Values): TrackLinks & { readonly events: number | undefined } => {
  const text = useText('tracks');
  const contacts = useCountOfTrack('trackContact.list', id, useCan(['read', 'TrackContact']));
  const listed = useCountOfTrack('event.list', id, useCan(['read', 'Event']));
  const events = listed.count ?? readCount(values.eventCount);
  const subAdmins = Array.isArray(values.subAdmins) ? values.subAdmins.length : undefined;
  const linked = Object.entries({ events, contacts: contacts.count, subAdmins }).flatMap(([what, count]) =>
    count === undefined || count === 0 ? [] : [text(`delete.${what}`, { count, shown: formatNumber(count) })],
  );
  const unknown = [
    ...(events === undefined ? [text('delete.maybe.events')] : []),
    ...(contacts.count === undefined ? [text('delete.maybe.contacts')] : []),
  ];
  return { linked, unknown, events, isPending: listed.isPending || contacts.isPending };
};

export const LinkedToTrack = ({ linked, unknown, isPending }: TrackLinks): ReactNode => {
  const styles = useStyles();
  const text = useText('tracks');
  if (isPending) return <Text>{text('kit:states.pending')}</Text>;
  return (
    <>
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
      {unknown.map((words) => (
        <Text key={words}>{words}</Text>
      ))}
    </>
  );
};
