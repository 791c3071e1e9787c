/** Admit or turn away: what a person decided about a scan, noted on this computer only. */
import type { GateAnswer } from '@contract/event-log/entry';
import { countScans, type ScanRow } from '@contract/event-log/scans';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUndoRegular, CheckmarkRegular, DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useCommand } from '../../kit/commands/command';
import { formatClock } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import { useSettings } from '../../kit/stores/settings';
import { useServerNow } from '../../kit/ui/use-now';
import { canUndo, useDecision } from './scan-record';
import { type Scan, useScanStore } from './scan-store';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '8px' },
  // Not a least width, which gloves would replace with their own.
  choice: { flexBasis: 'min(180px, 100%)', minBlockSize: '48px', fontSize: tokens.fontSizeBase400 },
  decided: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Milliseconds after an answer in which a second scan of the same code may admit. */
const secondScanMs = 10_000;

interface DecisionBarProps {
  readonly scan: Scan;
  readonly answer: GateAnswer;
  /** Whether it says what a decision is not. */
  readonly hasAbout: boolean;
  /** The scans of the ticket today before this one. */
  readonly before: readonly ScanRow[];
  /** Whether it is about several tickets, of which the log counts one. */
  readonly isGroup: boolean;
  readonly timezone: unknown;
}

/** Enter in the box, and if the person chose so a second scan, admit only whom the answer lets in. */
const useConfirmation = (isOffered: boolean, admit: (() => void) | undefined): void => {
  const isSecondOn = useSettings(({ settings }) => settings?.secondScan) === 'admit';
  const run = useEffectEvent(() => admit?.());
  const isOpen = admit !== undefined;
  useEffect(() => {
    if (!isOffered) return;
    const secondScanUntil = isSecondOn ? Date.now() + secondScanMs : 0;
    useScanStore.setState({ confirmation: { admit: isOpen ? () => run() : undefined, secondScanUntil } });
    return () => useScanStore.setState({ confirmation: undefined });
  }, [isOffered, isOpen, isSecondOn]);
};

export const DecisionBar = ({ scan, answer, hasAbout, before, isGroup, timezone }: DecisionBarProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const now = useServerNow();
  const decision = useDecision(scan);
  const row = decision?.row;
  const value = row?.decision?.decision ?? undefined;
  const isOut = row?.scan.direction === 'out';
  const canDecide = decision !== undefined && row !== undefined && !isOut && value === undefined;
  const admits = answer === 'valid' || answer === 'look';
  useConfirmation(admits && row !== undefined && !isOut, canDecide ? () => decision.decide('admitted') : undefined);
  useCommand('admit', canDecide ? () => decision.decide('admitted') : undefined);
  useCommand('turn-away', canDecide ? () => decision.decide('turned-away') : undefined);
  if (!decision || !row) return undefined;
  const once = isGroup ? <span className={styles.quiet}>{text('gate.countsOnce')}</span> : undefined;
  if (canDecide)
    return (
      // The same for every ticket: it is read with the answer, but not spoken once more.
      <div key="choice" className={styles.root} aria-live="off">
        <Button
          className={styles.choice}
          size="large"
          appearance={admits ? 'primary' : 'secondary'}
          icon={<CheckmarkRegular />}
          onClick={() => decision.decide('admitted')}
        >
          {text('gate.admit')}
        </Button>
        <Button
          className={styles.choice}
          size="large"
          appearance={admits ? 'secondary' : 'primary'}
          icon={<DismissRegular />}
          onClick={() => decision.decide('turned-away')}
        >
          {text('gate.turnAway')}
        </Button>
        {once}
        {hasAbout ? <span className={styles.quiet}>{text('gate.decideAbout')}</span> : undefined}
      </div>
    );
  const noted = isOut && !value ? row.scan : row.decision;
  const isBack = isOut && value === 'turned-away';
  const isCountedOut = countScans([...before, row]).inside < countScans(before).inside;
  return (
    <div key="decided" className={styles.root}>
      <span className={styles.decided}>
        {text(isOut ? `gate.outNoted.${isBack ? 'back' : 'counted'}` : `gate.decided.${value}`)}
      </span>
      {noted ? (
        <span className={styles.quiet}>
          {text('gate.noted', { time: formatClock(Date.parse(noted.at), timezone) })}
        </span>
      ) : undefined}
      {once}
      {isOut && !isBack && !isCountedOut ? (
        <span className={styles.quiet}>{text('gate.outNoted.notInside')}</span>
      ) : undefined}
      {noted && canUndo(noted, now) ? (
        <Button icon={<ArrowUndoRegular />} onClick={() => decision.decide(isOut && !value ? 'turned-away' : null)}>
          {text('gate.undo')}
        </Button>
      ) : undefined}
    </div>
  );
};
