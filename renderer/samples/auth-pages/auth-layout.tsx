import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { heading } from '../kit/styles';
import { Illustration } from './illustration';
import type { Variant } from './pages';

const useStyles = makeStyles({
  stage: { flexGrow: 1, display: 'grid', minBlockSize: '520px' },
  basic: {
    placeItems: 'center',
    padding: tokens.spacingHorizontalXXL,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  cover: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(360px, 2fr)',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  picture: {
    display: 'grid',
    placeItems: 'center',
    backgroundColor: tokens.colorNeutralBackground3,
    '@media (max-width: 900px)': { display: 'none' },
  },
  content: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, boxSizing: 'border-box' },
  card: {
    inlineSize: '400px',
    maxInlineSize: '100%',
    padding: tokens.spacingHorizontalXXL,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow8,
    outline: `1px solid ${tokens.colorTransparentStroke}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  side: {
    justifyContent: 'center',
    inlineSize: '100%',
    maxInlineSize: '420px',
    marginInline: 'auto',
    padding: tokens.spacingHorizontalXXL,
  },
  brand: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForeground1 },
  title: heading(600),
  lead: { color: tokens.colorNeutralForeground2 },
});

interface StageProps {
  readonly variant: Variant;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Basic: a card in the middle. Cover: a picture beside the form. */
export const AuthLayout = ({ variant, title, lead, children }: StageProps): ReactNode => {
  const styles = useStyles();
  const text = useText('auth-pages');
  const isCover = variant === 'cover';
  return (
    <div className={mergeClasses(styles.stage, isCover ? styles.cover : styles.basic)}>
      {isCover ? (
        <div className={styles.picture}>
          <Illustration />
        </div>
      ) : undefined}
      <div className={mergeClasses(styles.content, isCover ? styles.side : styles.card)}>
        <Text className={styles.brand}>{text('brand')}</Text>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <Text className={styles.lead}>{lead}</Text>
        </div>
        {children}
      </div>
    </div>
  );
};
