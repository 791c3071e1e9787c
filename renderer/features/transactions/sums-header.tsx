/** The sums above the list, and which bookings they include. */
import { Button, Caption1, makeStyles, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import type { ListHeaderProps } from '../../kit/area/area';
import { formatClock } from '../../kit/format/date-time';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { insetBorder } from '../../kit/ui/styles';
import { sumByCurrency } from './sums';
import { SumsTable } from './sums-table';
import { useSummedRows } from './use-summed-rows';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    rowGap: '4px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', minBlockSize: '28px' },
  note: { color: tokens.colorStatusWarningForeground1 },
});

export const ListHeader = ({ list }: ListHeaderProps): ReactNode => {
  const styles = useStyles();
  const text = useText('transactions');
  const kit = useText('kit');
  const { rows, isComplete, asOf, progress, load, stop } = useSummedRows(list);
  const sums = useMemo(() => sumByCurrency(rows), [rows]);
  if (rows.length === 0) return null;
  const count = rows.length;
  const unread = sums.reduce((total, one) => total + one.unread, 0);
  const { total } = list.rows;
  return (
    <section className={styles.card} aria-label={text('sums.label')}>
      <div className={styles.head} role="status">
        <Text weight="semibold">
          {text(isComplete ? 'sums.all' : 'sums.page', { count, shown: formatNumber(count) })}
        </Text>
        {progress ? (
          <>
            <Caption1>{kit('list.loading', { loaded: formatNumber(progress.loaded) })}</Caption1>
            <Button size="small" onClick={stop}>
              {kit('actions.cancel')}
            </Button>
          </>
        ) : asOf !== undefined ? (
          <>
            <Caption1>{kit('states.asOf', { time: formatClock(asOf) })}</Caption1>
            <Button size="small" onClick={load}>
              {text('sums.again')}
            </Button>
          </>
        ) : isComplete ? undefined : (
          <Button size="small" onClick={load}>
            {total === undefined
              ? text('sums.loadUnknown')
              : text('sums.load', { count: total, shown: formatNumber(total) })}
          </Button>
        )}
      </div>
      <SumsTable sums={sums} />
      {unread > 0 ? (
        <Caption1 className={styles.note}>
          {text('sums.unread', { count: unread, shown: formatNumber(unread) })}
        </Caption1>
      ) : undefined}
    </section>
  );
};
