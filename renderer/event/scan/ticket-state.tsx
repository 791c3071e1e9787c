/** The state of a ticket in large type: color, sign and word. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleFilled,
  DismissCircleFilled,
  type FluentIcon,
  QuestionCircleFilled,
  WarningFilled,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
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
  large: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, paddingBlock: '10px' },
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

/** Verdicts that have another text if the server sent no word. */
const mayLackWord: ReadonlySet<Verdict> = new Set(['bookingUnknown', 'paymentUnknown']);

const iconOf = (verdict: Verdict): FluentIcon => {
  if (verdict === 'valid') return CheckmarkCircleFilled;
  if (openVerdicts.has(verdict)) return QuestionCircleFilled;
  return verdictTones[verdict] === 'danger' ? DismissCircleFilled : WarningFilled;
};

interface TicketStateProps {
  readonly verdict: Verdict;
  /** The server's word that the verdict is about; empty if there is none. */
  readonly word: string;
  readonly isLarge?: boolean;
}

export const TicketState = ({ verdict, word, isLarge = false }: TicketStateProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const tone = verdictTones[verdict] as 'success' | 'warning' | 'danger';
  const Icon = iconOf(verdict);
  const kind = word === '' && mayLackWord.has(verdict) ? 'withoutWord' : 'verdicts';
  return (
    <span className={mergeClasses(styles.root, styles[tone], isLarge && styles.large)}>
      <Icon className={styles.icon} aria-hidden />
      {text(`gate.${kind}.${verdict}`, { word })}
    </span>
  );
};
