/** In a dialog whose rows are loading, or could not be loaded. */
import { Button, DialogActions, DialogContent } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Call } from '../bridge/use-call';
import { Failed, Pending } from '../feedback/states';
import { formatNumber } from '../format/number';
import { useText } from '../format/text';

interface PendingProps {
  readonly call: Call<unknown> | undefined;
  readonly progress: { readonly done: number; readonly total: number } | undefined;
  /** The event whose rows these are. */
  readonly eventId?: string | number | undefined;
  readonly onClose: () => void;
}

export const PendingContent = ({ call, progress, eventId, onClose }: PendingProps): ReactNode => {
  const text = useText('papers');
  const kit = useText('kit');
  const shown = progress && { done: formatNumber(progress.done), total: formatNumber(progress.total) };
  return (
    <>
      <DialogContent>
        {call?.failure && call.value === undefined ? (
          <Failed failure={call.failure} onRetry={call.refresh} busy={call.busy} eventId={eventId} />
        ) : (
          <Pending {...(shown && progress.total > 0 ? { label: text('dialog.progress', shown) } : {})} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{kit('actions.cancel')}</Button>
      </DialogActions>
    </>
  );
};
