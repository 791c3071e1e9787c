import { makeStyles, tokens } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { compareDecimals, negateDecimal } from '../../../kit/format/decimal';
import { formatMoney } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { lineAbove, textSize } from '../../kit/styles';
import { type InvoiceValues, sumsOf } from '../sums';

const useStyles = makeStyles({
  sums: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(120px, auto)',
    alignContent: 'start',
    alignItems: 'baseline',
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontVariantNumeric: 'tabular-nums',
  },
  amount: { margin: 0, textAlign: 'end' },
  total: {
    paddingBlockStart: tokens.spacingVerticalS,
    ...lineAbove,
    borderBlockStartColor: tokens.colorNeutralStroke1,
    fontWeight: tokens.fontWeightSemibold,
    ...textSize[500],
  },
});

/** The live totals of the form. */
export const SumsView = (): ReactNode => {
  const styles = useStyles();
  const text = useText('invoices');
  const [items, tax] = useWatch<InvoiceValues, ['items', 'tax']>({ name: ['items', 'tax'] });
  const sums = sumsOf({ items, tax });
  const discount = compareDecimals(sums.discount, '0') === 0 ? sums.discount : negateDecimal(sums.discount);
  const lines = [
    ['subtotal', sums.subtotal],
    ['discount', discount],
    ['tax', sums.tax],
  ] as const;
  return (
    <dl className={styles.sums}>
      {lines.map(([key, amount]) => (
        <Fragment key={key}>
          <dt>{text(`paper.${key}`)}</dt>
          <dd className={styles.amount}>{formatMoney(amount, 'USD')}</dd>
        </Fragment>
      ))}
      <dt className={styles.total}>{text('paper.total')}</dt>
      <dd className={`${styles.amount} ${styles.total}`} aria-live="polite">
        {formatMoney(sums.total, 'USD')}
      </dd>
    </dl>
  );
};
