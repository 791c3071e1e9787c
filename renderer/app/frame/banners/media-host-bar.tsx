/** Says which host of pictures can't be reached, while the server can and a picture on the screen did not load. */
import { isReachable, type UnreachableHost } from '@contract/network/network-view';
import type { ReactNode } from 'react';
import { FluentMessageBar } from '../../../kit/feedback/message-bar';
import { formatRecentTime } from '../../../kit/format/date-time';
import { useText } from '../../../kit/format/text';
import { useNetwork } from '../../../kit/stores/network';
import { useFocusAfter } from '../page/use-focus-after';
import { CheckNetwork } from './check-network';

export const MediaHostBar = ({ className }: { readonly className: string }): ReactNode => {
  const host = useNetwork(({ state, unreachableHosts }) => (isReachable(state) ? unreachableHosts?.[0] : undefined));
  if (!host) return null;
  return <Bar className={className} host={host} />;
};

interface BarProps {
  readonly className: string;
  readonly host: UnreachableHost;
}

const Bar = ({ className, host }: BarProps): ReactNode => {
  const text = useText('network');
  const box = useFocusAfter();
  return (
    <FluentMessageBar
      intent="warning"
      className={className}
      politeness="polite"
      title={text('pictures.heading', { host: host.host })}
      actions={
        <span ref={box} style={{ display: 'contents' }}>
          <CheckNetwork />
        </span>
      }
    >
      {text('pictures.body', { time: formatRecentTime(Date.parse(host.since)) })}
    </FluentMessageBar>
  );
};
