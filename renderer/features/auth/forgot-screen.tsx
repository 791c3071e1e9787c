import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../kit/bridge/use-call';
import { FailureMessage, setFieldErrors } from '../../kit/feedback/failure-message';
import { TextField } from '../../kit/form/text-field';
import { useText } from '../../kit/format/text';
import { AuthLayout } from './auth-layout';
import { emailPattern, maxEmailLength } from './email';

/** The email field of the surrounding form. */
const EmailField = () => {
  const text = useText('auth');
  return (
    <TextField<{ email: string }>
      name="email"
      label={text('email')}
      type="email"
      size="large"
      autoComplete="username"
      autoFocus
      rules={{
        required: text('emailRequired'),
        maxLength: { value: maxEmailLength, message: text('emailWrong') },
        pattern: { value: emailPattern, message: text('emailWrong') },
      }}
    />
  );
};

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL },
  actions: { display: 'grid', gap: tokens.spacingVerticalS },
});

/** `/forgot-password`: requests a recovery link by email. The server decides whether to report an unknown address. */
export const Screen = () => {
  const styles = useStyles();
  const text = useText('auth');
  const navigate = useNavigate();
  const { run, busy } = useAction('password.forgot');
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof run>>>();
  const form = useForm({ defaultValues: { email: '' } });
  const { handleSubmit, setError } = form;

  const submit = handleSubmit(async ({ email }) => {
    const result = await run({ email: email.trim() });
    const remaining = result.ok ? undefined : setFieldErrors(result.failure, ['email'], setError);
    setAnswer(result.ok || remaining ? result : undefined);
  });

  return (
    <AuthLayout title={text('forgot.title')} lead={text('forgot.lead')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {answer?.ok && (
          <MessageBar intent="success" layout="multiline">
            <MessageBarBody>{answer.value.message ?? text('forgot.sent')}</MessageBarBody>
          </MessageBar>
        )}
        <FailureMessage failure={answer?.ok === false ? answer.failure : undefined} />
        <FormProvider {...form}>
          <EmailField />
        </FormProvider>
        <div className={styles.actions}>
          <Button type="submit" size="large" appearance="primary" disabledFocusable={busy}>
            {text(answer?.ok ? 'forgot.again' : 'forgot.submit')}
          </Button>
          <Button
            size="large"
            appearance="subtle"
            onClick={() => void navigate('/reset-password', { state: { isAskedFor: true } })}
          >
            {text('forgot.haveCode')}
          </Button>
          <Button size="large" appearance="subtle" onClick={() => void navigate('/login')}>
            {text('backToSignIn')}
          </Button>
        </div>
      </form>
    </AuthLayout>
  );
};
