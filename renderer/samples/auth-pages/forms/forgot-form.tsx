import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import { FormFields } from '../../kit/form-fields';
import { LocalForm } from '../../kit/local-form';
import type { FormProps } from '../auth-screen';
import { pathOf } from '../pages';
import { AuthLink } from './auth-link';

interface Forgotten {
  email: string;
}

export const ForgotForm = ({ variant }: FormProps): ReactNode => {
  const text = useText('auth-pages');
  return (
    <>
      <LocalForm<Forgotten>
        draftKey="auth-pages.forgot"
        values={{ email: '' }}
        submitLabel={text('forgot-password.submit')}
        savedMessage={text('nothing')}
        canSendUnchanged
        wideSubmit
      >
        <FormFields<Forgotten>
          area="auth-pages"
          rows={[{ name: 'email', kind: 'email', label: text('email'), required: true, maxLength: 254 }]}
        />
      </LocalForm>
      <AuthLink to={pathOf('login', variant)}>{text('toLogin')}</AuthLink>
    </>
  );
};
