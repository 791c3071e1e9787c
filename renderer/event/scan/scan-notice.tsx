/** Why a scan shows no ticket, or what to know of the one that it shows, in large words. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { insetBorder } from '../../kit/ui/styles';

const useStyles = makeStyles({
  message: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    padding: '14px 16px',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
  icon: { flexShrink: 0, fontSize: '32px' },
  words: { display: 'grid', flexGrow: 1 },
  strong: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  none: { backgroundColor: tokens.colorStatusDangerBackground1, color: tokens.colorStatusDangerForeground1 },
  offline: { backgroundColor: tokens.colorNeutralBackground4, color: tokens.colorNeutralForeground1 },
  other: { backgroundColor: tokens.colorStatusWarningBackground1, color: tokens.colorStatusWarningForeground1 },
});

interface ScanNoticeProps {
  readonly kind: 'none' | 'offline' | 'other';
  readonly icon: FluentIcon;
  readonly title: string;
  readonly body?: string;
  readonly children?: ReactNode;
}

export const ScanNotice = ({ kind, icon: Icon, title, body, children }: ScanNoticeProps): ReactNode => {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.message, styles[kind])}>
      <Icon className={styles.icon} aria-hidden />
      <span className={styles.words}>
        <span className={styles.strong}>{title}</span>
        {body ? <span>{body}</span> : undefined}
      </span>
      {children}
    </div>
  );
};
