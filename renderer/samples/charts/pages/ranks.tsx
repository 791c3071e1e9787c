import { makeStyles } from '@fluentui/react-components';
import { ChartCard } from '../../../kit/charts/chart-card';
import { FillBar } from '../../../kit/charts/fill-bar';
import { parsePlot, toChartTable } from '../../../kit/charts/plot';
import { RankChart } from '../../../kit/charts/rank-chart';
import { formatNumber } from '../../../kit/format/number';
import type { Examples } from '../../kit/showcase/example';
import { WithCard } from '../plotted-card';

const useStyles = makeStyles({ bars: { display: 'grid', rowGap: '16px', maxInlineSize: '480px' } });
/** Orders that the shop can ship in a day. */
const capacity = 500;

export const examples: Examples = {
  orders: {
    code: '<RankChart title="Orders by state" ranks={ranks} />',
    Preview: ({ text }) => {
      const title = text('productOrders');
      return (
        <WithCard call="cardAnalytics.productOrders">
          {(card) => {
            const plot = parsePlot(card);
            const data = plot.series[0]?.data ?? [];
            const ranks = plot.labels
              .map((label, index) => ({
                id: label,
                label,
                value: data[index] ?? 0,
                valueText: formatNumber(data[index]),
              }))
              .sort((one, other) => other.value - one.value);
            return (
              <ChartCard title={title} table={toChartTable(text('state'), plot)} height={150}>
                <RankChart title={title} ranks={ranks} />
              </ChartCard>
            );
          }}
        </WithCard>
      );
    },
  },
  fill: {
    code: '<FillBar label="Orders, Mon" taken={345} capacity={500} />',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <WithCard call="cardStatistics.ordersBarChart">
          {(card) => {
            const { labels, series } = parsePlot(card);
            return (
              <div className={styles.bars}>
                {labels.slice(0, 4).map((label, index) => (
                  <FillBar
                    key={label}
                    label={text('capacityOf', { day: label })}
                    used={series[0]?.data[index] ?? 0}
                    capacity={capacity}
                  />
                ))}
              </div>
            );
          }}
        </WithCard>
      );
    },
  },
};
