import type { ReactNode } from 'react';
import { CheckField } from '../../../kit/form/choice-fields';
import { PasswordField } from '../../../kit/form/password/password-field';
import { minPasswordLength } from '../../../kit/form/password/strength';
import { useText } from '../../../kit/format/text';
import { FormFields } from '../../kit/form-fields';
import { LocalForm } from '../../kit/local-form';
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
      <LocalForm<Registration>
        draftKey="auth-pages.register"
        values={{ username: '', email: '', password: '', agreed: false }}
        secretFields={['password']}
        submitLabel={text('register.submit')}
        savedMessage={text('nothing')}
        canSendUnchanged
        wideSubmit
      >
        <FormFields<Registration>
          area="auth-pages"
          rows={[
            { name: 'username', label: text('username'), required: true, minLength: 3, maxLength: 64 },
            { name: 'email', kind: 'email', label: text('email'), required: true, maxLength: 254 },
          ]}
        />
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
      </LocalForm>
      <AuthLink before={text('register.known')} to={pathOf('login', variant)}>
        {text('login.submit')}
      </AuthLink>
    </>
  );
};
