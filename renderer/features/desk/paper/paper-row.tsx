/** A line of the paper: what was typed, when that was, and whom it names. */
import { Input, makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, QuestionCircleRegular, WarningRegular } from '@fluentui/react-icons';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { joinFacts } from '../../../kit/format/join';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { formatTimeOfDay } from '../../../kit/format/time-of-day';
import { wordText } from '../../../kit/format/word-text';
import type { Candidate } from './paper-lines';
import { maxLength } from './use-paper-draft';
import type { ShownLine } from './use-shown-lines';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(160px, 5fr) 76px minmax(0, 8fr)',
    columnGap: '8px',
    alignItems: 'center',
    minBlockSize: '40px',
    '@media (max-width: 640px)': { gridTemplateColumns: '28px minmax(0, 1fr) 76px' },
  },
  number: { textAlign: 'end', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  input: { minInlineSize: 0 },
  clock: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  result: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    minInlineSize: 0,
    '@media (max-width: 640px)': { gridColumn: '2 / -1' },
  },
  icon: { display: 'flex', flexShrink: 0, fontSize: '20px' },
  words: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flexGrow: 1,
    minInlineSize: 0,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
  name: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  good: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
});

const useCandidateText = () => {
  const text = useText('desk');
  return ({ match: { booking, tickets }, ticket }: Candidate) => {
    const { ticketName, ticketType, vehicleNumber, ticketNumber } = ticket ?? {};
    return {
      name: ticket?.holderName || booking?.userName || text('gate.noHolder'),
      facts: joinFacts(
        ticketName || (ticketType && wordText('ticket.ticketType', ticketType)),
        vehicleNumber && `#${vehicleNumber}`,
        ticketNumber ?? booking?.bookingNumber ?? tickets[0]?.bookingNumber,
      ),
    };
  };
};

interface RowProps {
  readonly index: number;
  readonly line: ShownLine;
  readonly onText: (index: number, text: string) => void;
  readonly onChoice: (index: number, key: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>, index: number) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>, index: number) => void;
}

export const PaperRow = (props: RowProps): ReactNode => {
  const { index, line } = props;
  const { text: typed, choice = '', clock, warning, finding, candidate, answer } = line;
  const styles = useStyles();
  const text = useText('desk');
  const textOf = useCandidateText();
  const id = useId();
  const number = formatNumber(index + 1);
  const Icon = candidate
    ? CheckmarkCircleRegular
    : finding?.state === 'unclear'
      ? WarningRegular
      : QuestionCircleRegular;
  const shown = candidate && textOf(candidate);
  const notes = joinFacts(answer, warning && text(`paper.times.${warning}`));
  return (
    <li className={styles.root}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <Input
        className={styles.input}
        aria-label={text('paper.line', { number })}
        aria-describedby={id}
        value={typed}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        input={{ 'data-paper-line': index } as object}
        onChange={(_, { value }) => props.onText(index, value)}
        onKeyDown={(event) => props.onKeyDown(event, index)}
        onPaste={(event) => props.onPaste(event, index)}
      />
      <span className={styles.clock}>{clock ? formatTimeOfDay(clock) : undefined}</span>
      <div id={id} className={styles.result}>
        {finding ? (
          <span className={mergeClasses(styles.icon, candidate && !answer ? styles.good : styles.warning)} aria-hidden>
            <Icon />
          </span>
        ) : undefined}
        <div className={styles.words}>
          {finding?.state === 'unclear' ? (
            <Select
              aria-label={text('paper.choose', { number })}
              value={choice}
              onChange={(_, { value }) => props.onChoice(index, value)}
            >
              <option value="">{text('paper.unclear', { count: finding.candidates.length })}</option>
              {finding.candidates.map((one) => {
                const { name, facts } = textOf(one);
                return (
                  <option key={one.key} value={one.key}>
                    {joinFacts(name, facts)}
                  </option>
                );
              })}
            </Select>
          ) : shown ? (
            <span>
              <bdi className={styles.name}>{shown.name}</bdi> <bdi className={styles.quiet}>{shown.facts}</bdi>
            </span>
          ) : finding ? (
            <span className={styles.warning}>{text('paper.unknown')}</span>
          ) : undefined}
          {notes === '' ? undefined : <span className={styles.warning}>{notes}</span>}
        </div>
      </div>
    </li>
  );
};
