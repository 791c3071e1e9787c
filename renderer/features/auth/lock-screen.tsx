/** What the window shows while the app is locked: whose password unlocks it, and nothing else. */
import type { SessionView } from '@contract/bridge';
import type { Failure, Result } from '@contract/failure';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { FingerprintRegular } from '@fluentui/react-icons';
import { type FormEvent, useRef, useState } from 'react';
import { useScanGuard } from '../../event/scan/use-scan-guard';
import { bridge } from '../../kit/bridge/bridge';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { FailureMessage } from '../../kit/feedback/failure-message';
import { PasswordInput } from '../../kit/form/password/password-input';
import { useText } from '../../kit/format/text';
import { applySession } from '../../kit/stores/connect-stores';
import { endSession } from '../../kit/stores/end-session';
import { useSession } from '../../kit/stores/session';
import { Initials } from '../../kit/ui/initials';
import { AuthLayout } from './auth-layout';
import { SubmitButton } from './submit-button';

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL },
  person: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  words: { minWidth: 0, display: 'grid' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  email: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  hint: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

export const LockScreen = () => {
  const styles = useStyles();
  const text = useText('lock');
  const lock = useSession(({ session }) => session?.lock);
  const isDemo = useSession(({ session }) => session?.mode === 'demo');
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [scanned, setScanned] = useState(false);
  const ignoreScan = useScanGuard(() => {
    setPassword('');
    setScanned(true);
  });
  const input = useRef<HTMLInputElement>(null);
  if (!lock) return null;

  const run = async (unlock: () => Promise<Result<SessionView>>) => {
    setBusy(true);
    setFailure(undefined);
    const result = await unlock();
    setBusy(false);
    setPassword('');
    if (result.ok) return applySession(result.value);
    if (result.failure.kind !== 'cancelled') setFailure(result.failure);
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setScanned(false);
    setMissing(password === '');
    if (password === '') return input.current?.focus();
    void run(() => bridge().session.unlock({ password }));
  };

  return (
    <AuthLayout title={text('lock.title')} lead={text('lock.lead')}>
      <form className={styles.form} onSubmit={submit} onKeyDownCapture={ignoreScan} noValidate>
        <div className={styles.person}>
          <Initials name={lock.name} size={40} />
          <div className={styles.words}>
            <span className={styles.name} dir="auto">
              {lock.name}
            </span>
            <bdi className={styles.email}>{lock.email}</bdi>
          </div>
        </div>
        <FailureMessage failure={failure} />
        <PasswordInput
          ref={input}
          label={text('auth:password')}
          value={password}
          onChange={setPassword}
          error={isMissing ? text('auth:passwordRequired') : scanned ? text('lock.scanned') : undefined}
          size="large"
          autoComplete="current-password"
          autoFocus
          required
        />
        {isDemo && <p className={styles.hint}>{text('lock.demo')}</p>}
        {lock.worksOffline && <p className={styles.hint}>{text('lock.offline')}</p>}
        <SubmitButton busy={busy}>{text('lock.unlock')}</SubmitButton>
        {lock.hasSystemCheck && (
          <Button
            size="large"
            icon={<FingerprintRegular />}
            disabledFocusable={busy}
            onClick={() => void run(() => bridge().session.unlockBySystem())}
          >
            {text('lock.system')}
          </Button>
        )}
        <Button appearance="subtle" onClick={() => setLeaving(true)}>
          {text('lock.other')}
        </Button>
      </form>
      <ConfirmDialog
        open={isLeaving}
        title={text('lock.otherTitle', { name: lock.name })}
        body={
          lock.waiting === 0
            ? text('lock.otherBody')
            : text(lock.isKept ? 'lock.otherKept' : 'lock.otherLost', { count: lock.waiting })
        }
        confirm={text('lock.signOut')}
        destructive
        onConfirm={() => void endSession()}
        onCancel={() => setLeaving(false)}
      />
    </AuthLayout>
  );
};
