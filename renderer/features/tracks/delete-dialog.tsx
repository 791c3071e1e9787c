/** Deletes one track after listing what is linked to it. */
import { idIn } from '@contract/list/all-pages';
import type { ReactNode } from 'react';
import type { DeleteProps } from '../../kit/area/area';
import type { Values } from '../../kit/area/field';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { DeleteDialog } from '../../kit/delete/delete-dialog';
import { nameOf } from '../../kit/format/naming';
import { formatNumber } from '../../kit/format/number';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { LinkedToTrack, useLinkedToTrack } from '../../state/linked-to-track';

const noTrack: Values = {};

export const Delete = ({ records, onClose }: DeleteProps): ReactNode => {
  const [values = noTrack] = records;
  const text = useText('tracks');
  const { events, ...links } = useLinkedToTrack(idIn('id')(values), values);
  const question =
    events === undefined
      ? text('delete.againUnknown')
      : text('delete.again', { count: events, shown: formatNumber(events) });
  return (
    <DeleteDialog
      area="tracks"
      records={records}
      nameOf={(track) => nameOf('name', track) || toPlainText(track.id)}
      call="track.remove"
      remove={(track) => callEndpoint('track.remove', { id: track })}
      read={(track) => callEndpoint('track.detail', { id: track })}
      refreshes={['track', 'trackContact', 'event', 'admin']}
      // Even if the number of events is unknown.
      secondConfirmation={events === 0 ? undefined : { question, confirm: text('delete.confirmAgain') }}
      busy={links.isPending}
      onClose={onClose}
    >
      <LinkedToTrack {...links} />
    </DeleteDialog>
  );
};
