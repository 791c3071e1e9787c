/** Asks before an event is removed from this computer. */
import type { PackView } from '@contract/bridge';
import { type ReactNode, useState } from 'react';
import { bridge } from '../kit/bridge/bridge';
import { ConfirmDialog } from '../kit/dialog/confirm-dialog';
import { notify } from '../kit/feedback/notify';
import { notifyFailure } from '../kit/feedback/notify-failure';
import { useText } from '../kit/format/text';

interface RemovePackProps {
  /** The event to remove; undefined while nothing is asked. */
  readonly pack: PackView | undefined;
  readonly onClose: () => void;
}

export const RemovePack = ({ pack, onClose }: RemovePackProps): ReactNode => {
  const text = useText('kit');
  const [busy, setBusy] = useState(false);
  const remove = async ({ id, name }: PackView['event']) => {
    setBusy(true);
    const removed = await bridge().offline.remove({ event: id });
    setBusy(false);
    onClose();
    if (notifyFailure(removed)) notify({ intent: 'success', title: text('offline.removed', { name }) });
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
      onCancel={onClose}
    />
  );
};
