/** The key figures with their trends. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { MailReadRegular, PeopleAddRegular, PeopleTeamRegular, PulseRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { useText } from '../../kit/format/text';
import { SparkFigure } from '../kit/charts/spark-figure';

const useStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: tokens.spacingHorizontalL,
  },
});

export const Figures = (): ReactNode => {
  const styles = useStyles();
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
