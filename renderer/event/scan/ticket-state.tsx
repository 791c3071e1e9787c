/** The state of a ticket: color, sign and word. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleFilled,
  DismissCircleFilled,
  type FluentIcon,
  QuestionCircleFilled,
  WarningFilled,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { openVerdicts, type Verdict, verdictTones } from './ticket-verdict';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '8px',
    paddingBlock: '6px',
    paddingInline: '12px',
    borderRadius: tokens.borderRadiusMedium,
    border: '1px solid transparent',
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  icon: { flexShrink: 0, fontSize: '1.2em' },
  success: {
    backgroundColor: tokens.colorStatusSuccessBackground2,
    color: tokens.colorStatusSuccessForeground2,
  },
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground2,
    color: tokens.colorStatusWarningForeground2,
  },
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground2,
    color: tokens.colorStatusDangerForeground2,
  },
});

const iconOf = (verdict: Verdict, tone: string): FluentIcon => {
  if (verdict === 'valid') return CheckmarkCircleFilled;
  if (openVerdicts.has(verdict)) return QuestionCircleFilled;
  return tone === 'danger' ? DismissCircleFilled : WarningFilled;
};

interface TicketStateProps {
  readonly verdict: Verdict;
  readonly label: string;
  /** Another event's ticket may count by a rain check. */
  readonly isRainCheck?: boolean;
}

export const TicketState = ({ verdict, label, isRainCheck = false }: TicketStateProps): ReactNode => {
  const styles = useStyles();
  const tone = isRainCheck ? 'warning' : (verdictTones[verdict] as 'success' | 'warning' | 'danger');
  const Icon = iconOf(verdict, tone);
  return (
    <span className={mergeClasses(styles.root, styles[tone])}>
      <Icon className={styles.icon} aria-hidden />
      {label}
    </span>
  );
};
