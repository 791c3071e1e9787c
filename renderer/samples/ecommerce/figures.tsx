/** The key figures with their trends. */
import { makeStyles, tokens } from '@fluentui/react-components';
import {
  ArrowTrendingLinesRegular,
  BoxMultipleRegular,
  CartRegular,
  MoneyRegular,
  ShoppingBagRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { useText } from '../../kit/format/text';
import { SparkFigure } from '../kit/charts/spark-figure';

const useStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(172px, 1fr))',
    gap: tokens.spacingHorizontalL,
  },
});

export const Figures = (): ReactNode => {
  const styles = useStyles();
  const text = useText('ecommerce');
  const revenue = useCall('cardStatistics.revenue', {});
  const profit = useCall('cardStatistics.profitLineChart', {});
  const week = useCall('cardStatistics.ordersBarChart', {});
  const orders = useCall('cardStatistics.orders', {});
  const sales = useCall('cardStatistics.sales', {});
  return (
    <section className={styles.figures} aria-label={text('figures')}>
      <SparkFigure label={text('revenue')} icon={MoneyRegular} answer={revenue.value} />
      <SparkFigure label={text('profit')} icon={ArrowTrendingLinesRegular} answer={profit.value} as="line" color={3} />
      <SparkFigure label={text('ordersThisWeek')} icon={CartRegular} answer={week.value} as="bars" color={4} />
      <SparkFigure label={text('orders')} icon={BoxMultipleRegular} answer={orders.value} color={1} />
      <SparkFigure label={text('sales')} icon={ShoppingBagRegular} answer={sales.value} as="bars" color={2} />
    </section>
  );
};
