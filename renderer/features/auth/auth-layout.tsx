import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect } from 'react';
import { useText } from '../../kit/format/text';
import { BrandPanel } from './brand-panel';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 11fr) minmax(440px, 10fr)',
    height: '100%',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    '@media (max-width: 900px)': { gridTemplateColumns: '1fr' },
  },
  side: { display: 'flex', flexDirection: 'column', minHeight: 0, overflowY: 'auto' },
  main: {
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '424px',
    marginInline: 'auto',
    paddingBlock: tokens.spacingVerticalXXXL,
    paddingInline: tokens.spacingHorizontalXXXL,
    '@media (max-width: 900px)': { paddingInline: tokens.spacingHorizontalXL },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.01em',
    ':focus': { outlineStyle: 'none' },
  },
  lead: {
    margin: 0,
    marginBlockStart: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  content: { display: 'grid', gap: tokens.spacingVerticalL, marginBlockStart: tokens.spacingVerticalXXL },
});

interface AuthLayoutProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
  /** At the bottom of the page. */
  readonly footer?: ReactNode;
}

/** The layout of the sign-in screens: the form next to the brand panel. */
export const AuthLayout = ({ title, lead, children, footer }: AuthLayoutProps) => {
  const styles = useStyles();
  const text = useText('app');
  useEffect(() => {
    document.title = text('titled', { title });
  });
  return (
    <div className={styles.page}>
      <BrandPanel />
      <div className={styles.side}>
        <main className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.content}>{children}</div>
        </main>
        {footer}
      </div>
    </div>
  );
};
