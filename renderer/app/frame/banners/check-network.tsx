/** Asks the server, and the hosts of pictures that can't be reached, now. */
import { Button, Caption1 } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { bridge } from '../../../kit/bridge/bridge';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { formatRecentTime } from '../../../kit/format/date-time';
import { useText } from '../../../kit/format/text';
import { setNetwork } from '../../../kit/stores/network';

export const CheckNetwork = (): ReactNode => {
  const text = useText('network');
  const [busy, setBusy] = useState(false);
  const [checkedAt, setCheckedAt] = useState<string>();
  const check = async (): Promise<void> => {
    setBusy(true);
    const checked = await bridge().network.check();
    setBusy(false);
    notifyFailure(checked);
    if (checked.ok) setNetwork(checked.value);
    setCheckedAt(new Date().toISOString());
  };
  return (
    <>
      <Caption1 role="status">
        {busy || checkedAt === undefined
          ? ''
          : text('network.checked', { time: formatRecentTime(Date.parse(checkedAt)) })}
      </Caption1>
      <Button size="small" disabledFocusable={busy} onClick={() => void check()}>
        {text('network.check')}
      </Button>
    </>
  );
};
