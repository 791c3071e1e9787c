/** A ticket of the answer at the gate: its state, holder, type, waiver and check-in. */
import type { Booking } from '@contract/entities/booking';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleFilled,
  DismissCircleFilled,
  type FluentIcon,
  QuestionCircleFilled,
  WarningFilled,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../kit/format/date-time';
import { joinFacts } from '../../kit/format/join';
import { toTrimmedText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { wordText } from '../../kit/format/word-text';
import type { EventReference } from '../../kit/stores/current-event';
import { insetBorder } from '../../kit/ui/styles';
import { sentZone } from '../readiness/event-zone';
import { openVerdicts, type Verdict, verdictTones } from './ticket-verdict';
import type { JudgedTicket } from './use-gate-answer';
import { rainCheckText, verdictText, whenText } from './verdict-text';

const useStateStyles = makeStyles({
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

/** The state of a ticket: color, sign and word. */
const TicketState = ({ verdict, label, isRainCheck = false }: TicketStateProps): ReactNode => {
  const styles = useStateStyles();
  const tone = isRainCheck ? 'warning' : (verdictTones[verdict] as 'success' | 'warning' | 'danger');
  const Icon = iconOf(verdict, tone);
  return (
    <span className={mergeClasses(styles.root, styles[tone])}>
      <Icon className={styles.icon} aria-hidden />
      {label}
    </span>
  );
};

const useStyles = makeStyles({
  ticket: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '6px',
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    ...insetBorder(),
  },
  named: { ...insetBorder(tokens.colorBrandStroke1) },
  words: { display: 'grid', flexGrow: 1, flexBasis: '220px', minInlineSize: 0 },
  holder: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  unsigned: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
});

interface TicketLineProps {
  readonly judged: JudgedTicket;
  readonly booking: Booking | undefined;
  readonly event: EventReference | undefined;
}

export const TicketLine = ({ judged, booking, event }: TicketLineProps): ReactNode => {
  const { ticket, verdict, isNamed, rainCheck } = judged;
  const styles = useStyles();
  const text = useText('desk');
  const timezone = sentZone(ticket.timezone, booking?.timezone, event?.timezone);
  const { ticketType, ticketName, ticketNumber, className, vehicleNumber, seat, waiverSigned, checkedInAt, gate } =
    ticket;
  const facts = [
    ticketName || (ticketType && wordText('ticket.ticketType', ticketType)),
    className,
    vehicleNumber && `#${vehicleNumber}`,
    seat,
    ticketNumber,
  ];
  const counts = rainCheck?.state === 'counts';
  const rainWord = counts ? 'rainCheck' : rainCheck?.state === 'used' ? 'rainCheckUsed' : undefined;
  const waiver = waiverSigned === true ? 'signed' : waiverSigned === false ? 'unsigned' : 'unknown';
  const checkedIn = joinFacts(formatDateTime(checkedInAt, timezone), gate);
  const details = [
    waiver !== 'unsigned' && text(`gate.waiver.${waiver}`),
    checkedIn && text('gate.checkedIn', { when: checkedIn }),
    verdict === 'timeUnknown' &&
      text('gate.timeUnknown', {
        dates:
          [ticket.validFrom, ticket.validUntil].map(toTrimmedText).filter(Boolean).join(' – ') || text('gate.notSent'),
        zone: toTrimmedText(timezone) || text('gate.notSent'),
      }),
    verdict !== 'used' && whenText(text, verdict, ticket, timezone),
    verdict === 'otherEvent' && !rainCheck && (ticket.eventName || booking?.eventName),
  ];
  return (
    <li className={mergeClasses(styles.ticket, isNamed && styles.named)}>
      <TicketState
        verdict={verdict}
        label={rainWord ? text(`gate.reasons.${rainWord}`) : verdictText(text, judged, ticket, booking)}
        isRainCheck={counts}
      />
      <span className={styles.words}>
        <bdi className={styles.holder}>{ticket.holderName || booking?.userName || text('gate.noHolder')}</bdi>
        <bdi className={styles.quiet}>{joinFacts(...facts)}</bdi>
        {waiver === 'unsigned' ? <span className={styles.unsigned}>{text('gate.waiver.unsigned')}</span> : undefined}
        {rainCheck ? <span>{rainCheckText(text, { ticket, booking, rainChecks: [rainCheck] })}</span> : undefined}
        <bdi className={styles.quiet}>{joinFacts(...details)}</bdi>
      </span>
    </li>
  );
};
