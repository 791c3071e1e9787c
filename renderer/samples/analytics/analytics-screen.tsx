/** `/dashboard/analytics`: the URL holds each card's period. */

import type { Card } from '@contract/samples/entities/card';
import { makeStyles, tokens } from '@fluentui/react-components';
import { MailReadRegular, PeopleAddRegular, PeopleTeamRegular, PulseRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { ChartCard } from '../../kit/charts/chart-card';
import { ShareChart } from '../../kit/charts/lazy-charts';
import { parsePlot, toChartTable } from '../../kit/charts/plot';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { ChartChoice, useVersions } from '../kit/charts/chart-choice';
import { SparkFigure } from '../kit/charts/spark-figure';
import { Statistic } from '../kit/charts/statistic';
import { Devices } from './devices';
import { changeIn, partsOf, statisticIn } from './read';
import { Sessions } from './sessions';
import { Support } from './support';

const useFiguresStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: tokens.spacingHorizontalL,
  },
});

/** The key figures with their trends. */
const Figures = (): ReactNode => {
  const styles = useFiguresStyles();
  const text = useText('analytics');
  const traffic = useCall('cardStatistics.siteTraffic', {});
  const active = useCall('cardStatistics.activeUsers', {});
  const subscribers = useCall('cardStatistics.subscribers', {});
  const newsletter = useCall('cardStatistics.newsletter', {});
  return (
    <section className={styles.figures} aria-label={text('figures')}>
      <SparkFigure label={text('siteTraffic')} icon={PulseRegular} answer={traffic.value} />
      <SparkFigure label={text('activeUsers')} icon={PeopleTeamRegular} answer={active.value} color={3} />
      <SparkFigure label={text('subscribers')} icon={PeopleAddRegular} answer={subscribers.value} as="bars" color={4} />
      <SparkFigure label={text('newsletter')} icon={MailReadRegular} answer={newsletter.value} as="line" color={1} />
    </section>
  );
};

const height = 220;

/** New, returning and referred customers. */
const Customers = ({ card }: { readonly card: Card }): ReactNode => {
  const text = useText('analytics');
  const title = text('customers');
  const versions = useVersions('customers', card, 'periods', 'name');
  const { values } = versions;
  const plot = parsePlot(values);
  return (
    <ChartCard
      title={title}
      height={height}
      aside={<Statistic value={statisticIn(values)} change={changeIn(values)} />}
      actions={<ChartChoice label={text('periodOf', { title })} versions={versions} />}
      table={toChartTable(text('customers'), plot)}
    >
      <ShareChart
        title={title}
        height={height}
        centerText={statisticIn(values)}
        shares={partsOf(plot.labels, plot.series[0]?.data ?? [])}
      />
    </ChartCard>
  );
};

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  wide: { gridColumn: 'span 4', '@media (max-width: 1000px)': { gridColumn: 'auto' } },
  narrow: { gridColumn: 'span 2', '@media (max-width: 1000px)': { gridColumn: 'auto' } },
  half: { gridColumn: 'span 3', '@media (max-width: 1000px)': { gridColumn: 'auto' } },
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('analytics');
  const sessions = useCall('cardAnalytics.averageSessions', {});
  const support = useCall('cardAnalytics.supportTracker', {});
  const devices = useCall('cardAnalytics.sessionsDevice', {});
  const customers = useCall('cardAnalytics.customers', {});
  return (
    <Page title={text('samples:titles.analytics')} description={text('about')}>
      <Figures />
      <div className={styles.grid}>
        <div className={styles.wide}>
          <Loaded call={sessions}>{(card) => <Sessions card={card} />}</Loaded>
        </div>
        <div className={styles.narrow}>
          <Loaded call={support}>{(card) => <Support card={card} />}</Loaded>
        </div>
        <div className={styles.half}>
          <Loaded call={devices}>{(card) => <Devices card={card} />}</Loaded>
        </div>
        <div className={styles.half}>
          <Loaded call={customers}>{(card) => <Customers card={card} />}</Loaded>
        </div>
      </div>
    </Page>
  );
};
