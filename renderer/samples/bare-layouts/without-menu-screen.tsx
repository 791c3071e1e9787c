/** `/page-layout/without-menu`: its own header and the full width, for a single task. */
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { DataTrendingRegular, MoneyRegular, PeopleRegular, ReceiptRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { useText } from '../../kit/format/text';
import { BackLink } from '../../kit/ui/back-link';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { SparkFigure } from '../kit/charts/spark-figure';
import { CodeLine } from '../kit/showcase/code-line';
import { lineBelow } from '../kit/styles';
import { SampleBadge } from './sample-badge';
import { useWindowTitle } from './use-window-title';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    blockSize: '100%',
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  header: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground3,
    ...lineBelow,
  },
  back: { marginInlineStart: 'auto' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(190px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  code: {
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: `0 0 0 1px ${tokens.colorNeutralStroke2}`,
  },
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('bare-layouts');
  const title = text('samples:families.pageLayout.without-menu');
  useWindowTitle(title);
  const revenue = useCall('cardStatistics.revenue', {});
  const orders = useCall('cardStatistics.orders', {});
  const users = useCall('cardStatistics.activeUsers', {});
  const traffic = useCall('cardStatistics.siteTraffic', {});
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <Text weight="semibold" size={400}>
          {text('app:name')}
        </Text>
        <SampleBadge />
        <span className={styles.back}>
          <BackLink to="/page-layout">{text('back')}</BackLink>
        </span>
      </header>
      <main>
        <Page title={title} description={text('without-menu.about')}>
          <div className={styles.row}>
            <SparkFigure icon={MoneyRegular} label={text('figures.revenue')} answer={revenue.value} />
            <SparkFigure icon={ReceiptRegular} label={text('figures.orders')} answer={orders.value} color={1} />
            <SparkFigure icon={PeopleRegular} label={text('figures.users')} answer={users.value} as="bars" />
            <SparkFigure icon={DataTrendingRegular} label={text('figures.traffic')} answer={traffic.value} as="line" />
          </div>
          <SectionCard title={text('how')}>
            <Text>{text('without-menu.when')}</Text>
            <div className={styles.code}>
              <CodeLine of={title} code="definePage({ name: 'gate', path: '/gate', open: true, screen })" />
            </div>
          </SectionCard>
        </Page>
      </main>
    </div>
  );
};
