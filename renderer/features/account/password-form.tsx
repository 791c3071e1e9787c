import type { Failure } from '@contract/failure';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { notify } from '../../kit/notify';
import { NewPasswordFields } from '../../kit/password/new-password-fields';
import { PasswordField } from '../../kit/password/password-field';
import { placeFailure, ServerMessage } from '../../kit/server-message';
import { useText } from '../../kit/text';
import { useAction } from '../../kit/use-call';

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL },
  actions: { display: 'flex', justifyContent: 'flex-end' },
  /** Tells a password manager whose password this is. */
  hidden: { display: 'none' },
});

const empty = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the password. All three fields are forgotten here once they were sent. */
export const PasswordForm = ({ email }: { readonly email: string }) => {
  const styles = useStyles();
  const text = useText('account');
  const { run, busy } = useAction('auth.changePassword');
  const [failure, setFailure] = useState<Failure>();
  const form = useForm({ defaultValues: empty });
  const { handleSubmit, setError, reset } = form;

  const submit = handleSubmit(async ({ currentPassword, password, confirmPassword }) => {
    const result = await run({ currentPassword, newPassword: password, confirmPassword });
    reset(empty);
    if (result.ok) {
      setFailure(undefined);
      notify({ intent: 'success', title: result.value.message ?? text('password.changed') });
      return;
    }
    const { newPassword, ...fields } = result.failure.fields ?? {};
    const named = { ...result.failure, fields: { ...fields, ...(newPassword ? { password: newPassword } : {}) } };
    setFailure(placeFailure(named, ['currentPassword', 'password', 'confirmPassword'], setError));
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ServerMessage failure={failure} />
      <input className={styles.hidden} type="text" autoComplete="username" value={email} readOnly tabIndex={-1} />
      <FormProvider {...form}>
        <PasswordField<typeof empty>
          name="currentPassword"
          label={text('password.current')}
          autoComplete="current-password"
          rules={{ required: text('password.currentRequired') }}
        />
        <NewPasswordFields />
      </FormProvider>
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={busy}>
          {text('password.submit')}
        </Button>
      </div>
    </form>
  );
};
