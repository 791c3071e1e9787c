/** `/dashboard/analytics`: the URL holds each card's period. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { Customers } from './customers';
import { Devices } from './devices';
import { Figures } from './figures';
import { Sessions } from './sessions';
import { Support } from './support';

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
