/** Says that the app runs in safe mode, and offers what was set aside after failed starts. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { bridge } from '../../../kit/bridge/bridge';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { useText } from '../../../kit/format/text';
import { readSettings, useSettings } from '../../../kit/stores/settings';
import { edgeToEdge } from '../../../kit/ui/styles';

const useStyles = makeStyles({
  bar: edgeToEdge,
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginBlockStart: tokens.spacingVerticalS,
  },
});

export const SafeModeNotice = () => {
  const styles = useStyles();
  const text = useText('safe-mode');
  const safeMode = useSettings(({ settings }) => settings?.safeMode);
  const hasBackup = useSettings(({ settings }) => settings?.hasBackup === true);
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    if (!notifyFailure(await bridge().app.restoreBackup())) setBusy(false);
  };
  const keepNew = async () => {
    if (notifyFailure(await bridge().app.dismissBackup())) await readSettings();
  };
  const kind = safeMode ?? 'aside';
  return (
    <NoticeBar intent="warning" layout="multiline" title={text(`${kind}.title`)} stacked className={styles.bar}>
      {text(`${kind}.body`)}
      {hasBackup && (
        <div className={styles.actions}>
          <Button size="small" disabled={isBusy} onClick={() => void restore()}>
            {text('restore')}
          </Button>
          <Button size="small" disabled={isBusy} onClick={() => void keepNew()}>
            {text('keepNew')}
          </Button>
          <Button size="small" onClick={() => void bridge().app.showBackup().then(notifyFailure)}>
            {text('show')}
          </Button>
        </div>
      )}
    </NoticeBar>
  );
};
