import { ok } from '@contract/failure';
import type { ReactNode } from 'react';
import { CheckField } from '../../../kit/form/choice-fields';
import { Form } from '../../../kit/form/form';
import { PasswordField } from '../../../kit/form/password/password-field';
import { rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { useText } from '../../../kit/format/text';
import type { FormProps } from '../auth-screen';
import { pathOf } from '../pages';
import { AuthLink } from './auth-link';

interface Login {
  email: string;
  password: string;
  remember: boolean;
}

export const LoginForm = ({ variant }: FormProps): ReactNode => {
  const text = useText('auth-pages');
  return (
    <>
      <Form<Login, null>
        draft="auth-pages.login"
        values={{ email: '', password: '', remember: false }}
        secret={['password']}
        submit={text('login.submit')}
        saved={text('nothing')}
        sendsUnchanged
        wideSubmit
        onSubmit={async () => ok(null)}
      >
        <TextField<Login>
          name="email"
          type="email"
          label={text('email')}
          rules={rulesOf<Login>({ label: text('email'), required: true, email: true, maxLength: 254 })}
        />
        <PasswordField<Login>
          name="password"
          label={text('password')}
          autoComplete="new-password"
          rules={{ required: text('passwordRequired') }}
        />
        <CheckField<Login> name="remember" label={text('login.remember')} />
      </Form>
      <AuthLink to={pathOf('forgot-password', variant)}>{text('login.forgot')}</AuthLink>
      <AuthLink before={text('login.new')} to={pathOf('register', variant)}>
        {text('login.register')}
      </AuthLink>
    </>
  );
};
