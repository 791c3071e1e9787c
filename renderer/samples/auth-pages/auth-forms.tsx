/** The forms of the sign-in pages. They send nothing. */
import { Button, Field, Link as FluentLink, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { MailCheckmarkRegular } from '@fluentui/react-icons';
import { type ComponentType, type FormEvent, type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { notify } from '../../kit/feedback/notify';
import { CheckField } from '../../kit/form/choice-fields';
import { fieldErrorProps } from '../../kit/form/field-error-props';
import type { FormProps } from '../../kit/form/form';
import { type NewPassword, NewPasswordFields } from '../../kit/form/password/new-password-fields';
import { PasswordField } from '../../kit/form/password/password-field';
import { minPasswordLength } from '../../kit/form/password/strength';
import { useText } from '../../kit/format/text';
import { insetBorder } from '../../kit/ui/styles';
import { type FieldRow, FormFields } from '../kit/form-fields';
import { stack } from '../kit/layout';
import { LocalForm } from '../kit/local-form';
import { codeLength, filled } from '../kit/one-time-code/code';
import { OneTimeCodeInput } from '../kit/one-time-code/one-time-code-input';
import { plainLink } from '../kit/styles';
import { type Kind, pathOf, type Variant } from './pages';

const useStyles = makeStyles({
  line: { textAlign: 'center' },
  link: { color: tokens.colorBrandForegroundLink, ...plainLink },
  // Beside other words, color alone does not tell a link.
  inline: { textDecorationLine: 'underline' },
  icon: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '72px',
    blockSize: '72px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    ...insetBorder(tokens.colorTransparentStroke),
    color: tokens.colorBrandForeground1,
    fontSize: '36px',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface PageProps {
  /** Links to other pages stay in the same variant. */
  readonly variant: Variant;
}

interface PageLinkProps extends PageProps {
  readonly before?: string;
  readonly to: Kind;
  readonly children: string;
}

/** A line with a link to another of the pages. */
const PageLink = ({ before, to, variant, children }: PageLinkProps): ReactNode => {
  const styles = useStyles();
  return (
    <span className={styles.line} dir="auto">
      {before ? `${before} ` : ''}
      <Link className={mergeClasses(styles.link, before !== undefined && styles.inline)} to={pathOf(to, variant)}>
        {children}
      </Link>
    </span>
  );
};

type AuthFormProps<V extends FieldValues> = Pick<FormProps<V, null>, 'values' | 'secretFields' | 'children'> & {
  readonly kind: Kind;
};

const AuthForm = <V extends FieldValues>({ kind, ...form }: AuthFormProps<V>): ReactNode => {
  const text = useText('auth-pages');
  return (
    <LocalForm<V>
      draftKey={`auth-pages.${kind}`}
      submitLabel={text(`${kind}.submit`)}
      savedMessage={text('nothing')}
      canSendUnchanged
      wideSubmit
      {...form}
    />
  );
};

interface Registration {
  username: string;
  email: string;
  password: string;
  agreed: boolean;
}
type Login = Pick<Registration, 'email' | 'password'> & { remember: boolean };

const emailRow = { name: 'email', kind: 'email', required: true, maxLength: 254 } as const;

const LoginForm = ({ variant }: PageProps): ReactNode => {
  const text = useText('auth-pages');
  return (
    <>
      <AuthForm<Login> kind="login" values={{ email: '', password: '', remember: false }} secretFields={['password']}>
        <FormFields<Login> area="auth-pages" rows={[emailRow]} />
        <PasswordField<Login>
          name="password"
          label={text('password')}
          autoComplete="new-password"
          rules={{ required: text('passwordRequired') }}
        />
        <CheckField<Login> name="remember" label={text('login.remember')} />
      </AuthForm>
      <PageLink to="forgot-password" variant={variant}>
        {text('login.forgot')}
      </PageLink>
      <PageLink before={text('login.new')} to="register" variant={variant}>
        {text('login.register')}
      </PageLink>
    </>
  );
};

const registrationRows: readonly FieldRow<Registration>[] = [
  { name: 'username', required: true, minLength: 3, maxLength: 64 },
  emailRow,
];

const RegisterForm = ({ variant }: PageProps): ReactNode => {
  const text = useText('auth-pages');
  return (
    <>
      <AuthForm<Registration>
        kind="register"
        values={{ username: '', email: '', password: '', agreed: false }}
        secretFields={['password']}
      >
        <FormFields<Registration> area="auth-pages" rows={registrationRows} />
        <PasswordField<Registration>
          name="password"
          label={text('password')}
          autoComplete="new-password"
          rules={{
            required: text('passwordRequired'),
            minLength: { value: minPasswordLength, message: text('passwordShort', { count: minPasswordLength }) },
          }}
        />
        <CheckField<Registration>
          name="agreed"
          label={text('register.agree')}
          rules={{ required: text('register.agreeFirst') }}
        />
      </AuthForm>
      <PageLink before={text('register.known')} to="login" variant={variant}>
        {text('login.submit')}
      </PageLink>
    </>
  );
};

const BackToLogin = ({ variant }: PageProps): ReactNode => (
  <PageLink to="login" variant={variant}>
    {useText('auth-pages')('toLogin')}
  </PageLink>
);

const ForgotForm = (page: PageProps): ReactNode => (
  <>
    <AuthForm<Pick<Registration, 'email'>> kind="forgot-password" values={{ email: '' }}>
      <FormFields<Pick<Registration, 'email'>> area="auth-pages" rows={[emailRow]} />
    </AuthForm>
    <BackToLogin {...page} />
  </>
);

const ResetForm = (page: PageProps): ReactNode => (
  <>
    <AuthForm<NewPassword>
      kind="reset-password"
      values={{ password: '', confirmPassword: '' }}
      secretFields={['password', 'confirmPassword']}
    >
      <NewPasswordFields />
    </AuthForm>
    <BackToLogin {...page} />
  </>
);

const VerifyForm = (page: PageProps): ReactNode => {
  const styles = useStyles();
  const text = useText('auth-pages');
  const navigate = useNavigate();
  return (
    <>
      <span className={styles.icon} aria-hidden>
        <MailCheckmarkRegular />
      </span>
      <Text className={styles.quiet}>{text('verify-email.next')}</Text>
      <Button
        appearance="primary"
        onClick={() => notify({ intent: 'info', id: 'verify', title: text('verify-email.resent') })}
      >
        {text('verify-email.resend')}
      </Button>
      <Button onClick={() => void navigate(pathOf('two-steps', page.variant))}>{text('verify-email.skip')}</Button>
      <BackToLogin {...page} />
    </>
  );
};

const TwoStepsForm = (page: PageProps): ReactNode => {
  const text = useText('auth-pages');
  const [code, setCode] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const isComplete = filled(code) === codeLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isComplete) notify({ intent: 'success', title: text('nothing') });
  };
  return (
    <form style={stack(16)} onSubmit={submit} noValidate>
      <Field
        {...fieldErrorProps(isSubmitted && !isComplete ? text('two-steps.short', { count: codeLength }) : undefined)}
      >
        <OneTimeCodeInput value={code} onChange={setCode} label={text('two-steps.code')} />
      </Field>
      <Button type="submit" appearance="primary">
        {text('two-steps.submit')}
      </Button>
      <Text align="center" dir="auto">
        {text('two-steps.none')}{' '}
        <FluentLink
          as="button"
          inline
          onClick={() => notify({ id: 'code', intent: 'info', title: text('two-steps.sent') })}
        >
          {text('two-steps.again')}
        </FluentLink>
      </Text>
      <BackToLogin {...page} />
    </form>
  );
};

export const forms: Readonly<Record<Kind, ComponentType<PageProps>>> = {
  login: LoginForm,
  register: RegisterForm,
  'forgot-password': ForgotForm,
  'reset-password': ResetForm,
  'verify-email': VerifyForm,
  'two-steps': TwoStepsForm,
};
