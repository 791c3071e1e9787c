/** Asks before an event is removed from this computer, and whether the log of its gates goes too. */
import type { PackView } from '@contract/bridge';
import { Checkbox } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { bridge } from '../../kit/bridge/bridge';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { joinList } from '../../kit/format/join';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { removeLog, useLogCounts } from './event-log';

interface RemovePackProps {
  /** The event to remove; undefined while nothing is asked. */
  readonly pack: PackView | undefined;
  readonly onClose: () => void;
}

export const RemovePack = ({ pack, onClose }: RemovePackProps): ReactNode => {
  const text = useText('kit');
  const [busy, setBusy] = useState(false);
  const [withLog, setWithLog] = useState(false);
  const { scans, marks, incidents, cash } = useLogCounts(pack?.event.id);
  const logged = (
    [
      ['logScans', scans],
      ['logMarks', marks],
      ['logIncidents', incidents],
      ['logCash', cash],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([key, count]) => text(`offline.${key}`, { count, number: formatNumber(count) }));
  const close = () => {
    setWithLog(false);
    onClose();
  };
  const remove = async ({ id, name }: PackView['event']) => {
    setBusy(true);
    const removed = await bridge().offline.remove({ event: id });
    const log = removed.ok && withLog ? await removeLog(id) : removed;
    setBusy(false);
    close();
    if (notifyFailure(log)) notify({ intent: 'success', title: text('offline.removed', { name }) });
  };
  return (
    <ConfirmDialog
      open={pack !== undefined}
      title={text('offline.removeTitle')}
      body={text('offline.removeBody', { name: pack?.event.name ?? '' })}
      confirm={text('offline.remove')}
      destructive
      busy={busy}
      onConfirm={() => {
        if (pack) void remove(pack.event);
      }}
      onCancel={close}
    >
      {logged.length > 0 ? (
        <>
          <span>{text('offline.log', { logged: joinList(logged) })}</span>
          <Checkbox
            label={text('offline.removeLog')}
            checked={withLog}
            disabled={busy}
            onChange={(_, { checked }) => setWithLog(checked === true)}
          />
        </>
      ) : undefined}
    </ConfirmDialog>
  );
};
