/** Shown in place of a page's or panel's content: empty, failed, refused. */
import { Body1, makeStyles, mergeClasses, Subtitle2, tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    flexGrow: 1,
    paddingBlock: '48px',
    paddingInline: '24px',
    textAlign: 'center',
  },
  icon: {
    fontSize: '40px',
    lineHeight: 1,
    color: tokens.colorNeutralForeground4,
    marginBlockEnd: '4px',
  },
  error: { color: tokens.colorStatusDangerForeground1 },
  title: { textAlign: 'center', textWrap: 'balance' },
  text: {
    maxInlineSize: '52ch',
    textAlign: 'center',
    textWrap: 'balance',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px', marginBlockStart: '8px' },
});

export interface MessageProps {
  readonly icon: FluentIcon;
  readonly title: string;
  readonly body: string;
  readonly isError?: boolean;
  readonly children?: ReactNode;
}

export const Message = ({ icon: Icon, title, body, isError = false, children }: MessageProps): ReactNode => {
  const styles = useStyles();
  return (
    <div className={styles.root} role={isError ? 'alert' : 'status'}>
      <Icon className={mergeClasses(styles.icon, isError && styles.error)} aria-hidden />
      <Subtitle2 as="h2" block className={styles.title} dir="auto">
        {title}
      </Subtitle2>
      <Body1 className={styles.text} dir="auto">
        {body}
      </Body1>
      {children ? <div className={styles.actions}>{children}</div> : undefined}
    </div>
  );
};
