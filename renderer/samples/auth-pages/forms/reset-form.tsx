import { ok } from '@contract/failure';
import type { ReactNode } from 'react';
import { Form } from '../../../kit/form/form';
import { type NewPassword, NewPasswordFields } from '../../../kit/form/password/new-password-fields';
import { useText } from '../../../kit/format/text';
import type { FormProps } from '../auth-screen';
import { pathOf } from '../pages';
import { AuthLink } from './auth-link';

export const ResetForm = ({ variant }: FormProps): ReactNode => {
  const text = useText('auth-pages');
  return (
    <>
      <Form<NewPassword, null>
        draft="auth-pages.reset"
        values={{ password: '', confirmPassword: '' }}
        secret={['password', 'confirmPassword']}
        submit={text('reset-password.submit')}
        saved={text('nothing')}
        sendsUnchanged
        wideSubmit
        onSubmit={async () => ok(null)}
      >
        <NewPasswordFields />
      </Form>
      <AuthLink to={pathOf('login', variant)}>{text('toLogin')}</AuthLink>
    </>
  );
};
