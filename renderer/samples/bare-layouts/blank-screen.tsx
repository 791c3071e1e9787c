/** `/page-layout/blank`: only centered content. */
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { BackLink } from '../../kit/ui/back-link';
import { SampleBadge } from './sample-badge';
import { useWindowTitle } from './use-window-title';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    minBlockSize: '100%',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalXXL,
    textAlign: 'center',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
  },
  about: { maxInlineSize: '52ch', color: tokens.colorNeutralForeground2 },
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('bare-layouts');
  const title = text('samples:families.pageLayout.blank');
  useWindowTitle(title);
  return (
    <main className={styles.root}>
      <SampleBadge />
      <h1 className={styles.title}>{title}</h1>
      <Text align="center" className={styles.about}>
        {text('blank.about')}
      </Text>
      <BackLink to="/page-layout">{text('back')}</BackLink>
    </main>
  );
};
