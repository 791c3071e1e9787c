import { CartRegular, MailRegular, PeopleRegular } from '@fluentui/react-icons';
import { useCall } from '../../../kit/bridge/use-call';
import { Change } from '../../../kit/charts/change';
import { describePlot, parsePlot } from '../../../kit/charts/plot';
import { SparkFigure } from '../../kit/charts/spark-figure';
import { Sparkline } from '../../kit/charts/sparkline';
import { columns } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid, statesOf } from '../../kit/showcase/state-grid';
import { WithCard } from '../plotted-card';

export const examples: Examples = {
  lines: {
    code: '<Sparkline as="area" title={describePlot(plot)} values={values} height={64} />',
    Preview: ({ text }) => (
      <WithCard call="cardStatistics.siteTraffic">
        {(card) => {
          const plot = parsePlot(card);
          const values = plot.series[0]?.data ?? [];
          return (
            <StateGrid
              stretched
              minWidth={200}
              states={statesOf(
                ['line', 'area', 'bars'] as const,
                (as) => text(`as.${as}`),
                (as, index) => (
                  <Sparkline
                    as={as}
                    title={`${text('traffic')}: ${describePlot(plot)}`}
                    values={values}
                    height={64}
                    color={index}
                  />
                ),
              )}
            />
          );
        }}
      </WithCard>
    ),
  },
  figures: {
    code: '<SparkFigure label="Subscribers" icon={PeopleRegular} answer={card} as="bars" />',
    Preview: ({ text }) => {
      const subscribers = useCall('cardStatistics.subscribers', {});
      const orders = useCall('cardStatistics.orders', {});
      const newsletter = useCall('cardStatistics.newsletter', {});
      return (
        <div style={columns(220, 12)}>
          <SparkFigure label={text('subscribers')} icon={PeopleRegular} answer={subscribers.value} />
          <SparkFigure label={text('orders')} icon={CartRegular} answer={orders.value} as="bars" color={1} />
          <SparkFigure label={text('newsletter')} icon={MailRegular} answer={newsletter.value} as="line" color={2} />
        </div>
      );
    },
  },
  changes: {
    code: '<Change percent={12.4} />',
    Preview: ({ text }) => (
      <StateGrid
        minWidth={140}
        states={statesOf(
          [12.4, -3.3],
          (percent) => text(percent > 0 ? 'more' : 'less'),
          (percent) => <Change percent={percent} />,
        )}
      />
    ),
  },
};
