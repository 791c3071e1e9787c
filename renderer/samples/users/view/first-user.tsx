import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useCall } from '../../../kit/bridge/use-call';
import { Loaded } from '../../../kit/feedback/states';
import { useText } from '../../../kit/format/text';

/** `/apps/user/view`: the first user of the list, until another is chosen. */
export const Screen = (): ReactNode => {
  const text = useText('users');
  const call = useCall('user.list', { perPage: 1 });
  return (
    <Loaded call={call}>
      {({ rows: [first] }) =>
        first ? <Navigate to={`/apps/user/view/${first.id}`} replace /> : <h1>{text('view.none')}</h1>
      }
    </Loaded>
  );
};
