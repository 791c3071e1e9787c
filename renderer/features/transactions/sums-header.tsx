/** The sums above the list, what they leave out, and the bookings that have no transaction. */
import { Caption1, makeStyles, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import {
  type CurrencySums,
  fileFacts,
  gapNames,
  type SumKey,
  sumKeys,
  sumTransactions,
} from '../../event/transaction-sums';
import type { ListHeaderProps } from '../../kit/area/area';
import { formatMoney, formatNumber } from '../../kit/format/number';
import { type Text as Translate, useText } from '../../kit/format/text';
import { localMatches } from '../../kit/list/data/load-rows';
import { useCan } from '../../kit/stores/session';
import { insetBorder } from '../../kit/ui/styles';
import { PlainTable } from '../../kit/ui/table/plain-table';
import { MissingBookings } from './missing-bookings';

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

/** Rows whose money is not known, and so in none of the sums. */
const leftOut = ({ unreadable, unclear, refundUnknown }: CurrencySums['gaps']): number =>
  unreadable + unclear + refundUnknown;

/** A sum. If rows are left out, it is the least that is true, and a net, to which they may add or not, is not known. */
const sumText = (
  text: Translate,
  key: SumKey,
  { currency, gaps, unknown, sums: { [key]: sum } }: CurrencySums,
): string => {
  if (unknown.has(key)) return text('sums.notKnown');
  if (sum === undefined || leftOut(gaps) === 0) return formatMoney(sum, currency);
  return key === 'net' || sum.startsWith('-')
    ? text('sums.notKnown')
    : text('sums.atLeast', { shown: formatMoney(sum, currency) });
};

/** The sums, one row per currency. */
const SumsTable = ({ sums }: { readonly sums: readonly CurrencySums[] }): ReactNode => {
  const text = useText('transactions');
  const keys = sumKeys.filter((key) => sums.some((one) => one.sums[key] !== undefined || one.unknown.has(key)));
  const hasLeftOut = sums.some(({ gaps }) => leftOut(gaps) > 0);
  return (
    <PlainTable
      label={text('sums.table')}
      columns={[
        { key: 'currency', label: text('fields.currency') },
        { key: 'rows', label: text('sums.rows'), isFigure: true },
        ...(hasLeftOut ? [{ key: 'leftOut', label: text('sums.leftOut'), isFigure: true }] : []),
        ...keys.map((key) => ({ key, label: text(`sums.of.${key}`), isFigure: true })),
      ]}
      rows={sums.map((one) => ({
        key: one.currency,
        cells: {
          currency: one.currency || text('sums.noCurrency'),
          rows: formatNumber(one.count),
          leftOut: formatNumber(leftOut(one.gaps)),
          ...Object.fromEntries(keys.map((key) => [key, <bdi key={key}>{sumText(text, key, one)}</bdi>])),
        },
      }))}
    />
  );
};

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
