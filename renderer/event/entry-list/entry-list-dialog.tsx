/** "Entry list…": the racers of an event for timing, announcer and grid, and what changed since each got their last list. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { RestoreFocus } from '../../kit/dialog/restore-focus';
import { Failed, Pending } from '../../kit/feedback/states';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import type { EventReference } from '../../kit/stores/current-event';
import { EntryListView } from './entry-list-view';
import { useEntryList } from './use-entry-list';

const useStyles = makeStyles({
  surface: { maxInlineSize: '960px', inlineSize: '94vw' },
  content: { minBlockSize: 'min(50vh, 400px)' },
});

interface DialogProps {
  readonly event: EventReference;
  readonly onClose: () => void;
}

export const EntryListDialog = ({ event, onClose }: DialogProps): ReactNode => {
  const styles = useStyles();
  const text = useText('entry-list');
  const kit = useText('kit');
  const papers = useText('papers');
  const list = useEntryList(event);
  const { call, rows, progress } = list;
  return (
    <Dialog open onOpenChange={(_, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{text('title')}</DialogTitle>
          {rows ? (
            <EntryListView event={event} list={{ ...list, rows }} onClose={onClose} />
          ) : (
            <>
              <DialogContent className={styles.content}>
                {call.failure && call.value === undefined ? (
                  <Failed failure={call.failure} onRetry={call.refresh} busy={call.busy} eventId={event.id} />
                ) : (
                  <Pending
                    {...(progress && progress.total > 0
                      ? {
                          label: papers('dialog.progress', {
                            done: formatNumber(progress.done),
                            total: formatNumber(progress.total),
                          }),
                        }
                      : {})}
                  />
                )}
              </DialogContent>
              <DialogActions>
                <Button onClick={onClose}>{kit('actions.cancel')}</Button>
              </DialogActions>
            </>
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
