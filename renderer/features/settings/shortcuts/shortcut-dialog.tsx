/** Records the keys of a command. Says whose keys they are, or why they can't be used, before anything is saved. */
import { refusalOf } from '@contract/commands/accelerator';
import { type ChangedShortcuts, defaultShortcut } from '@contract/commands/shortcuts';
import type { CommandId } from '@contract/commands/table';
import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { combinationsOf, keyLabels, platform } from '../../../kit/commands/keys';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { useText } from '../../../kit/format/text';
import { findOwner } from './change-shortcuts';

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: tokens.spacingVerticalL },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px' },
});

/** Keys that leave the field or close the dialog. */
const isForDialog = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ['Tab', 'Escape', 'Enter'].includes(key) && !ctrlKey && !metaKey && !altKey;

interface ShortcutDialogProps {
  readonly id: CommandId;
  readonly changed: ChangedShortcuts;
  /** The keys at the start: those in use, or those of the table if the command is reset. */
  readonly start: string;
  readonly onSave: (keys: string) => void;
  readonly onClose: () => void;
}

export const ShortcutDialog = ({ id, changed, start, onSave, onClose }: ShortcutDialogProps): ReactNode => {
  const styles = useStyles();
  const text = useText('settings');
  const commandText = useText('commands');
  const [keys, setKeys] = useState(start);
  const refusal = keys === '' ? undefined : refusalOf(keys, platform());
  const owner = keys === '' || refusal ? undefined : findOwner(changed, id, keys, platform());
  const record = (event: KeyboardEvent): void => {
    if (isForDialog(event)) return;
    event.preventDefault();
    event.stopPropagation();
    const [pressed] = combinationsOf(event.nativeEvent);
    if (pressed !== undefined) setKeys(pressed);
  };
  const shown = keys === '' ? '' : keyLabels(keys).join(' + ');
  const problem = refusal
    ? text(`shortcuts.refused.${refusal}`)
    : owner && text('shortcuts.clash', { command: commandText(`commands.${owner}`) });
  return (
    <FormDialog
      title={text('shortcuts.changeTitle', { command: commandText(`commands.${id}`) })}
      width={560}
      onClose={onClose}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!refusal) onSave(keys);
        }}
      >
        <Field
          label={text('shortcuts.keys')}
          hint={text('shortcuts.hint')}
          {...(problem
            ? { validationMessage: problem, validationState: refusal ? ('error' as const) : ('warning' as const) }
            : {})}
        >
          <Input value={shown} placeholder={text('shortcuts.none')} readOnly autoFocus dir="ltr" onKeyDown={record} />
        </Field>
        <div className={styles.actions}>
          <Button disabled={keys === ''} onClick={() => setKeys('')}>
            {text('shortcuts.clear')}
          </Button>
          {keys === defaultShortcut(id, platform()) ? undefined : (
            <Button onClick={() => setKeys(defaultShortcut(id, platform()))}>{text('shortcuts.useDefault')}</Button>
          )}
          <Button onClick={onClose}>{text('shortcuts.cancel')}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={refusal !== undefined}>
            {text(owner ? 'shortcuts.replace' : 'shortcuts.save')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};
