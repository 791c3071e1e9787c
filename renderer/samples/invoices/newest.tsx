import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Loaded } from '../../kit/states/states';
import { useText } from '../../kit/text';
import { useCall } from '../../kit/use-call';

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
