/** Asks for the passphrase of a hand-over file: twice for a new one. */
import type { Failure, Result } from '@contract/failure';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { FailureMessage } from '../../kit/feedback/failure-message';
import { PasswordField } from '../../kit/form/password/password-field';
import { StrengthMeter } from '../../kit/form/password/strength-meter';
import { useText } from '../../kit/format/text';

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL },
  about: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
});

/** The contract's limits. */
const minLength = 12;
const maxLength = 256;
const empty = { passphrase: '', repeated: '' };

interface PassphraseDialogProps<T> {
  readonly title: string;
  readonly about: string;
  readonly submit: string;
  readonly isNew?: boolean;
  /** Null if the person closes the native dialog. */
  readonly send: (passphrase: string) => Promise<Result<T | null>>;
  readonly onDone: (value: T) => void;
  readonly onClose: () => void;
}

export const PassphraseDialog = <T,>({ isNew = false, ...props }: PassphraseDialogProps<T>): ReactNode => {
  const styles = useStyles();
  const text = useText('settings');
  const kit = useText('kit');
  const form = useForm({ defaultValues: empty });
  const [failure, setFailure] = useState<Failure>();
  const busy = form.formState.isSubmitting;
  const submit = form.handleSubmit(async ({ passphrase }) => {
    setFailure(undefined);
    const result = await props.send(passphrase);
    if (!result.ok) return setFailure(result.failure);
    if (result.value !== null) props.onDone(result.value);
  });
  return (
    <FormDialog title={props.title} width={480} onClose={() => (busy ? undefined : props.onClose())}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.about}>{props.about}</p>
        <FormProvider {...form}>
          <PasswordField<typeof empty>
            name="passphrase"
            label={text('handOver.passphrase')}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoFocus
            {...(isNew ? { hint: text('handOver.rule', { shortest: minLength }) } : {})}
            rules={{
              required: text('handOver.required'),
              minLength: { value: minLength, message: text('handOver.tooShort', { shortest: minLength }) },
              maxLength: { value: maxLength, message: text('handOver.tooLong', { longest: maxLength }) },
              ...(isNew ? { deps: 'repeated' } : {}),
            }}
          />
          {isNew ? (
            <>
              <StrengthMeter password={form.watch('passphrase')} />
              <PasswordField<typeof empty>
                name="repeated"
                label={text('handOver.repeat')}
                autoComplete="new-password"
                rules={{
                  validate: (repeated, { passphrase }) => repeated === passphrase || text('handOver.different'),
                }}
              />
            </>
          ) : undefined}
        </FormProvider>
        <FailureMessage failure={failure} />
        <div className={styles.actions}>
          <Button onClick={props.onClose} disabledFocusable={busy}>
            {kit('actions.cancel')}
          </Button>
          <Button type="submit" appearance="primary" disabledFocusable={busy}>
            {props.submit}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};
