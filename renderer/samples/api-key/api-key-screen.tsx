import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, CopyRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { copyText } from '../../kit/feedback/copy-text';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { insetBorder } from '../../kit/ui/styles';
import { FormFields } from '../kit/form-fields';
import { LocalForm } from '../kit/local-form';
import { columns, stack } from '../kit/styles';
import { KeyList } from './key-list';
import { createKey, hideKey, rights, useKeys } from './keys';

const useNewKeyStyles = makeStyles({
  card: {
    display: 'grid',
    rowGap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorStatusSuccessBackground1,
    ...insetBorder(tokens.colorStatusSuccessBorder1),
  },
  head: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  value: {
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** A new key, shown in full only once. */
const NewKey = (): ReactNode => {
  const styles = useNewKeyStyles();
  const text = useText('api-key');
  const key = useKeys(({ keys, shown }) => keys.find(({ id }) => id === shown));
  if (!key) return null;
  return (
    <section className={styles.card} aria-label={text('new.title', { name: key.name })} role="status">
      <span className={styles.head}>
        <CheckmarkCircleRegular fontSize={20} aria-hidden />
        <Text weight="semibold">{text('new.title', { name: key.name })}</Text>
      </span>
      <Text>{text('new.about')}</Text>
      <bdi className={styles.value}>{key.value}</bdi>
      <div className={styles.actions}>
        <Button appearance="primary" icon={<CopyRegular />} onClick={() => copyText(key.value, key.name)}>
          {text('copy')}
        </Button>
        <Button onClick={hideKey}>{text('new.done')}</Button>
      </div>
    </section>
  );
};

interface NewKeyValues {
  name: string;
  rights: string;
}
const empty: NewKeyValues = { name: '', rights: 'read' };

/** Names must be unique, so that users can tell keys apart. */
const CreateForm = (): ReactNode => {
  const text = useText('api-key');
  const keys = useKeys((state) => state.keys);
  const isFree = (name: unknown) =>
    !keys.some((key) => key.name.toLowerCase() === String(name).trim().toLowerCase()) || text('taken');
  const rightOptions = rights.map((value) => ({ value, label: text(`rights.${value}`) }));
  return (
    <SectionCard title={text('create.title')} description={text('create.about')}>
      <LocalForm<NewKeyValues>
        key={keys.length}
        draftKey="api-key.create"
        values={empty}
        submitLabel={text('create.submit')}
        savedMessage={text('create.saved')}
        wideSubmit
        onSave={({ name, rights: given }) => createKey(name.trim(), rights.find((one) => one === given) ?? 'read')}
      >
        <FormFields<NewKeyValues>
          area="api-key"
          rows={[
            { name: 'name', required: true, maxLength: 60, hint: text('create.nameHint'), check: isFree },
            { name: 'rights', kind: 'select', required: true, options: rightOptions },
          ]}
        />
      </LocalForm>
    </SectionCard>
  );
};

const useStyles = makeStyles({
  columns: columns('minmax(0, 360px) minmax(0, 1fr)', 1000),
  column: stack,
});

/** `/pages/api-key` */
export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('api-key');
  return (
    <Page title={text('title')} description={text('about')} width={1_200}>
      <div className={styles.columns}>
        <CreateForm />
        <div className={styles.column}>
          <NewKey />
          <KeyList />
        </div>
      </div>
    </Page>
  );
};
