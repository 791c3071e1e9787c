/** Sample content: four figures of the sample cards. */
import { tokens } from '@fluentui/react-components';
import { DataTrendingRegular, MoneyRegular, PeopleRegular, ReceiptRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { useText } from '../../kit/format/text';
import { SparkFigure } from '../kit/charts/spark-figure';
import { columns } from '../kit/layout';

export const Figures = (): ReactNode => {
  const text = useText('page-layout');
  const revenue = useCall('cardStatistics.revenue', {});
  const orders = useCall('cardStatistics.orders', {});
  const users = useCall('cardStatistics.activeUsers', {});
  const traffic = useCall('cardStatistics.siteTraffic', {});
  return (
    <div style={columns(190, tokens.spacingHorizontalM)}>
      <SparkFigure icon={MoneyRegular} label={text('figures.revenue')} answer={revenue.value} />
      <SparkFigure icon={ReceiptRegular} label={text('figures.orders')} answer={orders.value} color={1} />
      <SparkFigure icon={PeopleRegular} label={text('figures.users')} answer={users.value} as="bars" />
      <SparkFigure icon={DataTrendingRegular} label={text('figures.traffic')} answer={traffic.value} as="line" />
    </div>
  );
};
