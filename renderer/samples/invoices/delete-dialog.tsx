import type { ReactNode } from 'react';
import { type DeleteDialogProps, DeleteEach } from '../../kit/dialog/delete-each';
import { useAction } from '../../kit/use-call';

export const DeleteDialog = (props: DeleteDialogProps): ReactNode => {
  const { run, busy } = useAction('invoice.remove');
  return <DeleteEach {...props} area="invoices" naming="id" remove={(id) => run({ id })} busy={busy} />;
};
