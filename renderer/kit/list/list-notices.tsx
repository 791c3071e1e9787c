import { Button, Caption1, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { failureLine, failureText } from '../failure-text';
import { formatClock } from '../format/moment';
import { formatNumber } from '../format/number';
import { NoticeBar } from '../states/notice-bar';
import { ProgressLine } from '../states/progress-line';
import { useText } from '../text';
import type { List } from './use-list';

const useStyles = makeStyles({
  bar: { marginInline: '16px', marginBlockEnd: '8px', flexShrink: 0 },
  progress: { paddingInline: '16px', paddingBlockEnd: '8px' },
});

/** Old rows after a failed refresh, and the progress of loading all. */
export const ListNotices = ({ list }: { readonly list: List }): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const { call, progress, count, total } = list.rows;
  const stale = call.failure && count > 0 && call.failure.kind !== 'signed-out' ? call.failure : undefined;
  // The page that is shown came all right, and trying again would end the same way.
  const isTooLong = stale?.code === 'too-many-rows';
  return (
    <>
      {stale ? (
        <NoticeBar
          className={styles.bar}
          intent="warning"
          layout="multiline"
          {...(isTooLong ? {} : { actions: <Button onClick={call.refresh}>{text('actions.retry')}</Button> })}
        >
          {failureText(stale).title}.{' '}
          {isTooLong ? failureLine(stale) : call.asOf ? text('states.staleAsOf', { time: formatClock(call.asOf) }) : ''}
        </NoticeBar>
      ) : undefined}
      {progress ? (
        <div className={styles.progress} role="status">
          <Caption1>
            {progress.total === undefined
              ? text('list.loading', { loaded: formatNumber(progress.loaded) })
              : text('list.loadingOf', { loaded: formatNumber(progress.loaded), total: formatNumber(progress.total) })}
          </Caption1>
          <ProgressLine {...(progress.total ? { value: progress.loaded, max: progress.total } : {})} />
        </div>
      ) : undefined}
      <span role="status" style={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {total === undefined ? '' : text('list.matching', { count: total, rows: formatNumber(total) })}
      </span>
    </>
  );
};
