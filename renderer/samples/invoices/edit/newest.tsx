import type { ReactNode } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { useText } from '../../../kit/format/text';
import { FirstRecord } from '../../kit/first-record';

/** `/apps/invoice/edit`: the newest invoice, which comes first in the list. */
export const Screen = (): ReactNode => (
  <FirstRecord
    call={useCall('invoice.list', { perPage: 1 })}
    path="/apps/invoice/edit"
    none={useText('invoices')('none')}
  />
);
