/** "Entry list…": the racers of an event for timing, announcer and grid, and what changed since each got their last list. */
import { Dialog, DialogBody, DialogSurface, DialogTitle, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { PendingContent } from '../../kit/dialog/pending-content';
import { RestoreFocus } from '../../kit/dialog/restore-focus';
import { useText } from '../../kit/format/text';
import { EntryListView, type ListProps } from './entry-list-view';
import { useEntryList } from './use-entry-list';

const useStyles = makeStyles({ surface: { maxInlineSize: '960px', inlineSize: '94vw' } });

export const EntryListDialog = (props: ListProps): ReactNode => {
  const { event, onClose } = props;
  const styles = useStyles();
  const text = useText('entry-list');
  const list = useEntryList(event);
  const { call, rows, progress } = list;
  return (
    <Dialog open onOpenChange={(_, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{text('title')}</DialogTitle>
          {rows ? (
            <EntryListView {...props} list={{ ...list, rows }} />
          ) : (
            <PendingContent call={call} progress={progress} eventId={event.id} onClose={onClose} />
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
