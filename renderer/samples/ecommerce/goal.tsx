import type { Card } from '@contract/samples/entities/card';
import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Change } from '../../kit/charts/change';
import { ChartCard } from '../../kit/charts/chart-card';
import { parsePlot, toChartTable } from '../../kit/charts/plot';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { FootFigures } from '../kit/charts/foot-figures';
import { GoalRing } from '../kit/charts/goal-ring';

const useStyles = makeStyles({ center: { display: 'grid', placeItems: 'center', blockSize: '100%' } });

const height = 264;

/** Progress toward the year's goal. */
export const Goal = ({ card }: { readonly card: Card }): ReactNode => {
  const styles = useStyles();
  const text = useText('ecommerce');
  const title = text('goalOverview');
  const plot = parsePlot(card);
  return (
    <ChartCard
      title={title}
      height={height}
      aside={<Change percent={card.change ?? Number.NaN} />}
      table={toChartTable(text('what'), plot, (value) => text('percent', { percent: formatNumber(value) }))}
      footer={
        <FootFigures
          figures={(['completed', 'inProgress'] as const).map((name) => ({
            label: text(name),
            value: formatNumber(card[name]) || '–',
          }))}
        />
      }
    >
      <div className={styles.center}>
        <GoalRing
          title={title}
          percent={plot.series[0]?.data[0] ?? 0}
          shown={card.statistic ?? '–'}
          about={plot.labels[0]}
          size={216}
          color={3}
        />
      </div>
    </ChartCard>
  );
};
