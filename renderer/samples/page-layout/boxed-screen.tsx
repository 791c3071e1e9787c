/** `/page-layout/boxed`: the content keeps a readable width in the center. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { BackLink } from '../../kit/ui/back-link';
import { Page } from '../../kit/ui/page';
import { Figures } from './figures';
import { LayoutGuide } from './layout-guide';

const useStyles = makeStyles({
  ground: {
    flexGrow: 1,
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalXXL,
    backgroundColor: tokens.colorNeutralBackground3,
    '@media (max-width: 700px)': { padding: tokens.spacingHorizontalS },
  },
  box: {
    inlineSize: '100%',
    maxInlineSize: '880px',
    marginInline: 'auto',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorTransparentStroke}`,
    boxShadow: tokens.shadow4,
  },
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('page-layout');
  return (
    <div className={styles.ground}>
      <div className={styles.box}>
        <Page title={text('samples:families.pageLayout.boxed')} description={text('boxed.about')}>
          <BackLink to="/page-layout">{text('back')}</BackLink>
          <Figures />
          <LayoutGuide layout="boxed" code="box: { maxInlineSize: '880px', marginInline: 'auto' }" />
        </Page>
      </div>
    </div>
  );
};
