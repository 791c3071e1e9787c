import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { SwitchField } from '../../kit/form/choice-fields';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { LocalForm } from '../kit/local-form';
import { save, type TabProps } from './saved-settings';

const useStyles = makeStyles({
  group: { gridColumn: '1 / -1', minInlineSize: 0, margin: 0, padding: 0, border: 'none', display: 'grid' },
  head: { marginBlockEnd: tokens.spacingVerticalXS },
});

type Choices = Record<string, boolean>;
const groups = {
  activity: ['commentOnArticle', 'answerOnForm', 'followsMe'],
  news: ['newAnnouncements', 'productUpdates', 'blogDigest'],
} as const;

const Group = ({ name, keys }: { readonly name: string; readonly keys: readonly string[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('account-settings');
  const id = useId();
  return (
    <fieldset className={styles.group} aria-labelledby={id}>
      <Text id={id} weight="semibold" className={styles.head}>
        {text(`notifications.${name}`)}
      </Text>
      {keys.map((key) => (
        <SwitchField<Choices> key={key} name={key} label={text(`notifications.${key}`)} />
      ))}
    </fieldset>
  );
};

/** Email notifications. */
export const NotificationsTab = ({ settings }: TabProps): ReactNode => {
  const text = useText('account-settings');
  return (
    <SectionCard title={text('notifications.title')} description={text('notifications.about')}>
      <LocalForm<Choices>
        draftKey="account-settings.notifications.choices"
        values={{ ...settings.notification }}
        submitLabel={text('save')}
        savedMessage={text('notifications.saved')}
        onSave={(notification) => save({ notification })}
      >
        {Object.entries(groups).map(([name, keys]) => (
          <Group key={name} name={name} keys={keys} />
        ))}
      </LocalForm>
    </SectionCard>
  );
};
