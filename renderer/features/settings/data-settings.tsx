import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useAbout } from '../../kit/bridge/about';
import { bridge } from '../../kit/bridge/bridge';
import { queryClient } from '../../kit/bridge/query-client';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useText } from '../../kit/format/text';
import { resetStores } from '../../kit/stores/resettable-store';
import { useSession } from '../../kit/stores/session';
import { EraseData } from './erase-data';
import { Setting } from './parts/setting';
import { ToggleSettings } from './toggle-settings';

/** The sample areas, and the demo's data. */
export const DataSettings = () => {
  const text = useText('settings');
  const isDesktop = (useAbout()?.platform ?? 'browser') !== 'browser';
  const isDemo = useSession((state) => state.session?.mode === 'demo');
  return (
    <>
      <ToggleSettings section="data" />
      {isDemo && (
        <Setting title={text('data.reset')} about={text('data.resetAbout')}>
          <ResetDemo />
        </Setting>
      )}
      {isDesktop && <EraseData />}
    </>
  );
};

const ResetDemo = () => {
  const text = useText('settings');
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const reset = async () => {
    setBusy(true);
    const result = await bridge().settings.resetDemo();
    setBusy(false);
    setOpen(false);
    if (!notifyFailure(result)) return;
    resetStores();
    await queryClient.resetQueries();
    notify({ intent: 'success', title: text('data.resetDone') });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('data.resetAsk')}</Button>
      <ConfirmDialog
        open={open}
        title={text('data.resetTitle')}
        body={text('data.resetBody')}
        confirm={text('data.resetConfirm')}
        destructive
        irreversible
        busy={busy}
        onConfirm={() => void reset()}
        onCancel={() => setOpen(false)}
      />
    </>
  );
};
