import type { ReactNode } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { useText } from '../../kit/format/text';
import { FirstRecord } from '../kit/first-record';

/** `/apps/ecommerce/product-detail`: the first featured product. */
export const Screen = (): ReactNode => (
  <FirstRecord
    call={useCall('shop.list', { perPage: 1 })}
    path="/apps/ecommerce/product-detail"
    none={useText('shop')('none')}
  />
);
