import type { Failure } from '@contract/failure';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAction } from '../../kit/bridge/use-call';
import { FailureMessage, setFieldErrors } from '../../kit/feedback/failure-message';
import { NewPasswordFields } from '../../kit/form/password/new-password-fields';
import { TextField } from '../../kit/form/text-field';
import { useText } from '../../kit/format/text';
import { AuthLayout } from './auth-layout';

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL },
  actions: { display: 'grid', gap: tokens.spacingVerticalS },
});

interface Values {
  token: string;
  password: string;
  confirmPassword: string;
}

/** `/reset-password`: sets a new password with the code from the email, which may be in the address. */
export const Screen = () => {
  const styles = useStyles();
  const text = useText('auth');
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { run, busy } = useAction('password.reset');
  const [failure, setFailure] = useState<Failure>();
  const form = useForm<Values>({
    defaultValues: { token: parameters.get('token') ?? '', password: '', confirmPassword: '' },
  });
  const { handleSubmit, setError, setValue } = form;

  const submit = handleSubmit(async ({ token, password, confirmPassword }) => {
    const result = await run({ token: token.trim(), password, confirmPassword });
    setValue('password', '');
    setValue('confirmPassword', '');
    if (result.ok) return void navigate('/login', { replace: true, state: { notice: 'reset' } });
    setFailure(setFieldErrors(result.failure, ['token', 'password', 'confirmPassword'], setError));
  });

  return (
    <AuthLayout title={text('reset.title')} lead={text('reset.lead')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <FailureMessage failure={failure} />
        <FormProvider {...form}>
          <TextField<Values>
            name="token"
            label={text('reset.code')}
            hint={text('reset.codeHint')}
            autoComplete="one-time-code"
            dir="ltr"
            rules={{
              required: text('reset.codeRequired'),
              maxLength: { value: 2_048, message: text('reset.codeWrong') },
            }}
          />
          <NewPasswordFields />
        </FormProvider>
        <div className={styles.actions}>
          <Button type="submit" size="large" appearance="primary" disabledFocusable={busy}>
            {text('reset.submit')}
          </Button>
          <Button size="large" appearance="subtle" onClick={() => void navigate('/login')}>
            {text('backToSignIn')}
          </Button>
        </div>
      </form>
    </AuthLayout>
  );
};
