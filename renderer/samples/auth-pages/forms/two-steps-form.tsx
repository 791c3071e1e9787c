import { Button, Field, Link, makeStyles, Text } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { notify } from '../../../kit/feedback/notify';
import { invalid } from '../../../kit/form/invalid';
import { useText } from '../../../kit/format/text';
import { codeLength, filled } from '../../kit/one-time-code/code';
import { OneTimeCodeInput } from '../../kit/one-time-code/one-time-code-input';
import type { FormProps } from '../auth-screen';
import { pathOf } from '../pages';
import { AuthLink } from './auth-link';

const useStyles = makeStyles({ form: { display: 'grid', rowGap: '16px' } });

export const TwoStepsForm = ({ variant }: FormProps): ReactNode => {
  const styles = useStyles();
  const text = useText('auth-pages');
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const isWhole = filled(code) === codeLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (isWhole) notify({ intent: 'success', title: text('nothing') });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field {...invalid(isSent && !isWhole ? text('two-steps.short', { count: codeLength }) : undefined)}>
        <OneTimeCodeInput value={code} onChange={setCode} label={text('two-steps.code')} />
      </Field>
      <Button type="submit" appearance="primary">
        {text('two-steps.submit')}
      </Button>
      <Text align="center" dir="auto">
        {text('two-steps.none')}{' '}
        <Link as="button" inline onClick={() => notify({ id: 'code', intent: 'info', title: text('two-steps.sent') })}>
          {text('two-steps.again')}
        </Link>
      </Text>
      <AuthLink to={pathOf('login', variant)}>{text('toLogin')}</AuthLink>
    </form>
  );
};
