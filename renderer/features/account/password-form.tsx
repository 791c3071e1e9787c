import type { Failure } from '@contract/failure';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useAction } from '../../kit/bridge/use-call';
import { setFieldErrors } from '../../kit/feedback/failure-message';
import { notify } from '../../kit/feedback/notify';
import { FormBanner, type Problem } from '../../kit/form/form-banner';
import { NewPasswordFields } from '../../kit/form/password/new-password-fields';
import { PasswordField } from '../../kit/form/password/password-field';
import { useDraft } from '../../kit/form/use-draft';
import { useText } from '../../kit/format/text';
import { discardDraft } from '../../kit/stores/drafts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL },
  actions: { display: 'flex', justifyContent: 'flex-end' },
  /** Tells a password manager whose password this is. */
  hidden: { display: 'none' },
});

const empty = { currentPassword: '', password: '', confirmPassword: '' };
const fields = ['currentPassword', 'password', 'confirmPassword'] as const;
/** The draft only marks unsaved changes; it never contains values. */
const draftKey = 'account.password';

/** Changes the password. The fields keep their values until that succeeds. */
export const PasswordForm = ({ email }: { readonly email: string }) => {
  const styles = useStyles();
  const text = useText('account');
  const { run, busy } = useAction('auth.changePassword');
  const [problem, setProblem] = useState<Problem>();
  const form = useForm({ defaultValues: empty });
  const { handleSubmit, setError, setFocus, setValue, reset } = form;
  const saved = useRef(empty);
  useDraft(form, { key: draftKey, saved, secretFields: fields });

  const submit = handleSubmit(async ({ currentPassword, password, confirmPassword }) => {
    const result = await run({ currentPassword, newPassword: password, confirmPassword });
    if (result.ok) {
      reset(empty);
      discardDraft(draftKey);
      setProblem(undefined);
      notify({ intent: 'success', title: result.value.message ?? text('password.changed') });
      return;
    }
    const { newPassword, ...others } = result.failure.fields ?? {};
    const fieldErrors: Failure['fields'] & object = { ...others, ...(newPassword ? { password: newPassword } : {}) };
    // Only a wrong current password is cleared; the new password stays.
    if (fieldErrors.currentPassword) setValue('currentPassword', '');
    const remaining = setFieldErrors({ ...result.failure, fields: fieldErrors }, fields, setError);
    setProblem(remaining && { type: 'failure', failure: remaining, wasRead: false });
    const first = fields.find((name) => fieldErrors[name]);
    if (first && !remaining) setFocus(first);
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
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
      <FormBanner problem={problem} names={fields} onField={(name) => setFocus(name as (typeof fields)[number])} />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={busy}>
          {text('password.submit')}
        </Button>
      </div>
    </form>
  );
};
