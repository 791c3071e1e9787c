/** `/` while the samples are shown: the store's dashboard. The URL holds periods and years. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { Figures } from './figures';
import { Goal } from './goal';
import { Orders } from './orders';
import { Report } from './report';
import { Revenue } from './revenue';

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
