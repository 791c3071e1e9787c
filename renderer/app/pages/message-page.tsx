import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  page: {
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalM,
    paddingBlock: tokens.spacingVerticalXXXL,
    paddingInline: tokens.spacingHorizontalXXL,
    textAlign: 'center',
    color: tokens.colorNeutralForeground1,
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '64px',
    height: '64px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: '32px',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    ':focus': { outlineStyle: 'none' },
  },
  body: { maxWidth: '480px', textAlign: 'center', textWrap: 'balance', color: tokens.colorNeutralForeground2 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    marginBlockStart: tokens.spacingVerticalM,
  },
});

interface MessagePageProps {
  readonly icon: FluentIcon;
  readonly title: string;
  readonly body: string;
  /** Buttons. */
  readonly children?: ReactNode;
  readonly below?: ReactNode;
}

/** A page with a message only: no access, not found, or failed. */
export const MessagePage = ({ icon: Icon, title, body, children, below }: MessagePageProps) => {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <Text className={styles.body} dir="auto">
        {body}
      </Text>
      <div className={styles.actions}>{children}</div>
      {below}
    </div>
  );
};
