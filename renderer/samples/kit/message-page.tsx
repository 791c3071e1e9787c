/** A page with one message in its middle, and what to do about it. */
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    flexGrow: 1,
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
  icon: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '112px',
    blockSize: '112px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground1,
    fontSize: '56px',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
  },
  body: { maxInlineSize: '52ch', color: tokens.colorNeutralForeground2 },
});

interface MessagePageProps {
  readonly icon: FluentIcon;
  readonly title: string;
  readonly body: string;
  readonly children?: ReactNode;
}

export const MessagePage = ({ icon: Icon, title, body, children }: MessagePageProps): ReactNode => {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <span className={styles.icon} aria-hidden>
        <Icon />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <Text align="center" className={styles.body}>
        {body}
      </Text>
      {children}
    </div>
  );
};
