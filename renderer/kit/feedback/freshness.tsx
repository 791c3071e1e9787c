/** "as of 14:02", or "Copy of 09:12, 41 min old", with a refresh button. */
import { Button, Caption1, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Call } from '../bridge/use-call';
import { useCommand } from '../commands/command';
import { formatClock } from '../format/date-time';
import { useText } from '../format/text';
import { LazyTooltip } from '../popover/lazy-tooltip';
import { pendingPlaceholder } from './pending-placeholder';

const CopyAge = lazy(async () => ({ default: (await import('../offline/copy-age')).CopyAge }));

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '4px', whiteSpace: 'nowrap' },
  text: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  stale: { color: tokens.colorStatusWarningForeground1 },
  turning: {
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { to: { rotate: '360deg' } },
      animationDuration: '900ms',
      animationIterationCount: 'infinite',
      animationTimingFunction: 'linear',
    },
  },
});

type Dated = Pick<Call<unknown>, 'asOf' | 'copy' | 'failure' | 'busy' | 'refresh'>;

export const Freshness = ({ call }: { readonly call: Dated }): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const { asOf, copy, failure, busy, refresh } = call;
  useCommand('refresh', refresh);
  const time = asOf === undefined ? undefined : formatClock(asOf);
  return (
    <div className={styles.root}>
      {time === undefined ? undefined : (
        <Caption1 className={mergeClasses(styles.text, (failure || copy) && styles.stale)}>
          <Suspense fallback={pendingPlaceholder}>
            {copy ? <CopyAge copy={copy} /> : text('states.asOf', { time })}
          </Suspense>
        </Caption1>
      )}
      <LazyTooltip content={text(busy ? 'states.refreshing' : 'actions.refresh')} relationship="description">
        <Button
          appearance="subtle"
          size="small"
          aria-label={text('actions.refresh')}
          icon={<ArrowClockwiseRegular className={mergeClasses(busy && styles.turning)} />}
          onClick={refresh}
        />
      </LazyTooltip>
    </div>
  );
};
