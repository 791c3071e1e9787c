/** Confirms and deletes records. A toast reports that all were deleted; otherwise a list shows the result for each record. */
import { idIn } from '@contract/list/all-pages';
import { isReachable } from '@contract/network/network-view';
import type { EndpointId } from '@contract/table';
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
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { DeleteProps } from '../area/area';
import type { Values } from '../area/field';
import { recordAddress } from '../area/record-address';
import { refreshAreas } from '../bridge/use-call';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { RestoreFocus } from '../dialog/restore-focus';
import { NoticeBar } from '../feedback/notice-bar';
import { notify } from '../feedback/notify';
import { notifyQueued } from '../feedback/notify-queued';
import { pendingPlaceholder } from '../feedback/pending-placeholder';
import { formatNumber } from '../format/number';
import { useText } from '../format/text';
import { removeMatchingDrafts } from '../outbox/remove-matching-drafts';
import { useNetwork } from '../stores/network';
import { forgetRecentRecord } from '../stores/recent-records';
import { type Deletion, deleteRecords, type Outcome } from './delete-records';
import { OutcomeList } from './outcome-list';

interface DeleteDialogProps extends DeleteProps, Deletion {
  /** The area whose texts under `delete` are shown: title, body, confirm, done and, with `skip`, skipped. */
  readonly area: string;
  readonly nameOf: (record: Values) => string;
  /** The call that deletes a record, if it may become a draft in the outbox. */
  readonly call?: EndpointId;
  /** The id of a record that this dialog never deletes: the user's own account. */
  readonly skip?: string | undefined;
  /** Areas of the table whose data is reloaded afterwards. */
  readonly refreshes: readonly string[];
  /** A second question, asked after the first was confirmed. */
  readonly secondConfirmation?: { readonly question: string; readonly confirm: string } | undefined;
  /** The question depends on data that is still loading. */
  readonly busy?: boolean;
  /** Below the question. */
  readonly children?: ReactNode;
}

const OutboxHint = lazy(async () => ({ default: (await import('../outbox/outbox-hint')).OutboxHint }));

const useStyles = makeStyles({ actions: { display: 'contents' } });
const idOf = idIn('id');

export const DeleteDialog = (props: DeleteDialogProps): ReactNode => {
  const { area, records, nameOf, skip, secondConfirmation, remove, read, onClose } = props;
  const styles = useStyles();
  const text = useText(area);
  const kit = useText('kit');
  const progress = useText('delete');
  // The list behind may change while this runs.
  const [names] = useState(() => new Map(records.map((record) => [idOf(record), nameOf(record)])));
  const canReach = useNetwork(({ state }) => isReachable(state));
  const [isSure, setIsSure] = useState(false);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>();
  const stopped = useRef(false);
  const actions = useRef<HTMLDivElement>(null);
  const isConfirming = outcomes === undefined;
  // The focused button was removed with the question; without focus, the list would be hidden from screen readers.
  useEffect(() => {
    if (!isConfirming) actions.current?.querySelector<HTMLElement>('button')?.focus();
  }, [isConfirming]);
  const count = names.size;
  const [name = ''] = names.values();
  const params = { count, shown: formatNumber(count), name };
  const deletedIn = (results: ReadonlyMap<string, Outcome>) =>
    records.filter((record) => results.get(idOf(record))?.state === 'done');

  const start = async () => {
    const results = new Map<string, Outcome>();
    const onOutcome = (id: string, outcome: Outcome) => {
      setOutcomes(new Map(results.set(id, outcome)));
      // If its answer was lost, the outbox still asks whether to send it again.
      if (outcome.state === 'done') {
        removeMatchingDrafts((input, call) => call === props.call && String(input.id) === id);
        forgetRecentRecord(recordAddress(`/${area}`, id) ?? '');
      }
    };
    setOutcomes(new Map());
    await deleteRecords({ ids: [...names.keys()], skip, remove, read, onOutcome, isStopped: () => stopped.current });
    const deleted = deletedIn(results);
    if (deleted.length === count) {
      notify({ intent: 'success', title: text('delete.done', params) });
      onClose(deleted);
    }
    // One draft needs no list: the toast says it, with a link to the outbox.
    const [first] = results.values();
    if (first?.state === 'drafted') {
      notifyQueued(first.failure);
      if (count === 1) onClose([]);
    }
    void refreshAreas(props.refreshes);
  };

  if (!outcomes) {
    const title = text('delete.title', params);
    const becomesDraft = props.call !== undefined && !canReach;
    return (
      <ConfirmDialog
        open
        title={title}
        body={text('delete.body', params)}
        names={title.includes(name) ? [] : [...names.values()]}
        count={count}
        irreversible={!becomesDraft}
        destructive
        confirm={isSure && secondConfirmation ? secondConfirmation.confirm : text('delete.confirm', params)}
        busy={props.busy ?? false}
        onConfirm={() => (secondConfirmation && !isSure ? setIsSure(true) : void start())}
        onCancel={() => onClose([])}
      >
        {becomesDraft ? (
          <Suspense fallback={pendingPlaceholder}>
            <OutboxHint kind="remove" />
          </Suspense>
        ) : undefined}
        {props.children}
        {isSure && secondConfirmation ? (
          <NoticeBar intent="warning" layout="multiline" politeness="assertive">
            {secondConfirmation.question}
          </NoticeBar>
        ) : undefined}
      </ConfirmDialog>
    );
  }
  const deleted = deletedIn(outcomes);
  const isOver = outcomes.size === count;
  const close = () => onClose(deleted);
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => (open || !isOver ? undefined : close())}>
      <DialogSurface>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>
            {isOver
              ? progress('dialog.over', { done: formatNumber(deleted.length), total: formatNumber(count) })
              : progress('dialog.running', { at: formatNumber(outcomes.size + 1), total: formatNumber(count) })}
          </DialogTitle>
          <DialogContent>
            <OutcomeList names={names} outcomes={outcomes} skipped={skip === undefined ? '' : text('delete.skipped')} />
          </DialogContent>
          <div ref={actions} className={styles.actions}>
            <DialogActions>
              {isOver ? (
                <Button appearance="primary" onClick={close}>
                  {kit('actions.close')}
                </Button>
              ) : (
                <Button
                  onClick={() => {
                    stopped.current = true;
                  }}
                >
                  {progress('dialog.stop')}
                </Button>
              )}
            </DialogActions>
          </div>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
