import type { ReactNode } from 'react';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { DeleteDialog, type DeleteProps } from '../../kit/delete/delete-dialog';
import { nameOf } from '../../kit/format/naming';

export const DeletePermissions = (props: DeleteProps): ReactNode => (
  <DeleteDialog
    {...props}
    area="permissions"
    nameOf={(record) => nameOf('name', record)}
    remove={(id) => callEndpoint('permission.remove', { id })}
    refreshes={['permission']}
  />
);
