/** The sums, one row per currency. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type CurrencySums, type SumKey, sumKeys } from '../../event/transaction-sums';
import { formatMoney, formatNumber } from '../../kit/format/number';
import { type Text, useText } from '../../kit/format/text';

const useStyles = makeStyles({
  frame: { overflowX: 'auto' },
  table: { borderCollapse: 'collapse', inlineSize: '100%', fontVariantNumeric: 'tabular-nums' },
  cell: {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    paddingBlock: '3px',
    paddingInlineEnd: '12px',
    fontWeight: tokens.fontWeightRegular,
  },
  head: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  first: { textAlign: 'start', fontWeight: tokens.fontWeightSemibold },
  total: { fontWeight: tokens.fontWeightSemibold },
});

/** Rows whose money is not known, and so in none of the sums. */
const leftOut = ({ unreadable, unclear, refundUnknown }: CurrencySums['gaps']): number =>
  unreadable + unclear + refundUnknown;

/** A sum. If rows are left out, it is the least that is true, and a net, to which they may add or not, is not known. */
const sumText = (text: Text, key: SumKey, { currency, gaps, unknown, sums: { [key]: sum } }: CurrencySums): string => {
  if (unknown.has(key)) return text('sums.notKnown');
  if (sum === undefined || leftOut(gaps) === 0) return formatMoney(sum, currency);
  return key === 'net' || sum.startsWith('-')
    ? text('sums.notKnown')
    : text('sums.atLeast', { shown: formatMoney(sum, currency) });
};

export const SumsTable = ({ sums }: { readonly sums: readonly CurrencySums[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('transactions');
  const keys = sumKeys.filter((key) => sums.some((one) => one.sums[key] !== undefined || one.unknown.has(key)));
  const hasLeftOut = sums.some(({ gaps }) => leftOut(gaps) > 0);
  const cellClass = (key: SumKey) => mergeClasses(styles.cell, key === 'net' && styles.total);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={text('sums.table')}>
      <table className={styles.table} aria-label={text('sums.table')}>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={mergeClasses(styles.cell, styles.first)}>
              {text('fields.currency')}
            </th>
            <th scope="col" className={styles.cell}>
              {text('sums.rows')}
            </th>
            {hasLeftOut ? (
              <th scope="col" className={styles.cell}>
                {text('sums.leftOut')}
              </th>
            ) : undefined}
            {keys.map((key) => (
              <th key={key} scope="col" className={cellClass(key)}>
                {text(`sums.of.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map((one) => (
            <tr key={one.currency}>
              <th scope="row" className={mergeClasses(styles.cell, styles.first)}>
                {one.currency || text('sums.noCurrency')}
              </th>
              <td className={styles.cell}>{formatNumber(one.count)}</td>
              {hasLeftOut ? <td className={styles.cell}>{formatNumber(leftOut(one.gaps))}</td> : undefined}
              {keys.map((key) => (
                <td key={key} className={cellClass(key)}>
                  <bdi>{sumText(text, key, one)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
