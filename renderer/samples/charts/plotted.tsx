/** A sample card as a chart with its table: what is the same for every chart with an axis. */
import type { EndpointId } from '@contract/table';
import type { ReactNode } from 'react';
import type { Values } from '../../kit/area/field';
import { useCall } from '../../kit/bridge/use-call';
import { ChartCard } from '../../kit/charts/chart-card';
import { compactMoney, type Plot, readPlot, tableOf } from '../../kit/charts/plot';
import { Loaded } from '../../kit/feedback/states';
import { formatMoney, formatNumber } from '../../kit/format/number';
import { plain } from '../../kit/format/plain';
import { useText } from '../../kit/format/text';

export const height = 260;

/** How a chart of amounts reads, in its callouts and along its axis. */
export const inDollars = {
  shown: (value: number): string => formatMoney(String(value), 'USD'),
  atAxis: (value: number): string => compactMoney(value, 'USD'),
} as const;

/** The sample cards that are drawn here. */
type CardCall = Extract<EndpointId, `card${string}`>;

interface PlottedProps {
  readonly call: CardCall;
  readonly title: string;
  /** What the labels are: days, months. */
  readonly along: string;
  readonly shown?: (value: number) => string;
  readonly children: (plot: Plot) => ReactNode;
}

export const Plotted = ({ call, title, along, shown = formatNumber, children }: PlottedProps): ReactNode => (
  <WithCard call={call}>
    {(card) => {
      const plot = readPlot(card);
      return (
        <ChartCard
          title={title}
          aside={plain(card.statistic)}
          table={tableOf(along, plot, (value) => shown(Number(value)))}
          height={height}
        >
          {children(plot)}
        </ChartCard>
      );
    }}
  </WithCard>
);

interface WithCardProps {
  readonly call: CardCall;
  readonly children: (card: Values) => ReactNode;
}

export const WithCard = ({ call, children }: WithCardProps): ReactNode => (
  <Loaded call={useCall(call, {})}>{(card) => children(card)}</Loaded>
);

/** Texts of this family. */
export const useWords = () => useText('charts');
