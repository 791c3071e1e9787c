import { type CodeKind, codeKinds } from '@contract/links/link';
import { type MailedCode, maskCode, readMailedCode } from '@contract/links/mailed-code';
import { Button, Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldErrorProps } from '../../kit/form/field-error-props';
import { TextInput } from '../../kit/form/text-input';
import { useText } from '../../kit/format/text';

/** A code of which is known what to send it as. */
export interface CodeToSend extends MailedCode {
  readonly sentAs: CodeKind;
}

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL },
  found: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  actions: { display: 'grid', gap: tokens.spacingVerticalS },
});

interface MailedCodeFormProps {
  /** What the person asked for before; undefined if they have not said it. */
  readonly sentAs: CodeKind | undefined;
  readonly onFound: (code: CodeToSend) => void;
}

/** Takes a link or a code from a mail, and what the mail was for where the link does not say it. */
export const MailedCodeForm = ({ sentAs, onFound }: MailedCodeFormProps) => {
  const styles = useStyles();
  const text = useText('reset');
  const navigate = useNavigate();
  const [pasted, setPasted] = useState('');
  const [chosen, setChosen] = useState<CodeKind>();
  const [isChecked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const found = readMailedCode(pasted);
  const kind = chosen ?? found?.sentAs ?? sentAs;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!found) return input.current?.focus();
    if (!kind) return;
    setPasted('');
    onFound({ ...found, sentAs: kind });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        ref={input}
        label={text('reset.link')}
        hint={text('reset.linkHint')}
        value={pasted}
        onChange={setPasted}
        error={isChecked && !found ? text(pasted.trim() === '' ? 'reset.linkRequired' : 'reset.linkWrong') : undefined}
        size="large"
        autoComplete="one-time-code"
        dir="ltr"
        autoFocus
        required
      />
      {found && (
        <p className={styles.found} role="status">
          {found.host === undefined
            ? text('reset.found', { code: maskCode(found.code) })
            : text('reset.foundIn', { code: maskCode(found.code), host: found.host })}
        </p>
      )}
      <Field
        label={text('reset.purpose')}
        required
        {...fieldErrorProps(isChecked && found && !kind ? text('reset.purposeRequired') : undefined)}
      >
        <RadioGroup value={kind ?? ''} onChange={(_, data) => setChosen(codeKinds.find((one) => one === data.value))}>
          {codeKinds.toReversed().map((one) => (
            <Radio key={one} value={one} label={text(`reset.purposes.${one}`)} />
          ))}
        </RadioGroup>
      </Field>
      <div className={styles.actions}>
        <Button type="submit" size="large" appearance="primary">
          {text('reset.continue')}
        </Button>
        <Button size="large" appearance="subtle" onClick={() => void navigate('/login')}>
          {text('auth:backToSignIn')}
        </Button>
      </div>
      <p className={styles.found}>{text('reset.about')}</p>
    </form>
  );
};
