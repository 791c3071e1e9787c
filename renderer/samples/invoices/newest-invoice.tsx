import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { useText } from '../../kit/format/text';
import { FirstRecord } from '../kit/first-record';

/** `/apps/invoice/preview` and `/apps/invoice/edit`: the newest invoice, which comes first in the list. */
export const Screen = (): ReactNode => (
  <FirstRecord
    call={useCall('invoice.list', { perPage: 1 })}
    path={useLocation().pathname}
    none={useText('invoices')('none')}
  />
);
