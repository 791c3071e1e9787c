import { Button, Caption1, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { failureLine, failureText } from '../failure-text';
import { formatClock } from '../format/moment';
import { formatNumber } from '../format/number';
import type { Field } from '../resource';
import { NoticeBar } from '../states/notice-bar';
import { ProgressLine } from '../states/progress-line';
import { useText } from '../text';
import { EmptyColumnsNotice } from './empty-columns-notice';
import { nameOf } from './filters';
import { filterAspect } from './ignored';
import type { List } from './use-list';

const useStyles = makeStyles({
  bar: { marginInline: '16px', marginBlockEnd: '8px', flexShrink: 0 },
  progress: { paddingInline: '16px', paddingBlockEnd: '8px' },
});

interface ListNoticesProps {
  readonly list: List;
  readonly fields: readonly Field[];
}

/** Names the inputs that the server ignored and the app could not replace, with their labels on the screen. */
const IgnoredNotice = ({ list, fields }: ListNoticesProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const { rows, state, source } = list;
  if (rows.ignored.length === 0 || rows.call.state === 'pending') return null;
  const names = rows.ignored.map((aspect) => {
    if (aspect === 'q' || aspect === 'sort' || aspect === 'page') return text(`list.ignored.${aspect}`);
    const key = Object.keys(state.filters).find((one) => filterAspect(one, source.manner) === aspect) ?? aspect;
    return nameOf(list.name, fields.find((field) => field.key === key) ?? { key });
  });
  const canLoad = state.size !== 'all' && rows.call.failure === undefined;
  return (
    <NoticeBar
      className={styles.bar}
      intent="warning"
      layout="multiline"
      {...(canLoad
        ? { actions: <Button onClick={() => list.change({ size: 'all' })}>{text('list.ignored.load')}</Button> }
        : {})}
    >
      {text('list.ignored.said', { count: names.length, names: names.join(', ') })}
    </NoticeBar>
  );
};

/** Notices about old rows after a failed refresh, ignored inputs, and the progress of loading all rows. */
export const ListNotices = ({ list, fields }: ListNoticesProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const { call, progress, count, total } = list.rows;
  const stale = call.failure && count > 0 && call.failure.kind !== 'signed-out' ? call.failure : undefined;
  // The page that is shown came all right, and trying again would end the same way.
  const isTooLong = stale?.code === 'too-many-rows';
  return (
    <>
      <IgnoredNotice list={list} fields={fields} />
      <EmptyColumnsNotice list={list} className={styles.bar} />
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
