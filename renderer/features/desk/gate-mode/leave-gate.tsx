/** The only way out of gate mode: the password of who is signed in, or the event's PIN. */
import type { Failure } from '@contract/failure';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readLogs, useEventLog } from '../../../event/log/event-log';
import { useScanGuard } from '../../../event/scan/use-scan-guard';
import { bridge } from '../../../kit/bridge/bridge';
import { useCommand } from '../../../kit/commands/command';
import { RestoreFocus } from '../../../kit/dialog/restore-focus';
import { FailureMessage } from '../../../kit/feedback/failure-message';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { PasswordInput } from '../../../kit/form/password/password-input';
import { useText } from '../../../kit/format/text';
import { useSession } from '../../../kit/stores/session';
import { changeSettings, useSettings } from '../../../kit/stores/settings';
import { isPin, isStoredPin, matchesPin, waitAfter } from '../gate/exit-pin';

const useStyles = makeStyles({
  content: { display: 'grid', rowGap: '12px' },
  hint: { margin: 0, color: tokens.colorNeutralForeground2 },
});

type Check =
  | { readonly is: 'right' | 'wrong' }
  | { readonly is: 'early'; readonly seconds: number }
  | { readonly is: 'failed'; readonly failure: Failure };

/** Counted before it is compared, so that a reload meanwhile saves nobody the wait. */
const checkPin = async (pin: string, stored: string): Promise<Check> => {
  const { wrongPins = 0, waitUntilMs = 0 } = useSettings.getState().settings?.gateMode ?? {};
  const seconds = Math.ceil((waitUntilMs - Date.now()) / 1_000);
  if (seconds > 0) return { is: 'early', seconds };
  const wrong = wrongPins + 1;
  const counted = await changeSettings({
    gateMode: { wrongPins: wrong, waitUntilMs: Date.now() + waitAfter(wrong) * 1_000 },
  });
  if (!counted.ok) return { is: 'failed', failure: counted.failure };
  return { is: (await matchesPin(pin, stored)) ? 'right' : 'wrong' };
};

const checkPassword = async (password: string): Promise<Check> => {
  const confirmed = await bridge().session.confirmPassword({ password });
  return confirmed.ok ? { is: 'right' } : { is: 'failed', failure: confirmed.failure };
};

interface LeaveDialogProps {
  /** As the log keeps it; undefined for an event without one. */
  readonly pin: string | undefined;
  /** It could not be read, so that the event's PIN is not known. */
  readonly isLogUnread: boolean;
  readonly onClose: () => void;
}

const LeaveDialog = ({ pin, isLogUnread, onClose }: LeaveDialogProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const kit = useText('kit');
  const lock = useText('lock');
  const navigate = useNavigate();
  const isDemo = useSession(({ session }) => session?.mode === 'demo');
  const email = useSession(({ session }) => session?.person?.email) ?? '';
  const [isByPin, setByPin] = useState(pin !== undefined);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const ignoreScan = useScanGuard(() => {
    setTyped('');
    setError(text('mode.leave.scanned'));
  });
  const leave = async (): Promise<void> => {
    if (notifyFailure(await changeSettings({ gateMode: null }))) void navigate('/desk', { replace: true });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setFailure(undefined);
    const isComplete = isByPin ? isPin(typed) : typed !== '';
    setError(isComplete ? undefined : text(isByPin ? 'mode.pin.wrongForm' : 'auth:passwordRequired'));
    if (!isComplete) return input.current?.focus();
    setBusy(true);
    const checked = await (isByPin && pin !== undefined ? checkPin(typed, pin) : checkPassword(typed));
    setBusy(false);
    setTyped('');
    if (checked.is === 'right') return leave();
    if (checked.is === 'failed') setFailure(checked.failure);
    else setError(checked.is === 'early' ? text('mode.pin.early', checked) : text('mode.pin.wrong'));
    input.current?.focus();
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => (open || busy ? undefined : onClose())}>
      <DialogSurface>
        <RestoreFocus />
        <form onSubmit={(event) => void submit(event)} onKeyDownCapture={ignoreScan} noValidate>
          <DialogBody>
            <DialogTitle>{text('mode.leave.title')}</DialogTitle>
            <DialogContent className={styles.content}>
              <span>{text(isByPin ? 'mode.leave.byPin' : 'mode.leave.byPassword', { email })}</span>
              {isLogUnread ? <p className={styles.hint}>{text('gate.counts.unread')}</p> : undefined}
              <FailureMessage failure={failure} />
              <PasswordInput
                key={String(isByPin)}
                ref={input}
                label={text(isByPin ? 'mode.leave.pin' : 'auth:password')}
                value={typed}
                onChange={setTyped}
                isCode={isByPin}
                error={error}
                size="large"
                autoComplete="off"
                autoFocus
                required
              />
              {isDemo && !isByPin ? <p className={styles.hint}>{lock('lock.demo')}</p> : undefined}
            </DialogContent>
            <DialogActions fluid>
              {pin === undefined ? undefined : (
                <Button
                  size="large"
                  appearance="subtle"
                  onClick={() => {
                    setByPin(!isByPin);
                    setTyped('');
                    setError(undefined);
                    setFailure(undefined);
                  }}
                >
                  {text(isByPin ? 'mode.leave.usePassword' : 'mode.leave.usePin')}
                </Button>
              )}
              <Button size="large" onClick={onClose} disabledFocusable={busy}>
                {kit('actions.cancel')}
              </Button>
              <Button size="large" type="submit" appearance="primary" disabledFocusable={busy}>
                {text('mode.leave.confirm')}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
};

export const LeaveGate = ({ event }: { readonly event: string | undefined }): ReactNode => {
  const text = useText('desk');
  const { index, failure } = useEventLog(event);
  const stored = index.rule('exit-pin')?.value;
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    if (failure) void readLogs();
    setOpen(true);
  };
  // In place of what the menu bar would do: end the full screen.
  useCommand('full-screen', open);
  return (
    <>
      <Button size="large" onClick={open}>
        {text('mode.leave.button')}
      </Button>
      {isOpen ? (
        <LeaveDialog
          pin={isStoredPin(stored) ? stored : undefined}
          isLogUnread={failure !== undefined}
          onClose={() => setOpen(false)}
        />
      ) : undefined}
    </>
  );
};
