import type { ReactNode } from 'react';
import { useText } from '../../../kit/text';
import { useCall } from '../../../kit/use-call';
import { FirstRecord } from '../../kit/first-record';

/** `/apps/invoice/edit`: the newest invoice, which comes first in the list. */
export const Screen = (): ReactNode => (
  <FirstRecord
    call={useCall('invoice.list', { perPage: 1 })}
    path="/apps/invoice/edit"
    none={useText('invoices')('none')}
  />
);
