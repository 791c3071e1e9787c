import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useText } from '../../kit/format/text';

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '8px' },
  input: { minInlineSize: '280px' },
});

/** Adds a host whose pictures and files may be shown; resolves to whether it was added. */
export const HostField = ({ onAdd }: { readonly onAdd: (host: string) => Promise<boolean> }): ReactNode => {
  const styles = useStyles();
  const text = useText('settings');
  const [host, setHost] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const name = host
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/\/.*$/, '');
    const isValid = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(name);
    setInvalid(!isValid);
    if (isValid && (await onAdd(name))) setHost('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void add(event)} noValidate>
      <Field {...(isInvalid ? { validationMessage: text('profile.hostWrong') } : {})}>
        <Input
          className={styles.input}
          aria-label={text('profile.hostName')}
          placeholder="files.example.com"
          value={host}
          onChange={(_, { value }) => setHost(value)}
          maxLength={260}
          spellCheck={false}
          autoComplete="off"
          dir="ltr"
        />
      </Field>
      <Button type="submit" disabledFocusable={host.trim() === ''}>
        {text('profile.hostAdd')}
      </Button>
    </form>
  );
};
