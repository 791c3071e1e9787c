/** The state of the network in words: since when, what waits for it, and the button that helps. */
import type { CopyNote } from '@contract/failure';
import { isReachable, type NetworkView } from '@contract/network/network-view';
import { dayMs, hourMs, minuteMs } from '@contract/time/durations';
import { Button } from '@fluentui/react-components';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { bridge } from '../../../kit/bridge/bridge';
import { FluentMessageBar } from '../../../kit/feedback/message-bar';
import { notify } from '../../../kit/feedback/notify';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { formatRecentTime } from '../../../kit/format/date-time';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { OutboxTextLink } from '../../../kit/outbox/outbox-text-link';
import { useUnsentTexts } from '../../../kit/outbox/unsent-texts';
import { useNetwork } from '../../../kit/stores/network';
import { useUnsentCount } from '../../../kit/stores/outbox';
import { useSession } from '../../../kit/stores/session';
import { useFocusAfter } from '../page/use-focus-after';
import { CheckNetwork } from './check-network';
import { CopyBar, CopyWords } from './copy-bar';

/** Milliseconds that a fault must last. */
const settleTime = 1_500;

/**
 * The network once its state has lasted a moment, so that a connection that comes and goes is not announced each time.
 * Undefined while it is good; the end of a fault shows at once.
 */
const useSettledNetwork = (): NetworkView | undefined => {
  const network = useNetwork();
  const isGood = network.state === 'online';
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isGood) return;
    const timer = setTimeout(() => setSettled(true), settleTime);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [isGood]);
  return isGood || !isSettled ? undefined : network;
};

/** The unit in which a time is told, and how many of it. */
const amountOf = (milliseconds: number): { readonly unit: string; readonly count: number } => {
  const time = Math.abs(milliseconds);
  if (time < 2 * hourMs) return { unit: 'minutes', count: Math.round(time / minuteMs) };
  return time < 2 * dayMs
    ? { unit: 'hours', count: Math.round(time / hourMs) }
    : { unit: 'days', count: Math.round(time / dayMs) };
};

interface BannerProps {
  readonly className: string;
  /** The oldest copy on the screen. */
  readonly copy: CopyNote | undefined;
}

/** While the server can't be reached, one bar says that and how old the data is. */
export const NetworkBanner = ({ className, copy }: BannerProps): ReactNode => {
  const text = useText('network');
  const network = useSettledNetwork();
  const offset = useNetwork((state) => state.clockOffset);
  const amount = offset === undefined ? undefined : amountOf(offset);
  const isDown = network !== undefined && !isReachable(network.state);
  return (
    <>
      {network ? (
        <StateBar key={network.state} className={className} network={network} copy={isDown ? copy : undefined} />
      ) : undefined}
      {copy && !isDown ? <CopyBar className={className} copy={copy} /> : undefined}
      {offset === undefined || amount === undefined ? undefined : (
        <FluentMessageBar
          intent="warning"
          className={className}
          politeness="polite"
          title={text(offset > 0 ? 'clock.ahead' : 'clock.behind', {
            amount: text(`clock.${amount.unit}`, { count: amount.count, amount: formatNumber(amount.count) }),
          })}
        >
          {text('clock.body')}
        </FluentMessageBar>
      )}
    </>
  );
};

const StateBar = ({ className, network, copy }: BannerProps & { readonly network: NetworkView }): ReactNode => {
  const text = useText('network');
  const unsentTexts = useUnsentTexts();
  const { state, since } = network;
  const isDown = !isReachable(state);
  return (
    <FluentMessageBar
      intent={isDown ? 'warning' : 'info'}
      className={className}
      politeness={isDown ? 'assertive' : 'polite'}
      title={text(`network.${state}.heading`)}
      actions={isDown ? <Actions network={network} /> : undefined}
    >
      {text(`network.${state}.body`, { time: formatRecentTime(Date.parse(since)) })}
      {copy ? (
        <>
          {' '}
          <CopyWords copy={copy} isWhole />
        </>
      ) : undefined}
      {unsentTexts.map((words) => (
        <Fragment key={words}> {words}</Fragment>
      ))}
    </FluentMessageBar>
  );
};

const Actions = ({ network }: { readonly network: NetworkView }): ReactNode => {
  const text = useText('network');
  const unsent = useUnsentCount();
  const box = useFocusAfter();
  return (
    <span ref={box} style={{ display: 'contents' }}>
      {network.state === 'captive' ? <SignInButton /> : undefined}
      <CheckNetwork />
      {unsent > 0 ? (
        <OutboxTextLink style={{ alignSelf: 'center' }}>{text('network.outbox', { count: unsent })}</OutboxTextLink>
      ) : undefined}
    </span>
  );
};

const SignInButton = (): ReactNode => {
  const text = useText('network');
  const isDemo = useSession(({ session }) => session?.mode === 'demo');
  const open = async (): Promise<void> => {
    if (isDemo) notify({ intent: 'info', title: text('network.demoSignIn') });
    else notifyFailure(await bridge().network.openSignIn());
  };
  return (
    <Button size="small" appearance="primary" onClick={() => void open()}>
      {text('network.openSignIn')}
    </Button>
  );
};
