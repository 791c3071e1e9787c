import type { Card } from '@contract/samples/entities/card';
import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Change } from '../../kit/charts/change';
import { ChartCard } from '../../kit/charts/chart-card';
import { parsePlot, toChartTable } from '../../kit/charts/plot';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { ChartChoice, useVersions } from '../kit/charts/chart-choice';
import { FootFigures } from '../kit/charts/foot-figures';
import { GoalRing } from '../kit/charts/goal-ring';
import { changeIn, statisticIn } from './read';

const useStyles = makeStyles({ center: { display: 'grid', placeItems: 'center', blockSize: '100%' } });

const height = 232;
const counts = ['totalTickets', 'newTickets', 'openTickets'] as const;

/** Completed tickets and response time. */
export const Support = ({ card }: { readonly card: Card }): ReactNode => {
  const styles = useStyles();
  const text = useText('analytics');
  const title = text('supportTracker');
  const versions = useVersions('support', card, 'periods', 'name');
  const { values } = versions;
  const plot = parsePlot(values);
  const time = values.responseTime;
  return (
    <ChartCard
      title={title}
      height={height}
      aside={<Change percent={changeIn(values) ?? Number.NaN} />}
      actions={<ChartChoice label={text('periodOf', { title })} versions={versions} />}
      table={toChartTable(text('what'), plot, (value) => text('percent', { percent: formatNumber(value) }))}
      footer={
        <FootFigures
          figures={[
            ...counts.map((name) => ({ label: text(name), value: formatNumber(values[name]) || '–' })),
            { label: text('responseTime'), value: typeof time === 'string' ? time : '–' },
          ]}
        />
      }
    >
      <div className={styles.center}>
        <GoalRing
          title={title}
          percent={plot.series[0]?.data[0] ?? 0}
          shown={statisticIn(values)}
          about={plot.labels[0]}
          size={220}
          open
        />
      </div>
    </ChartCard>
  );
};
