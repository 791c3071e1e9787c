import type { Card } from '@contract/samples/entities/card';
import type { ReactNode } from 'react';
import { ChartCard } from '../../kit/charts/chart-card';
import { BarChart } from '../../kit/charts/lazy-charts';
import { parsePlot, toChartTable } from '../../kit/charts/plot';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { ChartChoice, useVersions } from '../kit/charts/chart-choice';
import { FootFigures } from '../kit/charts/foot-figures';
import { Statistic } from '../kit/charts/statistic';
import { changeIn, statisticIn } from './read';

const height = 232;

interface Goal {
  readonly name: string;
  readonly percent: number;
}
const isGoal = (goal: unknown): goal is Goal =>
  typeof goal === 'object' && goal !== null && 'name' in goal && 'percent' in goal && typeof goal.percent === 'number';

/** Visits by day or month, with progress toward goals. */
export const Sessions = ({ card }: { readonly card: Card }): ReactNode => {
  const text = useText('analytics');
  const title = text('averageSessions');
  const versions = useVersions('sessions', card, 'periods', 'name');
  const { values } = versions;
  const plot = parsePlot(values);
  const goals = Array.isArray(values.goals) ? values.goals.filter(isGoal) : [];
  return (
    <ChartCard
      title={title}
      height={height}
      aside={<Statistic value={statisticIn(values)} change={changeIn(values)} />}
      actions={<ChartChoice label={text('periodOf', { title })} versions={versions} />}
      table={toChartTable(text('when'), plot)}
      footer={
        <FootFigures
          figures={goals.map(({ name, percent }) => ({
            label: name,
            value: text('percent', { percent: formatNumber(percent) }),
            part: percent / 100,
          }))}
        />
      }
    >
      <BarChart title={title} plot={plot} height={height} />
    </ChartCard>
  );
};
