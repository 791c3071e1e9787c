import type { Card } from '@contract/samples/entities/card';
import type { ReactNode } from 'react';
import { ChartCard } from '../../kit/charts/chart-card';
import { TrendChart } from '../../kit/charts/lazy-charts';
import { parsePlot, toChartTable } from '../../kit/charts/plot';
import { useText } from '../../kit/format/text';
import { FootFigures } from '../kit/charts/foot-figures';
import { Statistic } from '../kit/charts/statistic';
import { dollars, shortDollars } from './money';

const height = 264;
/** The axis starts just below the lowest value, so that the two lines are distinguishable. */
const step = 2_000;

/** This month's revenue beside last month's. */
export const Revenue = ({ card }: { readonly card: Card }): ReactNode => {
  const text = useText('ecommerce');
  const title = text('revenueThisMonth');
  const plot = parsePlot(card);
  const least = Math.min(...plot.series.flatMap(({ data }) => data));
  return (
    <ChartCard
      title={title}
      height={height}
      aside={<Statistic value={card.statistic ?? '–'} change={card.change ?? undefined} />}
      table={toChartTable(text('day'), plot, dollars)}
      footer={
        <FootFigures
          figures={(['thisMonth', 'lastMonth'] as const).map((name) => ({
            label: text(name),
            value: dollars(card[name]),
          }))}
        />
      }
    >
      <TrendChart
        title={title}
        plot={plot}
        height={height}
        min={Number.isFinite(least) ? Math.floor(least / step) * step - step : 0}
        formatValue={dollars}
        formatTick={shortDollars}
      />
    </ChartCard>
  );
};
