import { makeStyles, tokens } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';
import { negateDecimal } from '../../../kit/format/decimal';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { lineAbove, textSize } from '../../kit/styles';
import { dollars } from '../money';
import type { Sums } from './sums';

const useStyles = makeStyles({
  sums: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    rowGap: tokens.spacingVerticalS,
    alignItems: 'baseline',
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  amount: { margin: 0, textAlign: 'end' },
  good: { color: tokens.colorStatusSuccessForeground1 },
  total: {
    paddingBlockStart: tokens.spacingVerticalM,
    marginBlockStart: tokens.spacingVerticalXS,
    ...lineAbove,
    ...textSize[500],
    fontWeight: tokens.fontWeightBold,
  },
  note: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** The price breakdown. */
export const SumList = ({ sums }: { readonly sums: Sums }): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const lines = [
    ['subtotal', dollars(sums.subtotal), false],
    ...(sums.discount === '0.00' ? [] : [['discount', dollars(negateDecimal(sums.discount) ?? ''), true] as const]),
    ['delivery', sums.delivery === '0.00' ? text('sums.free') : dollars(sums.delivery), sums.delivery === '0.00'],
  ] as const;
  return (
    <dl className={styles.sums}>
      {lines.map(([key, amount, isGood]) => (
        <Fragment key={key}>
          <dt>{text(`sums.${key}`)}</dt>
          <dd className={isGood ? `${styles.amount} ${styles.good}` : styles.amount}>{amount}</dd>
        </Fragment>
      ))}
      <dt className={styles.total}>{text('sums.total')}</dt>
      <dd className={`${styles.amount} ${styles.total}`} aria-live="polite">
        {dollars(sums.total)}
      </dd>
    </dl>
  );
};

/** The order summary beside the steps. */
export const Summary = ({ sums, children }: { readonly sums: Sums; readonly children?: ReactNode }): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  return (
    <SectionCard title={text('sums.title')}>
      <SumList sums={sums} />
      {children}
      <p className={styles.note}>{text('sums.note')}</p>
    </SectionCard>
  );
};
