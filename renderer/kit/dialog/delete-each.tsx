/** Deletes records one by one; those that are gone leave the selection, whatever becomes of the others. */
import type { Failure, Result } from '@contract/failure';
import { idIn } from '@contract/list/all-pages';
import { type ReactNode, useState } from 'react';
import type { Values } from '../area/field';
import { FailureMessage } from '../feedback/failure-message';
import { notify } from '../feedback/notify';
import { nameOf } from '../format/naming';
import { useText } from '../format/text';
import { ConfirmDialog } from './confirm-dialog';

export interface DeleteDialogProps {
  readonly records: readonly Values[];
  /** With those that are gone. */
  readonly onClose: (gone: readonly Values[]) => void;
}

interface DeleteEachProps extends DeleteDialogProps {
  /** Whose texts under `delete` it says: title, body, confirm and done. */
  readonly area: string;
  /** The field that names a record. */
  readonly naming: string;
  readonly remove: (id: string) => Promise<Result<unknown>>;
  readonly busy: boolean;
}

export const DeleteEach = ({ area, naming, records, remove, busy, onClose }: DeleteEachProps): ReactNode => {
  const text = useText(area);
  const [gone, setGone] = useState<readonly Values[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const left = records.filter((record) => !gone.includes(record));
  const removeAll = async () => {
    const done = [...gone];
    for (const record of left) {
      const result = await remove(idIn('id')(record));
      if (!result.ok) {
        setGone(done);
        return setFailure(result.failure);
      }
      done.push(record);
    }
    notify({ intent: 'success', title: text('delete.done', { count: done.length }) });
    onClose(done);
  };
  return (
    <ConfirmDialog
      open
      title={text('delete.title', { count: left.length })}
      body={text('delete.body')}
      names={left.map((record) => nameOf(naming, record))}
      count={left.length}
      irreversible
      destructive
      confirm={text('delete.confirm')}
      busy={busy}
      onConfirm={() => void removeAll()}
      onCancel={() => onClose(gone)}
    >
      <FailureMessage failure={failure} />
    </ConfirmDialog>
  );
};
