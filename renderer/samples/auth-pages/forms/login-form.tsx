import type { ReactNode } from 'react';
import { CheckField } from '../../../kit/form/choice-fields';
import { PasswordField } from '../../../kit/form/password/password-field';
import { useText } from '../../../kit/format/text';
import { FormFields } from '../../kit/form-fields';
import { LocalForm } from '../../kit/local-form';
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
      <LocalForm<Login>
        draftKey="auth-pages.login"
        values={{ email: '', password: '', remember: false }}
        secretFields={['password']}
        submitLabel={text('login.submit')}
        savedMessage={text('nothing')}
        canSendUnchanged
        wideSubmit
      >
        <FormFields<Login>
          area="auth-pages"
          rows={[{ name: 'email', kind: 'email', label: text('email'), required: true, maxLength: 254 }]}
        />
        <PasswordField<Login>
          name="password"
          label={text('password')}
          autoComplete="new-password"
          rules={{ required: text('passwordRequired') }}
        />
        <CheckField<Login> name="remember" label={text('login.remember')} />
      </LocalForm>
      <AuthLink to={pathOf('forgot-password', variant)}>{text('login.forgot')}</AuthLink>
      <AuthLink before={text('login.new')} to={pathOf('register', variant)}>
        {text('login.register')}
      </AuthLink>
    </>
  );
};
