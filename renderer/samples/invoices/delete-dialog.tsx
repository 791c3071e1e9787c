import type { ReactNode } from 'react';
import type { DeleteProps } from '../../kit/area/area';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { DeleteDialog } from '../../kit/delete/delete-dialog';
import { nameOf } from '../../kit/format/naming';

export const Delete = (props: DeleteProps): ReactNode => (
  <DeleteDialog
    {...props}
    area="invoices"
    nameOf={(record) => nameOf('id', record)}
    remove={(id) => callEndpoint('invoice.remove', { id })}
    refreshes={['invoice']}
  />
);
