import { fold } from '@contract/text/fold';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useAbout } from '../../kit/bridge/about';
import { bridge } from '../../kit/bridge/bridge';
import { queryClient } from '../../kit/bridge/query-client';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { TextInput } from '../../kit/form/text-input';
import { useText } from '../../kit/format/text';
import { useNotes } from '../../kit/stores/notes';
import { useOffline } from '../../kit/stores/offline';
import { useUnsentCount } from '../../kit/stores/outbox';
import { resetStores } from '../../kit/stores/resettable-store';
import { useSession } from '../../kit/stores/session';
import { Setting } from './parts/setting';
import { ToggleSettings } from './toggle-settings';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
});

/** Erases everything of Pitwall on this computer, after the user typed a word; main asks once more. */
const EraseData = () => {
  const styles = useStyles();
  const text = useText('settings');
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState('');
  const unsent = useUnsentCount();
  const packs = useOffline(({ view }) => view.packs.length);
  const notes = useNotes(({ notes }) => notes.size);
  const word = text('data.eraseWord');
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  const erase = async () => {
    setBusy(true);
    // Without a failure or a no, the app ends.
    notifyFailure(await bridge().app.eraseAll());
    setBusy(false);
    close();
  };
  return (
    <Setting title={text('data.erase')} about={text('data.eraseAbout')}>
      <Button onClick={() => setOpen(true)}>{text('data.eraseAsk')}</Button>
      <ConfirmDialog
        open={open}
        title={text('data.eraseTitle')}
        body={text('data.eraseBody')}
        confirm={text('data.eraseConfirm')}
        destructive
        busy={busy}
        disabled={fold(typed).trim() !== fold(word)}
        onConfirm={() => void erase()}
        onCancel={close}
      >
        <ul className={styles.list}>
          <li>{text('data.eraseSessions')}</li>
          <li>{text('data.eraseOutbox', { count: unsent })}</li>
          <li>{text('data.erasePacks', { count: packs })}</li>
          <li>{text('data.eraseNotes', { count: notes })}</li>
          <li>{text('data.eraseLogs')}</li>
          <li>{text('data.eraseSettings')}</li>
        </ul>
        <span>{text('data.eraseKept')}</span>
        <TextInput label={text('data.eraseType', { word })} value={typed} onChange={setTyped} />
      </ConfirmDialog>
    </Setting>
  );
};

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
