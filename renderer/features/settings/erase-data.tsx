/** Erases everything of Pitwall on this computer, after the user typed a word; main asks once more. */
import { fold } from '@contract/text/fold';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { bridge } from '../../kit/bridge/bridge';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { TextInput } from '../../kit/form/text-input';
import { useText } from '../../kit/format/text';
import { useNotes } from '../../kit/stores/notes';
import { useOffline } from '../../kit/stores/offline';
import { useUnsentCount } from '../../kit/stores/outbox';
import { Setting } from './parts/setting';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
});

export const EraseData = () => {
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
