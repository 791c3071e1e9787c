/** What is prepared of an event: how much, how old, what is missing and why, and what can be done about it. */
import type { PackView } from '@contract/bridge';
import { formatBytes } from '@contract/format-bytes';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { bridge } from '../../../kit/bridge/bridge';
import { failureText } from '../../../kit/feedback/failure-text';
import { ProgressLine } from '../../../kit/feedback/progress-line';
import { formatDay } from '../../../kit/format/date-time';
import { useText } from '../../../kit/format/text';
import { RemovePack } from '../../../kit/offline/remove-pack';
import type { PopoverControl } from '../../../kit/popover/lazy-popover';
import { PopoverPanel } from '../../../kit/popover/popover-panel';
import { chooseEvent, useCurrentEvent, useRecentEvents } from '../../../kit/stores/current-event';
import { useOffline } from '../../../kit/stores/offline';
import { useNow } from '../../../kit/ui/use-now';
import { ageText, countsOf, fetchingText, isMissing, missingText } from './pack-facts';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '12px', inlineSize: 'min(400px, 90vw)', boxSizing: 'border-box' },
  about: { display: 'grid', rowGap: '4px', color: tokens.colorNeutralForeground2 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  line: { margin: 0 },
  counts: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '24px', rowGap: '2px', margin: '4px 0' },
  count: { display: 'flex', justifyContent: 'space-between', gap: '8px' },
  figure: { margin: 0, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground1 },
});

interface PanelProps extends PopoverControl {
  readonly pack: PackView;
  /** From 0 to 1. */
  readonly progress: number;
  readonly onPrepare: (refresh: boolean) => void;
}

const Running = ({ pack, progress }: { readonly pack: PackView; readonly progress: number }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  return (
    <div className={styles.about}>
      <ProgressLine label={text('prepare.running')} value={progress} max={1} />
      <span className={styles.quiet}>{fetchingText(pack, text)}</span>
    </div>
  );
};

const Counts = ({ pack }: { readonly pack: PackView }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const counts = countsOf(pack, text);
  if (counts.length === 0) return null;
  return (
    <dl className={styles.counts} aria-label={text('prepare.counts')}>
      {counts.map(({ name, count }) => (
        <div key={name} className={styles.count}>
          <dt className={styles.quiet}>{name}</dt>
          <dd className={styles.figure}>{count}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Lists without an event ask for more than the copy has. */
const WorkOn = ({ pack }: { readonly pack: PackView }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const current = useCurrentEvent();
  const recent = useRecentEvents();
  const { id, name } = pack.event;
  if (String(current?.id) === id) return null;
  const event = recent.find((one) => String(one.id) === id) ?? { id, name };
  return (
    <p className={styles.line}>
      {text('prepare.listsOfEvent')}{' '}
      <Button size="small" onClick={() => chooseEvent(event)}>
        {text('choose')}
      </Button>
    </p>
  );
};

const Missing = ({ pack }: { readonly pack: PackView }): ReactNode => {
  const styles = useStyles();
  const missing = missingText(pack, useText('desk'));
  return missing === undefined ? null : <p className={styles.line}>{missing}</p>;
};

/** Why something is missing, or why a refresh did not end. */
const Reason = ({ pack }: { readonly pack: PackView }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const part = pack.parts.find(({ failure }) => failure !== undefined);
  if (!part?.failure) return undefined;
  return (
    <p className={styles.line}>
      {text(pack.isWhole ? 'prepare.refreshFailed' : 'prepare.because', {
        part: text(`prepare.parts.${part.name}`),
        why: failureText(part.failure).title,
      })}
    </p>
  );
};

export const PreparePanel = ({ pack, progress, onPrepare, ...popover }: PanelProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const now = useNow();
  const storage = useOffline(({ view }) => view.storage);
  const [isRemoving, setRemoving] = useState(false);
  const isRunning = pack.state === 'running';
  const hasMissing = !pack.isWhole && (pack.parts.some(isMissing) || pack.state === 'stopped');
  const event = pack.event.id;
  const actions = useRef<HTMLDivElement>(null);
  // The focused button is removed when it starts or ends; without focus, Escape would not close the panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the state changes the buttons
  useEffect(() => {
    if (document.activeElement === document.body) actions.current?.querySelector('button')?.focus();
  }, [isRunning]);
  return (
    <PopoverPanel {...popover} align="start" label={text('prepare.title')} className={styles.root}>
      <div className={styles.about}>
        {isRunning ? <Running pack={pack} progress={progress} /> : <Missing pack={pack} />}
        {isRunning ? undefined : <Reason pack={pack} />}
        <span>
          {[ageText(pack, now, text), pack.bytes > 0 && !isRunning ? formatBytes(pack.bytes) : undefined]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {isRunning ? undefined : <Counts pack={pack} />}
        {pack.isWhole ? <WorkOn pack={pack} /> : undefined}
        <span className={styles.quiet}>
          {!pack.isWhole
            ? undefined
            : storage === 'memory'
              ? text('prepare.inMemory')
              : pack.expiresAt === undefined
                ? undefined
                : text('prepare.expires', { day: formatDay(pack.expiresAt) })}
        </span>
      </div>
      <div ref={actions} className={styles.actions}>
        {isRunning ? (
          <Button onClick={() => void bridge().offline.stop({ event })}>{text('prepare.stop')}</Button>
        ) : undefined}
        {!isRunning && hasMissing ? (
          <Button appearance="primary" onClick={() => onPrepare(false)}>
            {text('prepare.continue')}
          </Button>
        ) : undefined}
        {isRunning ? undefined : <Button onClick={() => onPrepare(true)}>{text('prepare.refresh')}</Button>}
        <Button onClick={() => setRemoving(true)}>{text('prepare.remove')}</Button>
      </div>
      <RemovePack pack={isRemoving ? pack : undefined} onClose={() => setRemoving(false)} />
    </PopoverPanel>
  );
};
