import { limits } from '@contract/limits';
import type { ExportProfile } from '@contract/settings/export-choices';
import { Button, makeStyles } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { TextInput } from '../form/text-input';
import { useText } from '../format/text';
import { nameProblem } from '../stores/export-choices';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 360px) auto auto',
    gap: '8px',
    alignItems: 'start',
    justifyContent: 'start',
  },
  // Level with the input, below its label.
  button: { marginBlockStart: '26px' },
});

interface ProfileNameProps {
  readonly name: string;
  readonly others: readonly ExportProfile[];
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the name of a profile. */
export const ProfileName = ({ name, others, onSave, onCancel }: ProfileNameProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const exportText = useText('exports');
  const [typed, setTyped] = useState(name);
  const [isTried, setTried] = useState(false);
  const problem = nameProblem(typed, others);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problem) onSave(typed.trim());
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextInput
        label={exportText('profile.name')}
        value={typed}
        autoFocus
        onChange={(value) => setTyped(value.slice(0, limits.export.profileName))}
        error={isTried && problem ? exportText(`profile.${problem}`, { limit: limits.export.profiles }) : undefined}
      />
      <Button className={styles.button} appearance="primary" type="submit">
        {exportText('profile.save')}
      </Button>
      <Button className={styles.button} onClick={onCancel}>
        {text('actions.cancel')}
      </Button>
    </form>
  );
};
