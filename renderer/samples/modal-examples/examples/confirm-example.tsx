import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { notify } from '../../../kit/feedback/notify';
import { useText } from '../../../kit/format/text';
import type { ExampleProps } from '../example-dialog';

const names = ['first', 'second', 'third'] as const;

/** An irreversible action: what it does, and to which records. */
export const ConfirmExample = ({ onClose }: ExampleProps): ReactNode => {
  const text = useText('modal-examples');
  return (
    <ConfirmDialog
      open
      title={text('confirm.title', { count: names.length })}
      body={text('confirm.body')}
      names={names.map((name) => text(`confirm.${name}`))}
      count={names.length}
      irreversible
      destructive
      confirm={text('confirm.act')}
      onConfirm={() => {
        notify({ intent: 'info', title: text('confirm.done'), body: text('nothing') });
        onClose();
      }}
      onCancel={onClose}
    />
  );
};
