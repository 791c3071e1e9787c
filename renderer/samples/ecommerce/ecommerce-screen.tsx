/** `/` while the samples are shown: the store's dashboard. The URL holds periods and years. */

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
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { SparkFigure } from '../kit/charts/spark-figure';
import { Goal, Orders, Report, Revenue } from './charts';

const useFiguresStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(172px, 1fr))',
    gap: tokens.spacingHorizontalL,
  },
});

/** The key figures with their trends. */
const Figures = (): ReactNode => {
  const styles = useFiguresStyles();
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

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  wide: { gridColumn: 'span 2', '@media (max-width: 1000px)': { gridColumn: 'auto' } },
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('ecommerce');
  const report = useCall('cardAnalytics.revenueReport', {});
  const goal = useCall('cardAnalytics.goalOverview', {});
  const revenue = useCall('cardAnalytics.revenue', {});
  const orders = useCall('cardAnalytics.productOrders', {});
  return (
    <Page title={text('samples:titles.ecommerce')} description={text('about')}>
      <Figures />
      <div className={styles.grid}>
        <div className={styles.wide}>
          <Loaded call={report}>{(card) => <Report card={card} />}</Loaded>
        </div>
        <Loaded call={goal}>{(card) => <Goal card={card} />}</Loaded>
        <Loaded call={orders}>{(card) => <Orders card={card} />}</Loaded>
        <div className={styles.wide}>
          <Loaded call={revenue}>{(card) => <Revenue card={card} />}</Loaded>
        </div>
      </div>
    </Page>
  );
};
