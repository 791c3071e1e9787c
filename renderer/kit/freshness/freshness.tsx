/**
 * The age of data, "23 min ago" or "Copy of 9:12 AM, 41 min old", with a refresh button. A screen that people watch also
 * says that it refreshes itself, and lets them pause that.
 */
import { Button, Caption1, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense } from 'react';
import { useCommand } from '../commands/command';
import { pendingPlaceholder } from '../feedback/pending-placeholder';
import { formatAge, formatExactTime, minutesSince } from '../format/age';
import { useText } from '../format/text';
import { Hint } from '../ui/hint';
import { useNow } from '../ui/use-now';
import { type Dated, type FreshnessKind, freshMinutes } from './freshness-kinds';

const useAgeStyles = makeStyles({
  text: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  old: { color: tokens.colorStatusWarningForeground1 },
});

interface AgeProps {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly kind: FreshnessKind;
  /** The last refresh failed. */
  readonly hasFailed: boolean;
}

/** The age of data on its own, so that the minute's tick renders only this. Not a live region: a reader asks for it. */
export const Age = ({ time, kind, hasFailed }: AgeProps): ReactNode => {
  const styles = useAgeStyles();
  const text = useText('kit');
  const now = useNow();
  const isOld = hasFailed || minutesSince(time, now) >= freshMinutes[kind];
  return (
    <Hint content={text('age.exact', { time: formatExactTime(time) })}>
      <Caption1 as="span" className={mergeClasses(styles.text, isOld && styles.old)} data-old={isOld}>
        {formatAge(time, now)}
      </Caption1>
    </Hint>
  );
};

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
