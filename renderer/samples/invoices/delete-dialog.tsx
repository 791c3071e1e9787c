/** Deletes invoices one by one; those that are gone leave the selection, whatever becomes of the others. */
import type { Failure } from '@contract/failure';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { nameOf } from '../../kit/format/naming';
import { idIn } from '../../kit/list/use-list';
import { notify } from '../../kit/notify';
import type { Values } from '../../kit/resource';
import { ServerMessage } from '../../kit/server-message';
import { useText } from '../../kit/text';
import { useAction } from '../../kit/use-call';

interface DeleteProps {
  readonly invoices: readonly Values[];
  /** With those that are gone. */
  readonly onClose: (gone: readonly Values[]) => void;
}

export const DeleteDialog = ({ invoices, onClose }: DeleteProps): ReactNode => {
  const text = useText('invoices');
  const { run, busy } = useAction('invoice.remove');
  const [gone, setGone] = useState<readonly Values[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const left = invoices.filter((invoice) => !gone.includes(invoice));
  const remove = async () => {
    const done = [...gone];
    for (const invoice of left) {
      const result = await run({ id: idIn('id')(invoice) });
      if (!result.ok) {
        setGone(done);
        return setFailure(result.failure);
      }
      done.push(invoice);
    }
    notify({ intent: 'success', title: text('delete.done', { count: done.length }) });
    onClose(done);
  };
  return (
    <ConfirmDialog
      open
      title={text('delete.title', { count: left.length })}
      body={text('delete.body')}
      names={left.map((invoice) => nameOf('id', invoice))}
      count={left.length}
      irreversible
      destructive
      confirm={text('delete.confirm')}
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={() => onClose(gone)}
    >
      <ServerMessage failure={failure} />
    </ConfirmDialog>
  );
};
