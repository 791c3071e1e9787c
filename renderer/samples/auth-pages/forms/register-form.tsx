import { ok } from '@contract/failure';
import type { ReactNode } from 'react';
import { CheckField } from '../../../kit/form/choice-fields';
import { Form } from '../../../kit/form/form';
import { PasswordField } from '../../../kit/form/password/password-field';
import { shortestPassword } from '../../../kit/form/password/strength';
import { rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { useText } from '../../../kit/format/text';
import type { FormProps } from '../auth-screen';
import { pathOf } from '../pages';
import { AuthLink } from './auth-link';

interface Registration {
  username: string;
  email: string;
  password: string;
  agreed: boolean;
}

export const RegisterForm = ({ variant }: FormProps): ReactNode => {
  const text = useText('auth-pages');
  return (
    <>
      <Form<Registration, null>
        draft="auth-pages.register"
        values={{ username: '', email: '', password: '', agreed: false }}
        secret={['password']}
        submit={text('register.submit')}
        saved={text('nothing')}
        sendsUnchanged
        wideSubmit
        onSubmit={async () => ok(null)}
      >
        <TextField<Registration>
          name="username"
          label={text('username')}
          rules={rulesOf<Registration>({ label: text('username'), required: true, minLength: 3, maxLength: 64 })}
        />
        <TextField<Registration>
          name="email"
          type="email"
          label={text('email')}
          rules={rulesOf<Registration>({ label: text('email'), required: true, email: true, maxLength: 254 })}
        />
        <PasswordField<Registration>
          name="password"
          label={text('password')}
          autoComplete="new-password"
          rules={{
            required: text('passwordRequired'),
            minLength: { value: shortestPassword, message: text('passwordShort', { count: shortestPassword }) },
          }}
        />
        <CheckField<Registration>
          name="agreed"
          label={text('register.agree')}
          rules={{ required: text('register.agreeFirst') }}
        />
      </Form>
      <AuthLink before={text('register.known')} to={pathOf('login', variant)}>
        {text('login.submit')}
      </AuthLink>
    </>
  );
};
