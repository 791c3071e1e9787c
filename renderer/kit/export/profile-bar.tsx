/** Named profiles of the export dialog: choose, save, update, rename and delete them. */
import type { ExportProfile } from '@contract/settings/export-choices';
import { Button, Field, makeStyles, Select, Text, Tooltip, tokens } from '@fluentui/react-components';
import { DeleteRegular, RenameRegular, SaveRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../format/text';
import { deleteProfile, saveProfile } from '../stores/export-choices';
import { toStoredChoice } from './export-choice';
import { ProfileName } from './profile-name';
import type { ExportChoices } from './use-export-choice';

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
  const { profile, profiles, choice, columns } = choices;
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
          value={profile?.id ?? ''}
          onChange={(_, { value }) => choices.choose(profiles.find(({ id }) => id === value))}
        >
          <option value="">{exportText('profile.none')}</option>
          {profiles.map(({ id, name }) => (
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
