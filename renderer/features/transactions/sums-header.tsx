/** The sums above the list, what they leave out, and the bookings that have no transaction. */
import { Caption1, makeStyles, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { fileFacts, gapNames, sumTransactions } from '../../event/transaction-sums';
import type { ListHeaderProps } from '../../kit/area/area';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { localMatches } from '../../kit/list/data/load-rows';
import { useCan } from '../../kit/stores/session';
import { insetBorder } from '../../kit/ui/styles';
import { MissingBookings } from './missing-bookings';
import { SumsTable } from './sums-table';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    rowGap: '4px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
  notes: { display: 'flex', flexWrap: 'wrap', columnGap: '12px' },
  note: { color: tokens.colorNeutralForeground3 },
  warning: { color: tokens.colorStatusWarningForeground1 },
});

export const ListHeader = ({ list }: ListHeaderProps): ReactNode => {
  const styles = useStyles();
  const text = useText('transactions');
  const canReadBookings = useCan(['read', 'Booking']);
  // Deferred, so that typing in a long list does not wait for sums.
  const shown = useDeferredValue(list);
  const all = shown.rows.inMemory?.rows;
  const { eventId } = list.source.input;
  const { sums, unplaced, hasFee } = useMemo(() => {
    const matches = localMatches(shown) ?? [];
    const placed = eventId === undefined ? matches : matches.filter((row) => row.eventId !== undefined);
    const facts = fileFacts(all ?? []);
    return {
      sums: sumTransactions(placed, facts),
      hasFee: facts.hasFee,
      unplaced: matches.length - placed.length + (shown.rows.inMemory?.unplaced ?? 0),
    };
  }, [shown, all, eventId]);
  if (all === undefined) return null;
  const count = sums.reduce((total, one) => total + one.count, 0);
  const gaps = gapNames.flatMap((name) => {
    const rows = sums.reduce((total, one) => total + one.gaps[name], 0);
    return rows === 0 ? [] : [{ name, rows }];
  });
  return (
    <section className={styles.card} aria-label={text('sums.label')}>
      <Text weight="semibold" role="status">
        {text('sums.all', { count, shown: formatNumber(count) })}
      </Text>
      {sums.length === 0 ? undefined : <SumsTable sums={sums} />}
      <div className={styles.notes}>
        <Caption1 className={styles.note}>{text(hasFee ? 'sums.rule' : 'sums.ruleWithoutFees')}</Caption1>
        {gaps.map(({ name, rows }) => (
          <Caption1 key={name} className={name === 'notCompleted' ? styles.note : styles.warning}>
            {text(`sums.gaps.${name}`, { count: rows, shown: formatNumber(rows) })}
          </Caption1>
        ))}
        {unplaced === 0 ? undefined : (
          <Caption1 className={styles.warning}>
            {text('sums.unplaced', { count: unplaced, shown: formatNumber(unplaced) })}
          </Caption1>
        )}
      </div>
      {canReadBookings ? <MissingBookings transactions={all} input={list.source.input} /> : undefined}
    </section>
  );
};
