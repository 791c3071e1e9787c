import type { ReactNode } from 'react';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { DeleteDialog, type DeleteProps } from '../../kit/delete/delete-dialog';
import { nameOf } from '../../kit/format/naming';

export const DeleteInvoices = (props: DeleteProps): ReactNode => (
  <DeleteDialog
    {...props}
    area="invoices"
    nameOf={(record) => nameOf('id', record)}
    remove={(id) => callEndpoint('invoice.remove', { id })}
    refreshes={['invoice']}
  />
);
