/** What is prepared of an event: how much, how old, what is missing and why, and what can be done about it. */
import type { PackView } from '@contract/bridge';
import { formatBytes } from '@contract/format-bytes';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLogCounts } from '../../../event/log/event-log';
import { RemovePack } from '../../../event/log/remove-pack';
import { bridge } from '../../../kit/bridge/bridge';
import { failureText } from '../../../kit/feedback/failure-text';
import { ProgressLine } from '../../../kit/feedback/progress-line';
import { formatDay } from '../../../kit/format/date-time';
import { joinFacts } from '../../../kit/format/join';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { chooseEventNamed, useCurrentEvent } from '../../../kit/stores/current-event';
import { useOffline } from '../../../kit/stores/offline';
import type { ShownProgress } from '../../../kit/stores/pack-progress';
import { useNow } from '../../../kit/ui/use-now';
import { ageText, countsOf, progressText, runningText, shortfallText } from './pack-facts';

const useCountStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '24px', rowGap: '2px', margin: '4px 0' },
  part: { display: 'flex', justifyContent: 'space-between', columnGap: '8px' },
  // Its longer words need the line.
  missing: { gridColumn: '1 / -1', color: tokens.colorStatusWarningForeground1 },
  name: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    '::first-letter': { textTransform: 'uppercase' },
  },
  missingName: { color: 'inherit' },
  count: { margin: 0, fontVariantNumeric: 'tabular-nums' },
});

/** What is on this computer of an event: its copy, part by part, and the log of its gates. */
const PackCounts = ({ pack }: { readonly pack: PackView }): ReactNode => {
  const styles = useCountStyles();
  const text = useText('desk');
  const { scans, marks } = useLogCounts(pack.event.id);
  const counts = [
    ...countsOf(pack, text),
    ...Object.entries({ scans, marks }).flatMap(([name, count]) =>
      count === 0 ? [] : [{ name: text(`prepare.log.${name}`), count: formatNumber(count), isMissing: false }],
    ),
  ];
  if (counts.length === 0) return null;
  return (
    <dl className={styles.root} aria-label={text('prepare.counts')}>
      {[...counts.filter(({ isMissing }) => isMissing), ...counts.filter(({ isMissing }) => !isMissing)].map(
        ({ name, count, isMissing }) => (
          <div key={name} className={mergeClasses(styles.part, isMissing && styles.missing)}>
            <dt className={mergeClasses(styles.name, isMissing && styles.missingName)}>{name}</dt>
            <dd className={styles.count}>{count}</dd>
          </div>
        ),
      )}
    </dl>
  );
};

const useStyles = makeStyles({
  workOn: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', minBlockSize: '24px', margin: 0 },
  about: { display: 'grid', rowGap: '4px', color: tokens.colorNeutralForeground2 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  line: { margin: 0 },
});

interface PackProps {
  readonly pack: PackView;
}

const Running = ({ pack, progress, isRefresh }: PackProps & ShownProgress): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const label = runningText(pack, isRefresh, useNow(), text);
  return (
    <>
      <p className={styles.line}>{label}</p>
      <ProgressLine label={label} value={progress} />
      <span className={styles.quiet}>{progressText(pack, progress, text)}</span>
    </>
  );
};

/** How old it is and its size, what is missing, and why that is or why a refresh did not end. */
const Result = ({ pack }: PackProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const age = ageText(pack, useNow(), text);
  const size = pack.bytes > 0 ? text('prepare.size', { size: formatBytes(pack.bytes) }) : undefined;
  const part = pack.parts.find(({ failure }) => failure !== undefined);
  return (
    <>
      <p className={styles.line}>{joinFacts(shortfallText(pack, text), age, size)}</p>
      {part?.failure ? (
        <p className={styles.line}>
          {text(pack.state === 'ready' ? 'prepare.refreshFailed' : 'prepare.because', {
            part: text(`prepare.parts.${part.name}`),
            why: failureText(part.failure).title,
          })}
        </p>
      ) : undefined}
    </>
  );
};

/** Lists without an event ask for more than the copy has. */
const WorkOn = ({ pack }: PackProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const current = useCurrentEvent();
  return (
    <p className={styles.workOn}>
      {text('prepare.listsOfEvent')}
      {String(current?.id) === pack.event.id ? undefined : (
        <Button size="small" onClick={() => chooseEventNamed(pack.event)}>
          {text('choose')}
        </Button>
      )}
    </p>
  );
};

const Stay = ({ pack }: PackProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const isInMemory = useOffline(({ view }) => view.storage === 'memory');
  const { expiresAt } = pack;
  if (isInMemory) return <span className={styles.quiet}>{text('prepare.inMemory')}</span>;
  if (expiresAt === undefined) return null;
  return <span className={styles.quiet}>{text('prepare.expires', { day: formatDay(expiresAt) })}</span>;
};

/**
 * If the focused button was removed, focuses the panel, because Escape closes it only from inside. Not the next button:
 * a second press of Enter would do something else.
 */
const useFocusKept = (isKept: boolean) => {
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isKept || document.activeElement !== document.body) return;
    const panel = actions.current?.closest<HTMLElement>('[role="dialog"]');
    panel?.setAttribute('tabindex', '-1');
    panel?.focus();
  });
  return actions;
};

interface PanelProps extends PackProps, ShownProgress {
  readonly onPrepare: (refresh: boolean) => void;
}

const Actions = ({ pack, onPrepare }: Pick<PanelProps, 'pack' | 'onPrepare'>): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const [isRemoving, setRemoving] = useState(false);
  const { state } = pack;
  // Rendered once more when another event is chosen, whose button goes.
  useCurrentEvent();
  const actions = useFocusKept(!isRemoving);
  return (
    <div ref={actions} className={styles.actions}>
      {state === 'running' ? (
        <Button onClick={() => void bridge().offline.stop({ event: pack.event.id })}>{text('prepare.cancel')}</Button>
      ) : undefined}
      {state === 'incomplete' || state === 'stopped' ? (
        <Button appearance="primary" onClick={() => onPrepare(false)}>
          {text('prepare.continue')}
        </Button>
      ) : undefined}
      {state === 'running' ? undefined : <Button onClick={() => onPrepare(true)}>{text('prepare.refresh')}</Button>}
      <Button onClick={() => setRemoving(true)}>{text('prepare.remove')}</Button>
      <RemovePack pack={isRemoving ? pack : undefined} onClose={() => setRemoving(false)} />
    </div>
  );
};

export const PreparePanel = ({ pack, progress, isRefresh, onPrepare }: PanelProps): ReactNode => {
  const styles = useStyles();
  const isRunning = pack.state === 'running';
  const isPrepared = pack.state === 'ready' || (isRunning && isRefresh);
  return (
    <>
      <div className={styles.about}>
        {isRunning ? <Running {...{ pack, progress, isRefresh }} /> : <Result pack={pack} />}
        <PackCounts pack={pack} />
        {isPrepared ? <WorkOn pack={pack} /> : undefined}
        {isPrepared ? <Stay pack={pack} /> : undefined}
      </div>
      <Actions pack={pack} onPrepare={onPrepare} />
    </>
  );
};
