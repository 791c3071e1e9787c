import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, CopyRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { copyText } from '../../kit/feedback/copy-text';
import { useText } from '../../kit/format/text';
import { insetBorder } from '../../kit/ui/styles';
import { hideKey, useKeys } from './keys';

const useStyles = makeStyles({
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
export const NewKey = (): ReactNode => {
  const styles = useStyles();
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
