/** What a scan gave: the gate's answer in large, why, what was decided about it, and the booking behind it. */
import type { GateAnswer } from '@contract/event-log/entry';
import type { CopyNote } from '@contract/failure';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect } from 'react';
import { Busy } from '../../kit/feedback/busy';
import { failureText } from '../../kit/feedback/failure-text';
import { copyClock, copyLine, ticketCountText } from '../../kit/format/copy-text';
import { formatClock } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import type { EventReference } from '../../kit/stores/current-event';
import { useSettings, useToggle } from '../../kit/stores/settings';
import { useNow, useServerNow } from '../../kit/ui/use-now';
import { useRollCalls } from '../log/open-roll-call';
import { AnswerBanner } from './answer-banner';
import { AnswerNotes } from './answer-notes';
import { BannerLines } from './banner-lines';
import { BookingAnswer } from './booking-answer';
import { DecisionBar } from './decision-bar';
import { type GateResult, hasChanged } from './gate-answer';
import { startOfToday } from './gate-counts';
import { decidingTickets } from './gate-facts';
import { MatchList } from './match-list';
import { RollCallAnswer } from './roll-call-answer';
import { useDecision, useRecording } from './scan-record';
import { type Scan, startScan, useScanStore } from './scan-store';
import { playSound } from './sounds';
import { type GateView, useGateAnswer } from './use-gate-answer';
import { answerWord } from './verdict-text';

const useStyles = makeStyles({
  // Leaves no gap while it is empty.
  place: { minInlineSize: 0, ':empty': { position: 'absolute' } },
  root: { display: 'grid', rowGap: '8px', minInlineSize: 0, containerType: 'inline-size' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  code: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  answer: {
    display: 'grid',
    minInlineSize: 0,
    borderRadius: tokens.borderRadiusXLarge,
    overflow: 'clip',
    // High contrast has no tints.
    border: `2px solid ${tokens.colorTransparentStroke}`,
  },
  body: { display: 'grid', rowGap: '12px', padding: '14px 16px 16px', minInlineSize: 0 },
  lines: { display: 'grid', rowGap: '2px', justifyItems: 'start' },
  strong: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  copied: { color: tokens.colorStatusWarningForeground1 },
  // Forced colors leave only lines to tell the answers apart.
  valid: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    '@media (forced-colors: active)': { border: '6px solid CanvasText' },
  },
  look: {
    backgroundColor: tokens.colorPaletteYellowBackground1,
    '@media (forced-colors: active)': { border: '6px dashed CanvasText' },
  },
  refused: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    '@media (forced-colors: active)': { border: '6px double CanvasText' },
  },
  'not-found': {
    backgroundColor: tokens.colorPaletteBerryBackground1,
    '@media (forced-colors: active)': { border: '6px dotted CanvasText' },
  },
  offline: {
    backgroundColor: tokens.colorNeutralBackground4,
    '@media (forced-colors: active)': { border: '6px groove CanvasText' },
  },
});

/** Once for each answer: again if the server or a person's choice changes it. */
const useSound = (scan: Scan, { result, match, first, isSettled }: GateView): void => {
  const isOn = useToggle('scanSounds');
  const volume = useSettings(({ settings }) => settings?.scanVolume) ?? 0;
  const { answer, reason } = result ?? {};
  const isChanged = isSettled && first && result ? hasChanged(first.result, result) : false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a volume that changes plays nothing
  useEffect(() => {
    if (isOn && answer) playSound(answer, volume);
  }, [scan.count, match?.key, answer, reason, isChanged]);
};

interface Explanation {
  readonly title?: string;
  readonly body?: string;
  readonly canRetry?: boolean;
}

/** What the large word and the reason don't say. */
const useExplanation = (): ((view: GateView, result: GateResult) => Explanation) => {
  const text = useText('desk');
  const kit = useText('kit');
  return ({ lookup, rainChecks, timezone }, { reason }) => {
    if (lookup.state === 'failed') return { ...failureText(lookup.failure), canRetry: true };
    if (lookup.state === 'none') {
      const { asked, parts, askedAt } = lookup;
      return {
        body: text(asked < parts ? 'gate.none.partly' : 'gate.none.body', { time: formatClock(askedAt, timezone) }),
      };
    }
    if (lookup.state === 'not-in-copy') {
      const { copied } = lookup;
      const title = kit('copied.notInCount', { time: copyClock(copied), tickets: ticketCountText(copied) });
      const body = text(copied.rows === copied.expected ? 'gate.notInCompleteCopy' : 'gate.notInCopy');
      return { title, body, canRetry: true };
    }
    if (reason === 'offline') return { body: text('gate.offline.body'), canRetry: true };
    if (reason === 'foreign' || reason === 'unsearched')
      return { title: text(`gate.${reason}.title`), body: text(`gate.${reason}.body`) };
    if (reason === 'otherEvent' && rainChecks.length === 0) return { body: text('gate.other.body') };
    if (reason === 'missing' || reason === 'uncertain') return { body: text(`gate.${reason}.body`) };
    return {};
  };
};

