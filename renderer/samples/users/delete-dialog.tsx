import type { ReactNode } from 'react';
import { useAction } from '../../kit/bridge/use-call';
import { type DeleteDialogProps, DeleteEach } from '../../kit/dialog/delete-each';

export const DeleteDialog = (props: DeleteDialogProps): ReactNode => {
  const { run, busy } = useAction('user.remove');
  return <DeleteEach {...props} area="users" naming="fullName" remove={(id) => run({ id })} busy={busy} />;
};
