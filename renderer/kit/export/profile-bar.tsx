/** Named profiles of the export dialog: choose, save, update, rename and delete them. */

import { limits } from '@contract/limits';
import type { ExportProfile } from '@contract/settings/export-choices';
import { Button, Field, makeStyles, Select, Text, Tooltip, tokens } from '@fluentui/react-components';
import { DeleteRegular, RenameRegular, SaveRegular } from '@fluentui/react-icons';
import { type FormEvent, type ReactNode, useState } from 'react';
import { TextInput } from '../form/text-input';
import { useText } from '../format/text';
import { deleteProfile, nameProblem, saveProfile } from '../stores/export-choices';
import { toStoredChoice } from './export-choice';
import type { ExportChoices } from './use-export-choice';

const useProfileNameStyles = makeStyles({
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
const ProfileName = ({ name, others, onSave, onCancel }: ProfileNameProps): ReactNode => {
  const styles = useProfileNameStyles();
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

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px' },
  select: { flexGrow: 1, minInlineSize: '200px', maxInlineSize: '360px' },
  changed: { color: tokens.colorNeutralForeground3, alignSelf: 'center' },
});

interface ProfileBarProps {
  readonly list: string;
  readonly choices: ExportChoices;
}

export const ProfileBar = ({ list, choices }: ProfileBarProps): ReactNode => {
  const styles = useStyles();
  const exportText = useText('exports');
  const [mode, setMode] = useState<'choose' | 'create' | 'rename' | 'delete'>('choose');
  const { profile, profiles, preset, presets, choice, columns } = choices;
  const save = ({ id, name }: Pick<ExportProfile, 'id' | 'name'>) => {
    saveProfile(list, { ...toStoredChoice(choice, columns), id, name });
    choices.saved(id);
    setMode('choose');
  };
  const cancel = () => setMode('choose');

  if (mode === 'create')
    return (
      <ProfileName
        name=""
        others={profiles}
        onSave={(name) => save({ id: crypto.randomUUID(), name })}
        onCancel={cancel}
      />
    );
  if (mode === 'rename' && profile)
    return (
      <ProfileName
        name={profile.name}
        others={profiles.filter(({ id }) => id !== profile.id)}
        onSave={(name) => {
          saveProfile(list, { ...profile, name });
          cancel();
        }}
        onCancel={cancel}
      />
    );
  if (mode === 'delete' && profile)
    return (
      <div className={styles.bar} role="alert">
        <Text>{exportText('profile.deleteAsk', { name: profile.name })}</Text>
        <Button
          size="small"
          onClick={() => {
            deleteProfile(list, profile.id);
            choices.choose(undefined);
            cancel();
          }}
        >
          {exportText('profile.delete')}
        </Button>
        <Button size="small" appearance="primary" autoFocus onClick={cancel}>
          {exportText('profile.keep')}
        </Button>
      </div>
    );
  return (
    <div className={styles.bar}>
      <Field className={styles.select} label={exportText('profile.title')}>
        <Select
          value={(profile ?? preset)?.id ?? ''}
          onChange={(_, { value }) => choices.choose([...presets, ...profiles].find(({ id }) => id === value))}
        >
          {presets.length === 0 || !(profile ?? preset) ? (
            <option value="">{exportText('profile.none')}</option>
          ) : undefined}
          {[...presets, ...profiles].map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {profile && choices.isChanged ? (
        <Button icon={<SaveRegular />} onClick={() => save(profile)}>
          {exportText('profile.update')}
        </Button>
      ) : undefined}
      <Button {...(profile ? {} : { icon: <SaveRegular /> })} onClick={() => setMode('create')}>
        {exportText('profile.create')}
      </Button>
      {profile ? (
        <>
          <Tooltip content={exportText('profile.rename')} relationship="label">
            <Button appearance="subtle" icon={<RenameRegular />} onClick={() => setMode('rename')} />
          </Tooltip>
          <Tooltip content={exportText('profile.delete')} relationship="label">
            <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => setMode('delete')} />
          </Tooltip>
        </>
      ) : undefined}
    </div>
  );
};
