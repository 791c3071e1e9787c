/** What the answer rests on: earlier scans of the ticket, what asking the server again changed, and when it was asked. */
import { isBookingCode, type ScanRow } from '@contract/event-log/scans';
import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowSyncRegular, HistoryRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { formatAge } from '../../kit/format/age';
import { formatRecentTime } from '../../kit/format/date-time';
import { joinFacts } from '../../kit/format/join';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { useNow, useServerNow } from '../../kit/ui/use-now';
import { useIsOwnEntry } from '../log/event-log';
import { type GateResult, hasChanged } from './gate-answer';
import type { GateView } from './use-gate-answer';
import { answerLine } from './verdict-text';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '4px', ':empty': { display: 'none' } },
  line: { display: 'flex', alignItems: 'baseline', columnGap: '8px', overflowWrap: 'anywhere' },
  icon: { flexShrink: 0, alignSelf: 'center', fontSize: '20px' },
  strong: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface EarlierProps {
  readonly rows: readonly ScanRow[];
  /** Whether the code is of a booking with several tickets. */
  readonly isBooking: boolean;
  readonly timezone: unknown;
}

/** "Scanned here 3 min ago, valid · as booking BK-1 · admitted 3 times, first at 9:02 AM". */
const Earlier = ({ rows, isBooking, timezone }: EarlierProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const isOwn = useIsOwnEntry();
  const now = useServerNow();
  const [last] = rows;
  const first = rows.at(-1);
  if (!last || !first) return undefined;
  const { scan, decision } = last;
  const place = isOwn(scan) ? 'here' : scan.gate === '' ? 'elsewhere' : 'gate';
  const isOut = scan.direction === 'out';
  const wasBooking = isBookingCode(scan.subject);
  const number = wasBooking ? scan.subject?.bookingNumber : scan.subject?.ticketNumber;
  const facts = joinFacts(
    text(`gate.${isOut ? 'left' : 'seen'}.${place}`, {
      gate: scan.gate,
      when: formatAge(Date.parse(scan.at), now),
      answer: text(`gate.seen.answers.${scan.answer}`),
    }),
    wasBooking !== isBooking &&
      text(`gate.seen.as.${wasBooking ? 'booking' : 'ticket'}`, { number: number ?? scan.code }),
    decision?.decision && (isOut ? text('gate.outNoted.back') : text(`gate.seen.decisions.${decision.decision}`)),
  );
  const count = rows.length;
  const since = formatRecentTime(Date.parse(first.scan.at), now, timezone);
  return (
    <span className={styles.line}>
      <HistoryRegular className={styles.icon} aria-hidden />
      <span>
        <bdi className={styles.strong}>{facts}</bdi>{' '}
        {count > 1 ? <span>{text('gate.seen.times', { count, shown: formatNumber(count), since })}</span> : undefined}
      </span>
    </span>
  );
};

interface AnswerNotesProps {
  readonly view: GateView;
  readonly result: GateResult;
}

export const AnswerNotes = ({ view, result }: AnswerNotesProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const now = useNow();
  const { about, match, first, whole, timezone, check, isSettled, subject, earlier, rainChecks } = view;
  const of = { about, booking: whole.booking, rainChecks };
  const time = 'at' in check ? formatRecentTime(check.at, now, timezone) : '';
  return (
    <div className={styles.root}>
      {first && isSettled && hasChanged(first.result, result) ? (
        <span className={styles.line}>
          <ArrowSyncRegular className={styles.icon} aria-hidden />
          <span className={styles.strong}>
            {text('gate.changed', { before: answerLine(text, first.result, first), now: answerLine(text, result, of) })}
          </span>
        </span>
      ) : undefined}
      <Earlier rows={earlier} isBooking={isBookingCode(subject)} timezone={timezone} />
      {match ? <span className={styles.quiet}>{text(`gate.check.${check.state}`, { time })}</span> : undefined}
    </div>
  );
};
