import type { Failure } from '@contract/failure';
import { maskCode } from '@contract/links/mailed-code';
import { displayAddress } from '@contract/server/server-address';
import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../kit/bridge/use-call';
import { FailureMessage, setFieldErrors } from '../../kit/feedback/failure-message';
import { NoticeBar } from '../../kit/feedback/notice-bar';
import { NewPasswordFields } from '../../kit/form/password/new-password-fields';
import { useText } from '../../kit/format/text';
import { useSession } from '../../kit/stores/session';
import type { CodeToSend } from './mailed-code-form';

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL },
  code: { margin: 0, overflowWrap: 'anywhere' },
  actions: { display: 'grid', gap: tokens.spacingVerticalS },
});

const hostOf = (server: string): string => new URL(server).host;

/** The host of the mail's link, if it is not the one that the code is sent to. */
const useOtherHost = ({ host }: CodeToSend): string | undefined => {
  const session = useSession((state) => state.session);
  if (host === undefined || !session) return undefined;
  return session.mode === 'live' && session.server !== '' && hostOf(session.server) === host ? undefined : host;
};

const CodeFailure = ({ failure }: { readonly failure: Failure | undefined }) => {
  const text = useText('reset');
  if (failure?.kind === 'unknown-outcome')
    return (
      <NoticeBar intent="warning" layout="multiline" politeness="assertive" title={text('reset.unknown.title')} stacked>
        {text('reset.unknown.body')}
      </NoticeBar>
    );
  if (failure?.kind !== 'rejected' && failure?.kind !== 'refused') return <FailureMessage failure={failure} />;
  return (
    <NoticeBar intent="error" layout="multiline" politeness="assertive" title={text('reset.refused.title')} stacked>
      {failure.message} {text('reset.refused.body')}
    </NoticeBar>
  );
};

interface NewPasswordFormProps {
  readonly found: CodeToSend;
  readonly onBack: () => void;
}

/** Sets a new password with a code from a mail. Nothing is sent before the person presses the button. */
export const NewPasswordForm = ({ found, onBack }: NewPasswordFormProps) => {
  const styles = useStyles();
  const text = useText('reset');
  const navigate = useNavigate();
  const server = useSession(({ session }) => (session?.mode === 'live' ? session.server : undefined));
  const reset = useAction('password.reset');
  const set = useAction('auth.resetPassword');
  const otherHost = useOtherHost(found);
  const [isAccepted, setAccepted] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' } });
  const { handleSubmit, setError } = form;
  const busy = reset.busy || set.busy;
  const isBlocked = otherHost !== undefined && !isAccepted;

  const submit = handleSubmit(async (passwords) => {
    const { code, sentAs } = found;
    const result = await (sentAs === 'secret'
      ? reset.run({ secret: code, ...passwords })
      : set.run({ token: code, ...passwords }));
    form.reset();
    if (result.ok) {
      const notice = sentAs === 'secret' ? 'reset' : 'set';
      return void navigate('/login', { replace: true, state: { notice } });
    }
    setFailure(setFieldErrors(result.failure, ['password', 'confirmPassword'], setError));
  });

  const code = maskCode(found.code);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void (isBlocked ? event.preventDefault() : submit(event))}
      noValidate
    >
      <CodeFailure failure={failure} />
      <p className={styles.code}>
        {server === undefined
          ? text('reset.toDemo', { code })
          : text('reset.toServer', { code, server: server === '' ? text('auth:server.none') : displayAddress(server) })}
      </p>
      {otherHost !== undefined && (
        <div>
          <NoticeBar intent="warning" layout="multiline">
            {text('reset.otherHost', { host: otherHost })}
          </NoticeBar>
          <Checkbox
            checked={isAccepted}
            onChange={(_, { checked }) => setAccepted(checked === true)}
            label={text('reset.sendAnyway')}
          />
        </div>
      )}
      <FormProvider {...form}>
        <NewPasswordFields autoFocus />
      </FormProvider>
      <div className={styles.actions}>
        <Button type="submit" size="large" appearance="primary" disabledFocusable={busy || isBlocked}>
          {text('reset.submit')}
        </Button>
        <Button size="large" appearance="subtle" onClick={onBack}>
          {text('reset.another')}
        </Button>
        <Button size="large" appearance="subtle" onClick={() => void navigate('/login')}>
          {text('auth:backToSignIn')}
        </Button>
      </div>
    </form>
  );
};
