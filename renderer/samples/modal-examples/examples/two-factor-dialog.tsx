import { Button, Field, makeStyles, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { notify } from '../../../kit/feedback/notify';
import { invalid } from '../../../kit/form/invalid';
import { useText } from '../../../kit/format/text';
import { codeLength, filled } from '../../kit/one-time-code/code';
import { OneTimeCodeInput } from '../../kit/one-time-code/one-time-code-input';
import type { ExampleProps } from '../modal-examples-screen';

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: tokens.spacingVerticalL },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
  way: { display: 'grid' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const ways = ['app', 'message'] as const;

/** First the way, then the code that comes by it. */
export const TwoFactorDialog = ({ onClose }: ExampleProps): ReactNode => {
  const styles = useStyles();
  const text = useText('modal-examples');
  const [way, setWay] = useState<string>(ways[0]);
  const [asked, setAsked] = useState(false);
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(false);
  const isShort = sent && filled(code) < codeLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!asked) return setAsked(true);
    setSent(true);
    if (filled(code) < codeLength) return;
    notify({ intent: 'success', title: text('twoFactor.done'), body: text('nothing') });
    onClose();
  };
  return (
    <FormDialog title={text('twoFactor.title')} width={480} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {asked ? (
          <>
            <Text>{text(`twoFactor.${way}.code`)}</Text>
            <Field {...invalid(isShort ? text('twoFactor.short', { count: codeLength }) : undefined)}>
              <OneTimeCodeInput value={code} onChange={setCode} label={text('twoFactor.label')} autoFocus />
            </Field>
          </>
        ) : (
          <RadioGroup aria-label={text('twoFactor.way')} value={way} onChange={(_, { value }) => setWay(value)}>
            {ways.map((one) => (
              <Radio
                key={one}
                value={one}
                label={
                  <span className={styles.way}>
                    <Text weight="semibold">{text(`twoFactor.${one}.name`)}</Text>
                    <Text size={200} className={styles.quiet}>
                      {text(`twoFactor.${one}.about`)}
                    </Text>
                  </span>
                }
              />
            ))}
          </RadioGroup>
        )}
        <div className={styles.actions}>
          {asked ? <Button onClick={() => setAsked(false)}>{text('back')}</Button> : undefined}
          <Button type="submit" appearance="primary">
            {text(asked ? 'twoFactor.submit' : 'next')}
          </Button>
          <Button onClick={onClose}>{text('cancel')}</Button>
        </div>
      </form>
    </FormDialog>
  );
};
