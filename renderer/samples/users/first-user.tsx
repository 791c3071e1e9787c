import type { ReactNode } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { useText } from '../../kit/format/text';
import { FirstRecord } from '../kit/first-record';

/** `/apps/user/view`: the first user of the list. */
export const Screen = (): ReactNode => (
  <FirstRecord call={useCall('user.list', { perPage: 1 })} path="/apps/user/list" none={useText('users')('none')} />
);
