/** Names what the list shows as a new view, or renames the open view. */
import { limits } from '@contract/limits';
import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormDialog } from '../../dialog/form-dialog';
import { TextInput } from '../../form/text-input';
import { useText } from '../../format/text';
import type { SavedView } from '../../stores/saved-views';
import { toViewContent } from '../data/view-state';
import { addView, renameView } from './change-views';
import type { ViewedList } from './use-open-view';
import { isNameUsed } from './view-names';

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL },
  about: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
});

interface ViewNameProps {
  readonly views: readonly SavedView[];
  /** The view that gets another name. */
  readonly renamed?: SavedView | undefined;
  /** What a new view has. */
  readonly about?: string;
  /** Returns whether it is stored under that name. */
  readonly onSave: (name: string, isDefault: boolean) => Promise<boolean>;
  readonly onClose: () => void;
}

const ViewNameDialog = ({ views, renamed, about, onSave, onClose }: ViewNameProps): ReactNode => {
  const styles = useStyles();
  const text = useText('views');
  const kit = useText('kit');
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
    if (await onSave(trimmed, isDefault)) return onClose();
    setBusy(false);
  };
  return (
    <FormDialog title={text(renamed ? 'dialog.rename' : 'dialog.save')} width={480} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {about === undefined ? undefined : <p className={styles.about}>{about}</p>}
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

interface ViewDialogProps extends ViewedList {
  /** Renames the open view; otherwise saves a new one. */
  readonly isRename: boolean;
  readonly onClose: () => void;
}

export const ViewDialog = ({ isRename, list, fallback, views, view, onClose }: ViewDialogProps): ReactNode => {
  const text = useText('views');
  if (isRename && view) return <RenameView list={list.name} views={views} view={view} onClose={onClose} />;
  const save = async (name: string, isDefault: boolean): Promise<boolean> => {
    const added = await addView(list.name, { name, isDefault }, toViewContent(list.state, list.choice, fallback));
    if (added) list.change({ view: added.id, page: list.state.page });
    return added !== undefined;
  };
  const { eventId } = list.state.narrowing;
  const isNarrowed = eventId !== undefined || fallback.narrowing.eventId !== undefined;
  const follows = eventId === fallback.narrowing.eventId;
  const event = text(follows ? 'dialog.followsEvent' : 'dialog.ownEvent');
  const about = isNarrowed ? `${text('dialog.about')} ${event}` : text('dialog.about');
  return <ViewNameDialog views={views} about={about} onSave={save} onClose={onClose} />;
};

interface RenameViewProps extends Pick<ViewedList, 'views'> {
  readonly list: string;
  readonly view: NonNullable<ViewedList['view']>;
  readonly onClose: () => void;
}

export const RenameView = ({ list, views, view, onClose }: RenameViewProps): ReactNode => (
  <ViewNameDialog views={views} renamed={view} onSave={(name) => renameView(list, view.id, name)} onClose={onClose} />
);
