import { Button, Field, makeStyles, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { fieldErrorProps } from '../../../kit/form/field-error-props';
import { useText } from '../../../kit/format/text';
import { SecondaryText, stack } from '../../kit/layout';
import { codeLength, filled } from '../../kit/one-time-code/code';
import { OneTimeCodeInput } from '../../kit/one-time-code/one-time-code-input';
import { DialogButtons, type ExampleProps, useFinish } from '../example-dialog';

const useStyles = makeStyles({
  way: { display: 'grid' },
});

const methods = ['app', 'message'] as const;

/** First the method, then the code. */
export const TwoFactorDialog = ({ onClose }: ExampleProps): ReactNode => {
  const styles = useStyles();
  const text = useText('modal-examples');
  const finish = useFinish(onClose);
  const [method, setMethod] = useState<string>(methods[0]);
  const [isCodeStep, setCodeStep] = useState(false);
  const [code, setCode] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const isShort = isSubmitted && filled(code) < codeLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isCodeStep) return setCodeStep(true);
    setSubmitted(true);
    if (filled(code) < codeLength) return;
    finish(text('twoFactor.done'));
  };
  return (
    <FormDialog title={text('twoFactor.title')} width={480} onClose={onClose}>
      <form style={stack(tokens.spacingVerticalL)} onSubmit={submit} noValidate>
        {isCodeStep ? (
          <>
            <Text>{text(`twoFactor.${method}.code`)}</Text>
            <Field {...fieldErrorProps(isShort ? text('twoFactor.short', { count: codeLength }) : undefined)}>
              <OneTimeCodeInput value={code} onChange={setCode} label={text('twoFactor.label')} autoFocus />
            </Field>
          </>
        ) : (
          <RadioGroup aria-label={text('twoFactor.way')} value={method} onChange={(_, { value }) => setMethod(value)}>
            {methods.map((one) => (
              <Radio
                key={one}
                value={one}
                label={
                  <span className={styles.way}>
                    <Text weight="semibold">{text(`twoFactor.${one}.name`)}</Text>
                    <SecondaryText>{text(`twoFactor.${one}.about`)}</SecondaryText>
                  </span>
                }
              />
            ))}
          </RadioGroup>
        )}
        <DialogButtons onClose={onClose}>
          {isCodeStep ? <Button onClick={() => setCodeStep(false)}>{text('back')}</Button> : undefined}
          <Button type="submit" appearance="primary">
            {text(isCodeStep ? 'twoFactor.submit' : 'next')}
          </Button>
        </DialogButtons>
      </form>
    </FormDialog>
  );
};
