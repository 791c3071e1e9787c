import { unreadableFields } from '@contract/json/read-json';
import { makeStyles } from '@fluentui/react-components';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { Field, Values } from '../../area/field';
import { NoticeBar } from '../../feedback/notice-bar';
import { pendingPlaceholder } from '../../feedback/pending-placeholder';
import { formatNumber } from '../../format/number';
import { toPlainText } from '../../format/plain-text';
import { useText } from '../../format/text';
import { useSession } from '../../stores/session';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { gapText } from '../data/gap-text';
import type { List } from '../data/use-list';
import { useLoadProgress } from '../data/use-rows';

/** A few rows may have many empty columns by chance. */
const minRows = 5;

/** Whether at least half of these columns are empty in every row, because the server may use other field names. */
export const isMostlyEmpty = (rows: readonly Values[], keys: readonly string[]): boolean => {
  if (rows.length < minRows || keys.length === 0) return false;
  const empty = keys.filter((key) => rows.every((row) => toPlainText(row[key]) === ''));
  return empty.length >= keys.length / 2;
};

const IgnoredNotice = lazy(async () => ({ default: (await import('./ignored-notice')).IgnoredNotice }));
const StaleNotice = lazy(async () => ({ default: (await import('./stale-notice')).StaleNotice }));
const LoadingNotice = lazy(async () => ({ default: (await import('./loading-notice')).LoadingNotice }));
const EmptyColumnsNotice = lazy(async () => ({ default: (await import('./empty-columns-notice')).EmptyColumnsNotice }));

const isPartlyUnreadable = (row: Values): boolean => row[unreadableFields] !== undefined;

const useStyles = makeStyles({
  bar: { marginInline: '16px', marginBlockEnd: '8px', flexShrink: 0 },
});

interface ListNoticesProps {
  readonly list: List;
  readonly fields: readonly Field[];
}

/** Notices about old rows after a failed refresh, ignored inputs, and the progress of loading all rows. */
export const ListNotices = ({ list, fields }: ListNoticesProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const { call, ignored, count, total, inMemory, sample, gap } = list.rows;
  const { shown } = list.columns;
  const progress = useLoadProgress(list.source);
  const dropped = inMemory?.dropped ?? 0;
  const isLive = useSession(({ session }) => session?.mode === 'live');
  const hasEmptyColumns = useMemo(
    () =>
      isLive &&
      isMostlyEmpty(
        sample,
        shown.map(({ key }) => key),
      ),
    [isLive, sample, shown],
  );
  const unreadable = useMemo(() => sample.filter(isPartlyUnreadable).length, [sample]);
  const hasIgnored = ignored.length > 0 && call.state !== 'pending';
  // In place of its rows, an empty list says why it failed, or that not all rows were read.
  const shownGap = count > 0 ? gap : undefined;
  const isSaidByList = count === 0 && (call.state === 'rejected' || gap !== undefined);
  const stale = isSaidByList || call.failure?.kind === 'signed-out' ? undefined : call.failure;
  return (
    <>
      <Suspense fallback={pendingPlaceholder}>
        {hasIgnored && <IgnoredNotice list={list} fields={fields} className={styles.bar} />}
        {hasEmptyColumns && <EmptyColumnsNotice className={styles.bar} />}
      </Suspense>
      {dropped > 0 ? (
        <NoticeBar className={styles.bar} intent="info">
          {text('list.narrowing.here', { count: dropped, rows: formatNumber(dropped) })}
        </NoticeBar>
      ) : undefined}
      {unreadable > 0 ? (
        <NoticeBar className={styles.bar} intent="warning">
          {text('list.unreadable', { count: unreadable, rows: formatNumber(unreadable) })}
        </NoticeBar>
      ) : undefined}
      {shownGap ? (
        <NoticeBar className={styles.bar} intent="warning" layout="multiline">
          {gapText(shownGap)}
        </NoticeBar>
      ) : undefined}
      {stale ? (
        <Suspense fallback={pendingPlaceholder}>
          <StaleNotice failure={stale} call={call} className={styles.bar} />
        </Suspense>
      ) : undefined}
      {progress ? (
        <Suspense fallback={pendingPlaceholder}>
          <LoadingNotice {...progress} />
        </Suspense>
      ) : undefined}
      <VisuallyHidden role="status">
        {total === undefined ? '' : text('list.matching', { count: total, rows: formatNumber(total) })}
      </VisuallyHidden>
    </>
  );
};
