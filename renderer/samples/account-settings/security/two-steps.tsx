import { Badge, Button, Field, makeStyles, Text, tokens } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { notify } from '../../../kit/feedback/notify';
import { invalid } from '../../../kit/form/invalid';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { codeLength, filled } from '../../kit/one-time-code/code';
import { OneTimeCodeInput } from '../../kit/one-time-code/one-time-code-input';
import { save, type TabProps } from '../saved-settings';

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: tokens.spacingVerticalL },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
});

/** Two-step verification: a code turns it on, a confirmation turns it off. */
export const TwoSteps = ({ settings: { security } }: TabProps): ReactNode => {
  const styles = useStyles();
  const text = useText('account-settings');
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(false);
  const isOn = security?.twoSteps === true;
  const isShort = sent && filled(code) < codeLength;
  const close = () => {
    setOpen(false);
    setCode('');
    setSent(false);
  };
  const turn = (twoSteps: boolean) => {
    save({ security: { devices: security?.devices ?? [], twoSteps } });
    notify({ id: 'two-steps', intent: 'success', title: text(twoSteps ? 'twoSteps.isOn' : 'twoSteps.isOff') });
    close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (filled(code) === codeLength) turn(true);
  };
  return (
    <SectionCard
      title={text('twoSteps.title')}
      description={text('twoSteps.about')}
      actions={
        <Badge appearance="tint" color={isOn ? 'success' : 'subtle'}>
          {text(isOn ? 'twoSteps.on' : 'twoSteps.off')}
        </Badge>
      }
    >
      <div className={styles.line}>
        <Text>{text(isOn ? 'twoSteps.bodyOn' : 'twoSteps.bodyOff')}</Text>
        <Button onClick={() => setOpen(true)}>{text(isOn ? 'twoSteps.turnOff' : 'twoSteps.turnOn')}</Button>
      </div>
      {open && !isOn ? (
        <FormDialog title={text('twoSteps.enter')} width={440} onClose={close}>
          <form className={styles.form} onSubmit={submit} noValidate>
            <Text>{text('twoSteps.enterAbout', { count: codeLength })}</Text>
            <Field {...invalid(isShort ? text('twoSteps.short', { count: codeLength }) : undefined)}>
              <OneTimeCodeInput value={code} onChange={setCode} label={text('twoSteps.code')} autoFocus />
            </Field>
            <div className={styles.actions}>
              <Button type="submit" appearance="primary">
                {text('twoSteps.turnOn')}
              </Button>
              <Button onClick={close}>{text('cancel')}</Button>
            </div>
          </form>
        </FormDialog>
      ) : undefined}
      <ConfirmDialog
        open={open && isOn}
        title={text('twoSteps.question')}
        body={text('twoSteps.questionBody')}
        confirm={text('twoSteps.turnOff')}
        destructive
        onConfirm={() => turn(false)}
        onCancel={close}
      />
    </SectionCard>
  );
};