/** Whoever lets people in must know that a ticket may have changed since. */
const CopyLine = ({ copy }: { readonly copy: CopyNote }): ReactNode => {
  const styles = useStyles();
  return <span className={styles.copied}>{copyLine(copy, useNow())}</span>;
};

const Explained = ({ scan, view, result }: AnsweredProps): ReactNode => {
  const styles = useStyles();
  const kit = useText('kit');
  const { title, body, canRetry = false } = useExplanation()(view, result);
  if (!title && !body && !canRetry) return undefined;
  return (
    <div className={styles.lines}>
      {title ? <span className={styles.strong}>{title}</span> : undefined}
      {body ? <span>{body}</span> : undefined}
      {canRetry ? <Button onClick={() => startScan(scan.code)}>{kit('actions.retry')}</Button> : undefined}
    </div>
  );
};

interface AnsweredProps {
  readonly scan: Scan;
  readonly view: GateView;
  readonly result: GateResult;
}

interface NextStepProps {
  readonly scan: Scan;
  readonly answer: GateAnswer;
  /** Whether a booking has to be chosen first. */
  readonly isChoice: boolean;
}

/** What somebody does now who was told nothing. */
const NextStep = ({ scan, answer, isChoice }: NextStepProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const direction = useScanStore((state) => state.direction);
  const isDecided = useDecision(scan)?.row?.decision?.decision;
  const step = isChoice ? 'choose' : direction === 'out' ? 'out' : isDecided ? 'decided' : answer;
  return <span className={styles.strong}>{text(`mode.next.${step}`)}</span>;
};

interface ScanResultProps {
  readonly scan: Scan;
  /** The event at the gate; without one the ticket's own event is shown. */
  readonly event: EventReference | undefined;
  /** Beside the heading: a close button. */
  readonly actions?: ReactNode;
  /** Whether all of the booking is shown, with its amounts; true by default. */
  readonly hasDetails?: boolean;
}

/** Needs a live region around it that is on the page before, as `ScanAnswer` has. Without one the first answer is not spoken. */
export const ScanResult = ({ scan, event, actions, hasDetails = true }: ScanResultProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const view = useGateAnswer(scan, event);
  useSound(scan, view);
  useRecording(scan, view);
  const { lookup, match, result, earlier } = view;
  const isOut = useScanStore((state) => state.direction) === 'out';
  const { isTakingBack } = useRollCalls(event?.id);
  const start = startOfToday(event ?? {}, useServerNow());
  const before = earlier.filter((row) => row.scan.at >= start);
  const isChoice = lookup.state === 'found' && !(lookup.matches.length === 1 && lookup.matches[0]?.isCertain);
  return (
    <section className={styles.root} aria-label={text('gate.result')} data-answer={result?.answer}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('gate.result')}</h2>
        <bdi className={styles.code}>{scan.code}</bdi>
        {actions}
      </div>
      {result ? (
        <div key={scan.count} className={mergeClasses(styles.answer, styles[result.answer])}>
          <AnswerBanner answer={result.answer} word={answerWord(text, result)}>
            <BannerLines view={view} result={result} event={event} hasDetails={hasDetails} />
          </AnswerBanner>
          <div className={styles.body}>
            {hasDetails ? undefined : <NextStep scan={scan} answer={result.answer} isChoice={isChoice && !match} />}
            <Explained scan={scan} view={view} result={result} />
            <AnswerNotes view={view} result={result} />
            {lookup.state === 'found' && lookup.copy ? <CopyLine copy={lookup.copy} /> : undefined}
            {isChoice && !match ? undefined : (
              <DecisionBar
                {...{ scan, before, hasAbout: hasDetails, answer: result.answer, timezone: view.timezone }}
                isGroup={decidingTickets(view.tickets).length > 1}
              />
            )}
            {isChoice ? <MatchList matches={lookup.matches} chosen={match?.key} onChoose={view.choose} /> : undefined}
            {match ? <BookingAnswer key={match.key} view={view} event={event} isBrief={!hasDetails} /> : undefined}
          </div>
        </div>
      ) : (
        <Busy label={text('gate.looking')} style={{ minHeight: 80 }} />
      )}
      {/* Whoever leaves may give something back, but attends nothing. */}
      {isOut && !isTakingBack ? undefined : <RollCallAnswer scan={scan} lookup={lookup} event={event} />}
    </section>
  );
};

interface ScanAnswerProps extends Pick<ScanResultProps, 'event' | 'hasDetails'> {
  /** Undefined until a code was scanned. */
  readonly scan: Scan | undefined;
}

/** The place of the result on a screen with a box. */
export const ScanAnswer = ({ scan, ...props }: ScanAnswerProps): ReactNode => (
  <div className={useStyles().place} aria-live="polite">
    {scan ? <ScanResult scan={scan} {...props} /> : undefined}
  </div>
);
