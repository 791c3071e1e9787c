import { makeStyles } from '@fluentui/react-components';
import { CartRegular, MailRegular, PeopleRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Change } from '../../../kit/charts/change';
import { readPlot, spoken } from '../../../kit/charts/plot';
import { SparkFigure } from '../../../kit/charts/spark-figure';
import { Sparkline } from '../../../kit/charts/sparkline';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { StateGrid } from '../../../kit/showcase/state-grid';
import { useCall } from '../../../kit/use-call';
import { family } from '../family';
import { useWords, WithCard } from '../plotted';

const useStyles = makeStyles({
  figures: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))', gap: '12px' },
});

const Lines = (): ReactNode => {
  const text = useWords();
  return (
    <WithCard call="cardStatistics.siteTraffic">
      {(card) => {
        const plot = readPlot(card);
        const values = plot.series[0]?.data ?? [];
        return (
          <StateGrid
            stretched
            least={200}
            states={(['line', 'area', 'bars'] as const).map((as, index) => ({
              name: text(`as.${as}`),
              shown: (
                <Sparkline
                  as={as}
                  title={`${text('traffic')}: ${spoken(plot)}`}
                  values={values}
                  height={64}
                  color={index}
                />
              ),
            }))}
          />
        );
      }}
    </WithCard>
  );
};

const Figures = (): ReactNode => {
  const styles = useStyles();
  const text = useWords();
  const subscribers = useCall('cardStatistics.subscribers', {});
  const orders = useCall('cardStatistics.orders', {});
  const newsletter = useCall('cardStatistics.newsletter', {});
  return (
    <div className={styles.figures}>
      <SparkFigure label={text('subscribers')} icon={PeopleRegular} answer={subscribers.value} />
      <SparkFigure label={text('orders')} icon={CartRegular} answer={orders.value} as="bars" color={1} />
      <SparkFigure label={text('newsletter')} icon={MailRegular} answer={newsletter.value} as="line" color={2} />
    </div>
  );
};

const Changes = (): ReactNode => {
  const text = useWords();
  return (
    <StateGrid
      least={140}
      states={[12.4, -3.3].map((percent) => ({
        name: text(percent > 0 ? 'more' : 'less'),
        shown: <Change percent={percent} />,
      }))}
    />
  );
};

const examples = [
  {
    name: 'lines',
    Stage: Lines,
    layout: 'block',
    code: '<Sparkline as="area" title={spoken(plot)} values={values} height={64} />',
  },
  {
    name: 'figures',
    Stage: Figures,
    layout: 'block',
    code: '<SparkFigure label="Subscribers" icon={PeopleRegular} answer={card} as="bars" />',
  },
  { name: 'changes', Stage: Changes, layout: 'block', code: '<Change percent={12.4} />' },
] as const;

/** `/charts/small` */
export const Screen = (): ReactNode => <ShowcasePage family={family} page="small" examples={examples} />;
