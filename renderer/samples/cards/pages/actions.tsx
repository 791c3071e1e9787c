import type { Card } from '@contract/samples/entities/card';
import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { Change } from '../../../kit/charts/change';
import { describePlot, parsePlot } from '../../../kit/charts/plot';
import { notify } from '../../../kit/feedback/notify';
import { Loaded } from '../../../kit/feedback/states';
import { formatClock } from '../../../kit/format/date-time';
import { Sparkline } from '../../kit/charts/sparkline';
import { tiles, width } from '../../kit/layout';
import type { Examples, Preview } from '../../kit/showcase/example';
import { ActionCard } from '../action-card';

const useStyles = makeStyles({
  wide: { gridColumn: '1 / -1' },
  value: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  head: { display: 'flex', alignItems: 'baseline', columnGap: tokens.spacingHorizontalM },
});

interface FigureProps {
  readonly card: Card;
  readonly height?: number;
}

const Figure = ({ card, height = 56 }: FigureProps): ReactNode => {
  const styles = useStyles();
  const plot = parsePlot(card);
  return (
    <div>
      <div className={styles.head}>
        <span className={styles.value}>{card.statistic ?? '–'}</span>
        <Change percent={card.change ?? Number.NaN} />
      </div>
      <div style={{ blockSize: height }}>
        <Sparkline title={describePlot(plot)} values={plot.series[0]?.data ?? []} height={height} as="area" color={0} />
      </div>
    </div>
  );
};

const all = ['subscribers', 'sales', 'newsletter'] as const;
type Name = (typeof all)[number];

const Removing: Preview = ({ text }) => {
  const [remaining, setRemaining] = useState<readonly Name[]>(all);
  const calls = {
    subscribers: useCall('cardStatistics.subscribers', {}),
    sales: useCall('cardStatistics.sales', {}),
    newsletter: useCall('cardStatistics.newsletter', {}),
  };
  const remove = (name: Name) => {
    setRemaining((now) => now.filter((one) => one !== name));
    notify({
      id: `removed-${name}`,
      intent: 'success',
      title: text('actions.removing.done', { title: text(`names.${name}`) }),
      actions: [
        {
          label: text('actions.removing.undo'),
          run: () => setRemaining((now) => all.filter((one) => one === name || now.includes(one))),
        },
      ],
    });
  };
  if (remaining.length === 0)
    return (
      <>
        <Text>{text('actions.removing.none')}</Text>
        <Button onClick={() => setRemaining(all)}>{text('actions.removing.again')}</Button>
      </>
    );
  return (
    <div style={tiles(250, tokens.spacingHorizontalL)}>
      {remaining.map((name) => (
        <ActionCard key={name} collapsible title={text(`names.${name}`)} onRemove={() => remove(name)}>
          <Loaded call={calls[name]}>{(card) => <Figure card={card} />}</Loaded>
        </ActionCard>
      ))}
    </div>
  );
};

export const examples: Examples = {
  folding: {
    layout: 'row',
    code: '<Button aria-expanded={!folded} onClick={fold} />',
    Preview: ({ text }) => {
      const call = useCall('cardStatistics.subscribers', {});
      return (
        <div style={width(440)}>
          <ActionCard collapsible title={text('names.subscribers')}>
            <Loaded call={call}>{(card) => <Figure card={card} />}</Loaded>
          </ActionCard>
        </div>
      );
    },
  },
  asking: {
    layout: 'row',
    code: '<Button icon={<ArrowClockwiseRegular />} onClick={call.refresh} />',
    Preview: ({ text }) => {
      const call = useCall('cardStatistics.orders', {});
      return (
        <div style={width(440)}>
          <ActionCard
            title={text('names.orders')}
            detail={call.asOf === undefined ? undefined : text('actions.asking.asOf', { time: formatClock(call.asOf) })}
            busy={call.busy}
            onRefresh={call.refresh}
          >
            <Loaded call={call}>{(card) => <Figure card={card} />}</Loaded>
          </ActionCard>
        </div>
      );
    },
  },
  large: {
    layout: 'row',
    code: "wide: { gridColumn: '1 / -1' }",
    Preview: ({ text }) => {
      const styles = useStyles();
      const [large, setLarge] = useState(false);
      const profit = useCall('cardStatistics.profitLineChart', {});
      const traffic = useCall('cardStatistics.siteTraffic', {});
      return (
        <div style={tiles(250, tokens.spacingHorizontalL)}>
          <div className={mergeClasses(large && styles.wide)}>
            <ActionCard title={text('names.profit')} isMaximized={large} onSize={() => setLarge(!large)}>
              <Loaded call={profit}>{(card) => <Figure card={card} height={large ? 180 : 56} />}</Loaded>
            </ActionCard>
          </div>
          <ActionCard title={text('names.traffic')}>
            <Loaded call={traffic}>{(card) => <Figure card={card} />}</Loaded>
          </ActionCard>
        </div>
      );
    },
  },
  removing: {
    layout: 'row',
    code: "notify({ intent: 'success', title, actions: [{ label: 'Undo', run: bringBack }] });",
    Preview: Removing,
  },
};
