import type { ReactNode } from 'react';
import type { DeleteProps } from '../../kit/area/area';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { DeleteDialog } from '../../kit/delete/delete-dialog';
import { nameOf } from '../../kit/format/naming';

export const Delete = (props: DeleteProps): ReactNode => (
  <DeleteDialog
    {...props}
    area="users"
    nameOf={(record) => nameOf('fullName', record)}
    remove={(id) => callEndpoint('user.remove', { id })}
    refreshes={['user']}
  />
);
