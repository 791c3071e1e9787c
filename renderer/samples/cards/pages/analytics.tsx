import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { Loaded } from '../../../kit/feedback/states';
import type { Examples } from '../../kit/showcase/example';
import { AnalyticsChart, type Drawing } from '../analytics-chart';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(360px, 40%), 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
});

const cards = {
  revenueReport: 'bars',
  averageSessions: 'bars',
  revenueOfMonth: 'lines',
  productOrders: 'shares',
  sessionsDevice: 'bars',
  customers: 'shares',
  supportTracker: 'ring',
  goalOverview: 'ring',
} as const satisfies Readonly<Record<string, Drawing>>;

type Name = keyof typeof cards;

const useAnalytics = () => ({
  revenueReport: useCall('cardAnalytics.revenueReport', {}),
  averageSessions: useCall('cardAnalytics.averageSessions', {}),
  revenueOfMonth: useCall('cardAnalytics.revenue', {}),
  productOrders: useCall('cardAnalytics.productOrders', {}),
  sessionsDevice: useCall('cardAnalytics.sessionsDevice', {}),
  customers: useCall('cardAnalytics.customers', {}),
  supportTracker: useCall('cardAnalytics.supportTracker', {}),
  goalOverview: useCall('cardAnalytics.goalOverview', {}),
});

const cardsOf =
  (...names: readonly Name[]) =>
  (): ReactNode => {
    const styles = useStyles();
    const calls = useAnalytics();
    return (
      <div className={styles.row}>
        {names.map((name) => (
          <Loaded key={name} call={calls[name]}>
            {(card) => <AnalyticsChart name={name} card={card} as={cards[name]} />}
          </Loaded>
        ))}
      </div>
    );
  };

const Time = cardsOf('revenueReport', 'averageSessions', 'revenueOfMonth', 'sessionsDevice');
const Shares = cardsOf('productOrders', 'customers');
const Goals = cardsOf('supportTracker', 'goalOverview');

export const examples: Examples = {
  time: {
    code: '<ChartCard title={title} table={table} height={240}><BarChart plot={plot} /></ChartCard>',
    Preview: Time,
  },
  shares: { code: '<ShareChart title={title} shares={shares} centerText="42,459" />', Preview: Shares },
  goals: { code: '<GoalRing title={title} percent={83} shown="83%" open />', Preview: Goals },
};
