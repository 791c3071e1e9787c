import { ok } from '@contract/failure';
import type { ReactNode } from 'react';
import { Form } from '../../../kit/form/form';
import { rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { useText } from '../../../kit/format/text';
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
      <Form<Forgotten, null>
        draft="auth-pages.forgot"
        values={{ email: '' }}
        submit={text('forgot-password.submit')}
        saved={text('nothing')}
        sendsUnchanged
        wideSubmit
        onSubmit={async () => ok(null)}
      >
        <TextField<Forgotten>
          name="email"
          type="email"
          label={text('email')}
          rules={rulesOf<Forgotten>({ label: text('email'), required: true, email: true, maxLength: 254 })}
        />
      </Form>
      <AuthLink to={pathOf('login', variant)}>{text('toLogin')}</AuthLink>
    </>
  );
};
