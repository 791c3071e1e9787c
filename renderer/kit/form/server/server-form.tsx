import type { Mode } from '@contract/bridge';
import type { Failure } from '@contract/failure';
import { displayAddress } from '@contract/server/server-address';
import { Button, Field, Input, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { FailureMessage } from '../../feedback/failure-message';
import { failureText } from '../../feedback/failure-text';
import { pendingPlaceholder } from '../../feedback/pending-placeholder';
import { useText } from '../../format/text';
import { unsentCount } from '../../stores/outbox';
import { useSession } from '../../stores/session';
import { useSettings } from '../../stores/settings';
import { fieldErrorProps } from '../field-error-props';
import { useFixedHint } from '../use-fixed-hint';
import { ConnectionTest } from './connection-test';
import { switchServer } from './switch-server';
import { UnencryptedCheckbox } from './unencrypted-checkbox';
import { useServerAddress } from './use-server-address';

const SwitchQuestion = lazy(async () => ({ default: (await import('../../outbox/switch-question')).SwitchQuestion }));

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL, maxWidth: '520px' },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
});

const modes: readonly Mode[] = ['live', 'demo'];

interface ServerFormProps {
  /** Called after a change or a cancel. */
  readonly onDone?: () => void;
}

/** The choice between a live server and demo data. Changing it signs out, and asks first if something waits to be sent. */
export const ServerForm = ({ onDone }: ServerFormProps) => {
  const styles = useStyles();
  const text = useText('server');
  const settings = useSettings((state) => state.settings);
  const session = useSession((state) => state.session);
  const modeHint = useFixedHint('mode');
  const serverHint = useFixedHint('server');
  const signedIn = session?.state === 'signed-in';
  const [mode, setMode] = useState<Mode>(session?.mode ?? 'live');
  const [server, setServer] = useState(settings?.server ?? '');
  const { address, acceptsPlain, setAccepted, needsConsent } = useServerAddress(server);
  const [addressError, setAddressError] = useState<Failure>();
  const [failure, setFailure] = useState<Failure>();
  const [isAsking, setAsking] = useState(false);
  if (!settings) return null;

  const isFixed = (setting: 'mode' | 'server') => settings.fixed[setting] !== undefined;
  const isUnchanged = mode === settings.mode && mode === session?.mode && server.trim() === settings.server;

  const shown = address.ok ? displayAddress(address.value) : '';
  const addressHint =
    shown === '' || !address.ok || shown === address.value
      ? text('addressHint')
      : text('bothNames', { address: shown });
  const hint = serverHint ?? addressHint;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const needsAddress = mode === 'live' && !isFixed('server');
    setAddressError(needsAddress && !address.ok ? address.failure : undefined);
    if (needsAddress && !address.ok) return;
    if (signedIn && unsentCount() > 0) setAsking(true);
    else void save();
  };
  const save = async () => {
    setAsking(false);
    const result = await switchServer(mode, {
      ...(isFixed('mode') ? {} : { mode }),
      ...(isFixed('server') || !address.ok ? {} : { server: address.value, acceptsPlain }),
    });
    setFailure(result.ok ? undefined : result.failure);
    if (result.ok) onDone?.();
  };

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <FailureMessage failure={failure} />
      <Field label={text('mode')} {...(modeHint ? { hint: modeHint } : {})}>
        <RadioGroup
          value={mode}
          disabled={isFixed('mode')}
          onChange={(_, data) => setMode(modes.find((one) => one === data.value) ?? mode)}
        >
          {modes.map((one) => (
            <Radio key={one} value={one} label={{ children: text(one) }} />
          ))}
        </RadioGroup>
      </Field>
      {mode === 'live' && (
        <Field
          label={text('address')}
          required
          hint={hint}
          {...fieldErrorProps(addressError ? failureText(addressError).body : undefined)}
        >
          <Input
            value={server}
            disabled={isFixed('server')}
            onChange={(_, data) => setServer(data.value)}
            type="text"
            inputMode="url"
            maxLength={2_048}
            placeholder="api.example.com"
            spellCheck={false}
            autoComplete="off"
            dir="ltr"
          />
        </Field>
      )}
      {mode === 'live' && needsConsent && <UnencryptedCheckbox checked={acceptsPlain} onChange={setAccepted} />}
      {mode === 'live' && (
        <ConnectionTest key={server.trim()} server={server.trim()} acceptsPlain={acceptsPlain} disabled={!address.ok} />
      )}
      <div className={styles.actions}>
        {onDone && <Button onClick={onDone}>{text('cancel')}</Button>}
        <Button type="submit" appearance="primary" disabled={isUnchanged || (isFixed('mode') && isFixed('server'))}>
          {text(signedIn ? 'saveAndSwitch' : 'save')}
        </Button>
      </div>
      <Suspense fallback={pendingPlaceholder}>
        {isAsking && <SwitchQuestion onConfirm={() => void save()} onCancel={() => setAsking(false)} />}
      </Suspense>
    </form>
  );
};
