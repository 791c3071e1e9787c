import { type Failure, isUnanswered } from '@contract/failure';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bridge } from '../../kit/bridge/bridge';
import { FailureMessage } from '../../kit/feedback/failure-message';
import { PasswordInput } from '../../kit/form/password/password-input';
import { useServerAddress } from '../../kit/form/server/use-server-address';
import { TextInput } from '../../kit/form/text-input';
import { useText } from '../../kit/format/text';
import { applySession } from '../../kit/stores/connect-stores';
import { changeSettings, useHasServer, useSettings } from '../../kit/stores/settings';
import { focusRing } from '../../kit/ui/styles';
import { type CredentialErrors, type Credentials, toCredentialErrors, validateCredentials } from './credentials';
import { SubmitButton } from './submit-button';

const ConnectionTest = lazy(async () => ({
  default: (await import('../../kit/form/server/connection-test')).ConnectionTest,
}));
const UnencryptedCheckbox = lazy(async () => ({
  default: (await import('../../kit/form/server/unencrypted-checkbox')).UnencryptedCheckbox,
}));

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    marginBlockStart: `calc(-1 * ${tokens.spacingVerticalS})`,
  },
  // Not Fluent's `Link`: it would add code to the first screen.
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    paddingBlock: tokens.spacingVerticalXXS,
    '&:hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ...focusRing(),
  },
});

/**
 * Email and password. The password is cleared after every attempt. The two fields use plain state, because the form
 * library would add much to the code of the first screen.
 */
export const SignInForm = ({ start }: { readonly start: Credentials | undefined }) => {
  const styles = useStyles();
  const text = useText('auth');
  const navigate = useNavigate();
  const [email, setEmail] = useState(start?.email ?? '');
  const [password, setPassword] = useState(start?.password ?? '');
  const [address, setAddress] = useState('');
  const { address: server, acceptsPlain, setAccepted, needsConsent } = useServerAddress(address);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const serverInput = useRef<HTMLInputElement>(null);
  /** Without a server address, the form also asks for it. */
  const needsServer = useSettings(({ settings }) => settings?.mode === 'live' && settings.server === '');
  const isLive = useHasServer();
  const needsPasswordOnly = start !== undefined && start.password === '';
  const errorOf = (field: keyof CredentialErrors) => {
    const error = errors[field];
    return error && ('message' in error ? error.message : text(error.key));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problems = validateCredentials({ email, password }, !needsServer || server.ok);
    setFailure(undefined);
    setErrors(problems);
    if (problems.server) return serverInput.current?.focus();
    if (problems.email) return emailInput.current?.focus();
    if (problems.password) return passwordInput.current?.focus();
    setBusy(true);
    setAttempt(attempt + 1);
    const saved = needsServer && server.ok ? await changeSettings({ server: server.value, acceptsPlain }) : undefined;
    const result = saved?.ok === false ? saved : await bridge().session.signIn({ email: email.trim(), password });
    setBusy(false);
    setPassword('');
    if (result.ok) return applySession(result.value);
    setErrors(toCredentialErrors(result.failure.fields));
    setFailure(result.failure);
    passwordInput.current?.focus();
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <FailureMessage failure={failure} />
      {failure && isUnanswered(failure) && isLive && (
        <Suspense>
          {/* The certificate says what is wrong with it; other tests wait for a person. */}
          <ConnectionTest key={attempt} starts={failure.code === 'tls'} />
        </Suspense>
      )}
      {needsServer && (
        <TextInput
          ref={serverInput}
          label={text('server:address')}
          hint={text('server:addressHint')}
          value={address}
          onChange={setAddress}
          error={errorOf('server')}
          type="url"
          size="large"
          required
        />
      )}
      <Suspense>
        {needsServer && needsConsent && <UnencryptedCheckbox checked={acceptsPlain} onChange={setAccepted} />}
      </Suspense>
      <TextInput
        ref={emailInput}
        label={text('email')}
        value={email}
        onChange={setEmail}
        error={errorOf('email')}
        type="email"
        size="large"
        autoComplete="username"
        autoFocus={!needsPasswordOnly}
        required
      />
      <PasswordInput
        ref={passwordInput}
        label={text('password')}
        value={password}
        onChange={setPassword}
        error={errorOf('password')}
        size="large"
        autoComplete="current-password"
        autoFocus={needsPasswordOnly}
        required
      />
      <div className={styles.links}>
        {[
          ['/reset-password', text('signIn.haveLink')],
          ['/forgot-password', text('signIn.forgot')],
        ].map(([path = '', label]) => (
          <a
            key={path}
            className={styles.link}
            href={path}
            onClick={(event) => {
              event.preventDefault();
              void navigate(path);
            }}
          >
            {label}
          </a>
        ))}
      </div>
      <SubmitButton busy={busy}>{text('signIn.submit')}</SubmitButton>
    </form>
  );
};
