import type { ReactNode } from 'react';
import { type NewPassword, NewPasswordFields } from '../../../kit/form/password/new-password-fields';
import { useText } from '../../../kit/format/text';
import { LocalForm } from '../../kit/local-form';
import type { FormProps } from '../auth-screen';
import { pathOf } from '../pages';
import { AuthLink } from './auth-link';

export const ResetForm = ({ variant }: FormProps): ReactNode => {
  const text = useText('auth-pages');
  return (
    <>
      <LocalForm<NewPassword>
        draftKey="auth-pages.reset"
        values={{ password: '', confirmPassword: '' }}
        secretFields={['password', 'confirmPassword']}
        submitLabel={text('reset-password.submit')}
        savedMessage={text('nothing')}
        canSendUnchanged
        wideSubmit
      >
        <NewPasswordFields />
      </LocalForm>
      <AuthLink to={pathOf('login', variant)}>{text('toLogin')}</AuthLink>
    </>
  );
};
