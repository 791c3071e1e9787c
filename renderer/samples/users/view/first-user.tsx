import type { ReactNode } from 'react';
import { useText } from '../../../kit/text';
import { useCall } from '../../../kit/use-call';
import { FirstRecord } from '../../kit/first-record';

/** `/apps/user/view`: the first user of the list. */
export const Screen = (): ReactNode => (
  <FirstRecord
    call={useCall('user.list', { perPage: 1 })}
    path="/apps/user/view"
    none={useText('users')('view.none')}
  />
);
