/**
 * The age of data, "23 min ago" or "Copy of 9:12 AM, 41 min old", with a refresh button. A screen that people watch also
 * says that it refreshes itself, and lets them pause that.
 */
import { Button, Caption1, makeStyles, mergeClasses } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense } from 'react';
import { useCommand } from '../commands/command';
import { pendingPlaceholder } from '../feedback/pending-placeholder';
import { formatExactTime } from '../format/age';
import { useText } from '../format/text';
import { Hint } from '../ui/hint';
import { Age, useAgeStyles } from './age';
import type { Dated, FreshnessKind } from './freshness-kinds';

const CopyAge = lazy(async () => ({ default: (await import('../offline/copy-age')).CopyAge }));
const LiveMark = lazy(async () => ({ default: (await import('./live-mark')).LiveMark }));

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '4px', whiteSpace: 'nowrap' },
  turning: {
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { to: { rotate: '360deg' } },
      animationDuration: '900ms',
      animationIterationCount: 'infinite',
      animationTimingFunction: 'linear',
    },
  },
});

interface FreshnessProps {
  readonly call: Dated;
  /** How soon an age is amber; by default as for a record. */
  readonly kind?: FreshnessKind;
  /** The screen refreshes itself, so many seconds after each answer. */
  readonly watchSeconds?: number;
}

export const Freshness = ({
  call,
  watchSeconds,
  kind = watchSeconds ? 'watch' : 'record',
}: FreshnessProps): ReactNode => {
  const styles = useStyles();
  const age = useAgeStyles();
  const text = useText('kit');
  const { asOf, copy, failure, busy, refresh } = call;
  useCommand('refresh', refresh);
  const refreshText =
    asOf === undefined ? text('actions.refresh') : text('age.refresh', { time: formatExactTime(asOf) });
  return (
    <div className={styles.root}>
      {watchSeconds ? (
        <Suspense fallback={pendingPlaceholder}>
          <LiveMark call={call} seconds={watchSeconds} />
        </Suspense>
      ) : undefined}
      {copy ? (
        <Caption1 className={mergeClasses(age.text, age.old)}>
          <Suspense fallback={pendingPlaceholder}>
            <CopyAge copy={copy} />
          </Suspense>
        </Caption1>
      ) : asOf === undefined ? undefined : (
        <Age time={asOf} kind={kind} hasFailed={failure !== undefined} />
      )}
      <Hint content={busy ? text('states.refreshing') : refreshText}>
        <Button
          appearance="subtle"
          size="small"
          aria-label={text('actions.refresh')}
          icon={<ArrowClockwiseRegular className={mergeClasses(busy && styles.turning)} />}
          onClick={refresh}
        />
      </Hint>
    </div>
  );
};
