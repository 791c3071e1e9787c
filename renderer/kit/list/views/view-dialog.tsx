/** Names what the list shows as a new view, or renames the open view. */
import { limits } from '@contract/limits';
import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormDialog } from '../../dialog/form-dialog';
import { TextInput } from '../../form/text-input';
import { useText } from '../../format/text';
import { addView, renameView } from './change-views';
import type { ViewedList } from './use-open-view';
import { isNameUsed } from './view-names';
import { toViewContent } from './view-state';

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL },
  about: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
});

interface ViewDialogProps extends ViewedList {
  /** Renames the open view; otherwise saves a new one. */
  readonly isRename: boolean;
  readonly onClose: () => void;
}

export const ViewDialog = ({ isRename, list, fallback, views, view, onClose }: ViewDialogProps): ReactNode => {
  const styles = useStyles();
  const text = useText('views');
  const kit = useText('kit');
  const renamed = isRename ? view : undefined;
  const [name, setName] = useState(renamed?.name ?? '');
  const [isDefault, setDefault] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const trimmed = name.trim();
  const problem =
    trimmed === ''
      ? text('dialog.nameMissing')
      : trimmed.length > limits.views.name
        ? text('dialog.nameLong', { max: limits.views.name })
        : isNameUsed(
              trimmed,
              views.filter(({ id }) => id !== renamed?.id),
            )
          ? text('dialog.nameUsed')
          : undefined;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (problem !== undefined || busy) return;
    setBusy(true);
    if (renamed) {
      if (await renameView(list.name, renamed.id, trimmed)) return onClose();
    } else {
      const content = toViewContent(list.state, list.choice, fallback);
      const added = await addView(list.name, { name: trimmed, isDefault }, content);
      if (added) {
        list.change({ view: added.id, page: list.state.page });
        return onClose();
      }
    }
    setBusy(false);
  };
  const { eventId } = list.state.narrowing;
  const isNarrowed = eventId !== undefined || fallback.narrowing.eventId !== undefined;
  const follows = eventId === fallback.narrowing.eventId;
  return (
    <FormDialog title={text(renamed ? 'dialog.rename' : 'dialog.save')} width={480} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {renamed ? undefined : (
          <p className={styles.about}>
            {text('dialog.about')} {isNarrowed ? text(follows ? 'dialog.followsEvent' : 'dialog.ownEvent') : ''}
          </p>
        )}
        <TextInput
          label={text('dialog.name')}
          value={name}
          onChange={setName}
          error={isChecked ? problem : undefined}
          autoFocus
          required
        />
        {renamed ? undefined : (
          <Checkbox
            label={text('dialog.default')}
            checked={isDefault}
            onChange={(_, { checked }) => setDefault(checked === true)}
          />
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{kit('actions.cancel')}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={busy}>
            {text(renamed ? 'dialog.submitRename' : 'dialog.save')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};
