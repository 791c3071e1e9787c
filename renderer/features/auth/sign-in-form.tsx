import type { Failure } from '@contract/failure';
import { Button, Link, makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bridge } from '../../kit/bridge/bridge';
import { Busy } from '../../kit/feedback/busy';
import { FailureMessage } from '../../kit/feedback/failure-message';
import { PasswordInput } from '../../kit/form/password/password-input';
import { useServerAddress } from '../../kit/form/server/use-server-address';
import { TextInput } from '../../kit/form/text-input';
import { useText } from '../../kit/format/text';
import { applySession } from '../../kit/stores/connect-stores';
import { changeSettings, useSettings } from '../../kit/stores/settings';
import { type CredentialErrors, type Credentials, toCredentialErrors, validateCredentials } from './credentials';

const CertificateFailure = lazy(async () => ({
  default: (await import('../../kit/form/server/connection-test')).CertificateFailure,
}));
const UnencryptedCheckbox = lazy(async () => ({
  default: (await import('../../kit/form/server/unencrypted-checkbox')).UnencryptedCheckbox,
}));

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL },
  forgot: { justifySelf: 'end', marginBlockStart: `calc(-1 * ${tokens.spacingVerticalS})` },
});

/**
 * Email and password. The password is forgotten here as soon as it was sent, whatever came of it. Two fields of plain
 * state: the form library would be a good part of what the first screen has to load.
 */
export const SignInForm = ({ start }: { readonly start: Credentials | undefined }) => {
  const styles = useStyles();
  const text = useText('auth');
  const navigate = useNavigate();
  const [email, setEmail] = useState(start?.email ?? '');
  const [password, setPassword] = useState(start?.password ?? '');
  const [address, setAddress] = useState('');
  const { address: server, acceptsPlain, setAccepted, asks } = useServerAddress(address);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const serverInput = useRef<HTMLInputElement>(null);
  /** A live server whose address nobody has told yet is asked for with the rest. */
  const asksServer = useSettings(({ settings }) => settings?.mode === 'live' && settings.server === '');
  const ownServer = useSettings(({ settings }) => settings?.server ?? '');
  const said = (field: keyof CredentialErrors) => {
    const error = errors[field];
    return error && ('said' in error ? error.said : text(error.key));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = validateCredentials({ email, password }, !asksServer || server.ok);
    setErrors(wrong);
    setFailure(undefined);
    if (wrong.server) return serverInput.current?.focus();
    if (wrong.email) return emailInput.current?.focus();
    if (wrong.password) return passwordInput.current?.focus();
    setBusy(true);
    const known = asksServer && server.ok ? await changeSettings({ server: server.value, acceptsPlain }) : undefined;
    const result = known?.ok === false ? known : await bridge().session.signIn({ email: email.trim(), password });
    setBusy(false);
    setPassword('');
    if (result.ok) return applySession(result.value);
    setErrors(toCredentialErrors(result.failure.fields));
    setFailure(result.failure);
    passwordInput.current?.focus();
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure?.code === 'tls' ? (
        <Suspense fallback={<FailureMessage failure={failure} />}>
          <CertificateFailure failure={failure} server={ownServer} />
        </Suspense>
      ) : (
        <FailureMessage failure={failure} />
      )}
      {asksServer && (
        <TextInput
          ref={serverInput}
          label={text('server:address')}
          hint={text('server:addressHint')}
          value={address}
          onChange={setAddress}
          error={said('server')}
          type="url"
          size="large"
          required
        />
      )}
      <Suspense>{asksServer && asks && <UnencryptedCheckbox checked={acceptsPlain} onChange={setAccepted} />}</Suspense>
      <TextInput
        ref={emailInput}
        label={text('email')}
        value={email}
        onChange={setEmail}
        error={said('email')}
        type="email"
        size="large"
        autoComplete="username"
        autoFocus
        required
      />
      <PasswordInput
        ref={passwordInput}
        label={text('password')}
        value={password}
        onChange={setPassword}
        error={said('password')}
        size="large"
        autoComplete="current-password"
        required
      />
      <Link
        className={styles.forgot}
        href="/forgot-password"
        onClick={(event) => {
          event.preventDefault();
          void navigate('/forgot-password');
        }}
      >
        {text('signIn.forgot')}
      </Link>
      <Button
        type="submit"
        size="large"
        appearance="primary"
        disabledFocusable={busy}
        {...(busy ? { icon: <Busy size="tiny" /> } : {})}
      >
        {text('signIn.submit')}
      </Button>
    </form>
  );
};
