/** Sample cards as charts with their tables: what is the same for every chart with an axis. */
import type { EndpointId } from '@contract/table';
import type { ReactNode } from 'react';
import type { Values } from '../../kit/area/field';
import { useCall } from '../../kit/bridge/use-call';
import { ChartCard } from '../../kit/charts/chart-card';
import { compactMoney, type Plot, parsePlot, toChartTable } from '../../kit/charts/plot';
import { Loaded } from '../../kit/feedback/states';
import { formatMoney, formatNumber } from '../../kit/format/number';
import { toPlainText } from '../../kit/format/plain-text';
import type { Preview } from '../kit/showcase/example';

const height = 260;

/** How a chart formats amounts, in its callouts and along its axis. */
export const inDollars = {
  shown: (value: number): string => formatMoney(String(value), 'USD'),
  atAxis: (value: number): string => compactMoney(value, 'USD'),
} as const;

/** The sample cards that are drawn here. */
type CardCall = Extract<EndpointId, `card${string}`>;

interface CardProps {
  readonly call: CardCall;
  readonly children: (card: Values) => ReactNode;
}

export const WithCard = ({ call, children }: CardProps): ReactNode => (
  <Loaded call={useCall(call, {})}>{(card) => children(card)}</Loaded>
);

interface Plotted {
  readonly call: CardCall;
  /** Text keys of the chart's title and of what its labels are: days, months. */
  readonly title: string;
  readonly along: string;
  /** Its values are dollars. */
  readonly money?: boolean;
}

/** What a chart takes. */
interface ChartProps extends Partial<typeof inDollars> {
  readonly title: string;
  readonly plot: Plot;
  readonly height: number;
}

export const plotted =
  ({ call, title: titleKey, along, money = false }: Plotted, draw: (chart: ChartProps) => ReactNode): Preview =>
  ({ text }) => (
    <WithCard call={call}>
      {(card) => {
        const plot = parsePlot(card);
        const title = text(titleKey);
        const format = money ? inDollars.shown : formatNumber;
        return (
          <ChartCard
            title={title}
            aside={toPlainText(card.statistic)}
            table={toChartTable(text(along), plot, (value) => format(Number(value)))}
            height={height}
          >
            {draw({ title, plot, height, ...(money ? inDollars : {}) })}
          </ChartCard>
        );
      }}
    </WithCard>
  );
