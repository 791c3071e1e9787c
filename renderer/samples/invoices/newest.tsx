import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';

/** Leads on to the newest invoice, which comes first in the list. */
export const Newest = ({ path }: { readonly path: string }): ReactNode => {
  const text = useText('invoices');
  const call = useCall('invoice.list', { perPage: 1 });
  return (
    <Loaded call={call}>
      {({ rows: [first] }) => (first ? <Navigate to={`${path}/${first.id}`} replace /> : <h1>{text('none')}</h1>)}
    </Loaded>
  );
};
