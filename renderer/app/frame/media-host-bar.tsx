/** Says which host of pictures can't be reached, while the server can and a picture on the screen did not load. */
import { isReachable } from '@contract/network/network-view';
import type { ReactNode } from 'react';
import { FluentMessageBar } from '../../kit/feedback/message-bar';
import { formatRecentTime } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import { useNetwork } from '../../kit/stores/network';
import { CheckNetwork } from './check-network';

export const MediaHostBar = ({ className }: { readonly className: string }): ReactNode => {
  const text = useText('network');
  const host = useNetwork(({ state, unreachableHosts }) => (isReachable(state) ? unreachableHosts?.[0] : undefined));
  if (!host) return null;
  return (
    <FluentMessageBar
      intent="warning"
      className={className}
      politeness="polite"
      title={text('pictures.heading', { host: host.host })}
      actions={<CheckNetwork />}
    >
      {text('pictures.body', { time: formatRecentTime(Date.parse(host.since)) })}
    </FluentMessageBar>
  );
};
