/** The actions of one entry, with their dialogs. */
import type { OutboxEntry } from '@contract/bridge';
import { Button, makeStyles } from '@fluentui/react-components';
import { BranchCompareRegular, CopyRegular, DeleteRegular, EditRegular, SendRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { pendingPlaceholder } from '../../kit/feedback/pending-placeholder';
import { useText } from '../../kit/format/text';
import { fieldsToDecide, shownState, titleText } from '../../kit/outbox/entry-text';
import { canEdit } from './edit-values';
import { useEntryActions } from './use-entry-actions';

const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog')).EditDialog }));
const SendQuestion = lazy(async () => ({ default: (await import('./send-question')).SendQuestion }));
const ConflictDialog = lazy(async () => ({ default: (await import('./conflict-dialog')).ConflictDialog }));

const useStyles = makeStyles({ buttons: { display: 'flex', flexWrap: 'wrap', gap: '4px', marginInlineStart: '-8px' } });

interface ButtonsProps {
  readonly entry: OutboxEntry;
  readonly onDiscarded: () => void;
}

export const EntryButtons = ({ entry, onDiscarded }: ButtonsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('outbox');
  const actions = useEntryActions(entry);
  const [open, setOpen] = useState<'edit' | 'conflict' | 'discard' | 'send'>();
  const close = (): void => setOpen(undefined);
  const state = shownState(entry);
  const title = titleText(text, entry);
  const isDisabled = actions.busy || state === 'sending';
  // Creations, deletions and messages can't be taken back, and what may have been sent could happen twice.
  const needsQuestion = entry.kind === 'draft' || (state === 'unknown' && entry.kind === 'upload');
  const button = (name: 'send' | 'resolve' | 'edit' | 'discard', Icon: typeof SendRegular, onClick: () => void) => (
    <Button
      size="small"
      appearance={name === 'send' || name === 'resolve' ? 'secondary' : 'subtle'}
      icon={<Icon />}
      aria-label={text(`buttonsOf.${name}`, { title })}
      disabledFocusable={isDisabled}
      onClick={isDisabled ? undefined : onClick}
    >
      {text(`buttons.${name}`)}
    </Button>
  );
  return (
    <div className={styles.buttons}>
      {fieldsToDecide(entry).length > 0
        ? button('resolve', BranchCompareRegular, () => setOpen('conflict'))
        : button('send', SendRegular, () => (needsQuestion ? setOpen('send') : void actions.send()))}
      {canEdit(entry) ? button('edit', EditRegular, () => setOpen('edit')) : undefined}
      <Button
        size="small"
        appearance="subtle"
        icon={<CopyRegular />}
        aria-label={text('buttonsOf.copy', { title })}
        onClick={actions.copy}
      >
        {text('buttons.copy')}
      </Button>
      {button('discard', DeleteRegular, () => setOpen('discard'))}
      <ConfirmDialog
        open={open === 'discard'}
        title={text(entry.kind === 'draft' ? 'discardDialog.titleDraft' : 'discardDialog.title')}
        body={text(state === 'unknown' ? 'discardDialog.bodyUnknown' : 'discardDialog.body', { title })}
        confirm={text('discardDialog.confirm')}
        destructive
        busy={actions.busy}
        onConfirm={() =>
          void actions.discard().then(() => {
            close();
            onDiscarded();
          })
        }
        onCancel={close}
      />
      <Suspense fallback={pendingPlaceholder}>
        {open === 'send' ? (
          <SendQuestion
            entry={entry}
            onConfirm={() => {
              close();
              void actions.send();
            }}
            onCancel={close}
          />
        ) : undefined}
        {open === 'edit' ? <EditDialog entry={entry} onClose={close} /> : undefined}
        {open === 'conflict' ? <ConflictDialog entry={entry} actions={actions} onClose={close} /> : undefined}
      </Suspense>
    </div>
  );
};
