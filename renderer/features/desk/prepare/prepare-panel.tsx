/** What is prepared of an event: how much, how old, what is missing and why, and what can be done about it. */
import type { PackView } from '@contract/bridge';
import { formatBytes } from '@contract/format-bytes';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { bridge } from '../../../kit/bridge/bridge';
import { failureText } from '../../../kit/feedback/failure-text';
import { ProgressLine } from '../../../kit/feedback/progress-line';
import { formatDay } from '../../../kit/format/date-time';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { RemovePack } from '../../../kit/offline/remove-pack';
import type { PopoverControl } from '../../../kit/popover/lazy-popover';
import { PopoverPanel } from '../../../kit/popover/popover-panel';
import { useOffline } from '../../../kit/stores/offline';
import { useNow } from '../../../kit/ui/use-now';
import { ageText, isMissing, missingText, progressOf } from './pack-facts';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '12px', inlineSize: 'min(400px, 90vw)', boxSizing: 'border-box' },
  about: { display: 'grid', rowGap: '4px', color: tokens.colorNeutralForeground2 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  line: { margin: 0 },
});

interface PanelProps extends PopoverControl {
  readonly pack: PackView;
  readonly onPrepare: (refresh: boolean) => void;
}

const Running = ({ pack }: { readonly pack: PackView }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const { done, total } = progressOf(pack);
  return (
    <div className={styles.about}>
      <ProgressLine label={text('prepare.running')} value={done} max={Math.max(1, total)} />
      <span className={styles.quiet}>
        {text('prepare.progress', { done: formatNumber(done), total: formatNumber(total) })}
      </span>
    </div>
  );
};

/** Why something is missing, or why a refresh did not end. */
const Reason = ({ pack }: { readonly pack: PackView }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const part = pack.parts.find(({ failure }) => failure !== undefined);
  if (!part?.failure) return undefined;
  return (
    <p className={styles.line}>
      {text(pack.state === 'ready' ? 'prepare.refreshFailed' : 'prepare.because', {
        part: text(`prepare.parts.${part.name}`),
        why: failureText(part.failure).title,
      })}
    </p>
  );
};

export const PreparePanel = ({ pack, onPrepare, ...popover }: PanelProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const now = useNow();
  const storage = useOffline(({ view }) => view.storage);
  const [isRemoving, setRemoving] = useState(false);
  const isRunning = pack.state === 'running';
  const hasMissing = pack.parts.some(isMissing) || pack.state === 'stopped';
  const event = pack.event.id;
  return (
    <PopoverPanel {...popover} align="start" label={text('prepare.title')} className={styles.root}>
      <div className={styles.about}>
        {isRunning ? <Running pack={pack} /> : <p className={styles.line}>{missingText(pack, text)}</p>}
        {isRunning ? undefined : <Reason pack={pack} />}
        <span>
          {[ageText(pack, now, text), pack.bytes > 0 ? formatBytes(pack.bytes) : undefined].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.quiet}>
          {storage === 'memory'
            ? text('prepare.inMemory')
            : pack.expiresAt === undefined
              ? undefined
              : text('prepare.expires', { day: formatDay(pack.expiresAt) })}
        </span>
      </div>
      <div className={styles.actions}>
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
