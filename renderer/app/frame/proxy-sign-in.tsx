/** Asks for the name and password of a proxy. They go to main and stay nowhere in the page. */
import type { Failure } from '@contract/failure';
import type { ProxyQuestion } from '@contract/network/proxy-question';
import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { bridge } from '../../kit/bridge/bridge';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { FailureMessage } from '../../kit/feedback/failure-message';
import { NoticeBar } from '../../kit/feedback/notice-bar';
import { notify } from '../../kit/feedback/notify';
import { PasswordInput } from '../../kit/form/password/password-input';
import { TextInput } from '../../kit/form/text-input';
import { useText } from '../../kit/format/text';

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalM, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px' },
});

export const ProxySignIn = ({ question }: { readonly question: ProxyQuestion }): ReactNode => {
  const styles = useStyles();
  const text = useText('network');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isKept, setKept] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const { id, proxy, isWrong } = question;
  const cancel = () => void bridge().network.cancelProxySignIn({ id });

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const trimmed = name.trim();
    setMissing(trimmed === '');
    if (trimmed === '') return;
    const result = await bridge().network.signInToProxy({ id, name: trimmed, password, isKept });
    setPassword('');
    setFailure(result.ok ? undefined : result.failure);
    if (result.ok && isKept && !result.value.isStored)
      notify({ intent: 'warning', title: text('proxySignIn.notStored'), body: text('proxySignIn.notStoredBody') });
  };
  return (
    <FormDialog title={text('proxySignIn.title')} width={520} onClose={cancel}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <div>{text('proxySignIn.body', { proxy })}</div>
        {isWrong && (
          <NoticeBar intent="error" layout="multiline" politeness="assertive">
            {text('proxySignIn.wrong')}
          </NoticeBar>
        )}
        <FailureMessage failure={failure} />
        <TextInput
          label={text('proxySignIn.name')}
          value={name}
          onChange={setName}
          error={isMissing ? text('proxySignIn.nameRequired') : undefined}
          dir="ltr"
          autoFocus
          required
        />
        <PasswordInput label={text('proxySignIn.password')} value={password} onChange={setPassword} />
        <Checkbox
          checked={isKept}
          onChange={(_, { checked }) => setKept(checked === true)}
          label={text('proxySignIn.keep')}
        />
        <div className={styles.actions}>
          <Button onClick={cancel}>{text('proxySignIn.cancel')}</Button>
          <Button type="submit" appearance="primary">
            {text('proxySignIn.submit')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};
