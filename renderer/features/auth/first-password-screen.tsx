import type { Failure } from '@contract/failure';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { bridge } from '../../kit/bridge/bridge';
import { useAction } from '../../kit/bridge/use-call';
import { FailureMessage, setFieldErrors } from '../../kit/feedback/failure-message';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { NewPasswordFields } from '../../kit/form/password/new-password-fields';
import { useText } from '../../kit/format/text';
import { applySession } from '../../kit/stores/connect-stores';
import { useSession } from '../../kit/stores/session';
import { AuthLayout } from './auth-layout';

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL },
  actions: { display: 'grid', gap: tokens.spacingVerticalS },
});

/** `/first-password`: a user with a temporary password must choose a new one first. */
export const Screen = () => {
  const styles = useStyles();
  const text = useText('auth');
  const navigate = useNavigate();
  const name = useSession((state) => state.session?.person?.name ?? '');
  const { run, busy } = useAction('auth.resetPassword');
  const [failure, setFailure] = useState<Failure>();
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' } });
  const { handleSubmit, setError, reset } = form;

  const leave = async (notice?: 'set') => {
    const result = await bridge().session.signOut();
    if (!notifyFailure(result) || !result.ok) return;
    // The app frame redirects a signed-out user to the sign-in screen and passes this state on.
    if (notice) await navigate('.', { replace: true, state: { notice } });
    applySession(result.value);
  };

  const submit = handleSubmit(async (values) => {
    const result = await run(values);
    reset();
    if (!result.ok) return setFailure(setFieldErrors(result.failure, ['password', 'confirmPassword'], setError));
    const session = await bridge().session.current();
    // If the session still requires a new password, the user signs in again.
    if (session.ok && session.value.person?.mustChangePassword !== true) applySession(session.value);
    else await leave('set');
  });

  return (
    <AuthLayout title={text('first.title')} lead={text('first.lead', { name })}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <FailureMessage failure={failure} />
        <FormProvider {...form}>
          <NewPasswordFields autoFocus />
        </FormProvider>
        <div className={styles.actions}>
          <Button type="submit" size="large" appearance="primary" disabledFocusable={busy}>
            {text('first.submit')}
          </Button>
          <Button size="large" appearance="subtle" onClick={() => void leave()}>
            {text('first.signOut')}
          </Button>
        </div>
      </form>
    </AuthLayout>
  );
};
