/** Sets, changes or removes the PIN that ends gate mode at an event. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { addToLog, useEventLog } from '../../../event/log/event-log';
import { notify } from '../../../kit/feedback/notify';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { PasswordInput } from '../../../kit/form/password/password-input';
import { useText } from '../../../kit/format/text';
import { hashPin, isPin, isStoredPin } from './exit-pin';

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: '6px' },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  about: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

export const ExitPinField = ({ event }: { readonly event: string }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const rule = useEventLog(event).index.rule('exit-pin');
  const isSet = isStoredPin(rule?.value);
  const [pin, setPin] = useState('');
  const [isWrong, setWrong] = useState(false);
  const store = async (value: string, done: string): Promise<void> => {
    const replaces = rule ? { replaces: rule.id } : {};
    const added = await addToLog(event, [{ kind: 'rule', rule: 'exit-pin', value, ...replaces }]);
    if (!notifyFailure(added)) return;
    setPin('');
    notify({ intent: 'success', title: done });
  };
  const submit = async (submitted: FormEvent): Promise<void> => {
    submitted.preventDefault();
    setWrong(!isPin(pin));
    if (isPin(pin)) await store(await hashPin(pin), text('mode.pin.saved'));
  };
  return (
    <form className={styles.form} onSubmit={(submitted) => void submit(submitted)} noValidate>
      <PasswordInput
        label={text('mode.pin.label')}
        value={pin}
        onChange={setPin}
        isCode
        autoComplete="off"
        error={isWrong ? text('mode.pin.wrongForm') : undefined}
      />
      <span className={styles.row}>
        <Button type="submit">{text(isSet ? 'mode.pin.change' : 'mode.pin.set')}</Button>
        {isSet ? (
          <Button onClick={() => void store('', text('mode.pin.removed'))}>{text('mode.pin.remove')}</Button>
        ) : undefined}
      </span>
      <span className={styles.about}>{text(isSet ? 'mode.pin.isSet' : 'mode.pin.about')}</span>
    </form>
  );
};
