import type { Skin } from '@contract/appearance';
import { FluentProvider, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { BarChart, TrendChart } from '../../../kit/charts/lazy-charts';
import { type Plot, parsePlot } from '../../../kit/charts/plot';
import { useText } from '../../../kit/format/text';
import { themes } from '../../../kit/skins/themes';
import { GoalRing } from '../../kit/charts/goal-ring';
import type { Examples } from '../../kit/showcase/example';
import { inDollars, WithCard } from '../plotted-card';

const useStyles = makeStyles({
  skin: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 3fr)',
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    alignItems: 'center',
    gap: '16px',
    padding: '16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    '& > *': { minInlineSize: 0 },
  },
  heading: { gridColumn: '1 / -1', margin: 0 },
  ring: { display: 'grid', placeItems: 'center' },
});

const height = 200;

interface ThemedChartsProps {
  readonly skin: Skin;
  readonly dir: 'ltr' | 'rtl';
}

/** The same charts in any theme and direction, regardless of the page's own. */
const ThemedCharts = ({ skin, dir }: ThemedChartsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('charts');
  const theme = text(`skins.names.${dir === 'rtl' ? 'rtl' : skin}`);
  /** The page shows each chart several times, so their names tell them apart for a screen reader. */
  const named = (name: string): string => text('skins.named', { name, theme });
  const plotOf = (card: unknown): Plot => {
    const { series, ...plot } = parsePlot(card);
    return { ...plot, series: series.map((one) => ({ ...one, name: named(one.name) })) };
  };
  return (
    <FluentProvider theme={themes[skin]} dir={dir}>
      <div className={styles.skin}>
        <Subtitle2 as="h3" className={styles.heading}>
          {theme}
        </Subtitle2>
        <WithCard call="cardAnalytics.revenueReport">
          {(card) => <BarChart title={named(text('report'))} plot={parsePlot(card)} height={height} {...inDollars} />}
        </WithCard>
        <WithCard call="cardAnalytics.revenue">
          {(card) => (
            <TrendChart
              title={named(text('revenue'))}
              plot={plotOf(card)}
              height={height}
              min={40_000}
              {...inDollars}
            />
          )}
        </WithCard>
        <div className={styles.ring}>
          <WithCard call="cardAnalytics.goalOverview">
            {(card) => {
              const reached = parsePlot(card).series[0]?.data[0] ?? 0;
              return <GoalRing title={named(text('goal'))} percent={reached} shown={`${reached}%`} size={130} />;
            }}
          </WithCard>
        </div>
      </div>
    </FluentProvider>
  );
};

export const examples: Examples = {
  light: {
    code: '<FluentProvider theme={themes.light}>…</FluentProvider>',
    Preview: () => <ThemedCharts skin="light" dir="ltr" />,
  },
  dark: {
    code: '<FluentProvider theme={themes.dark}>…</FluentProvider>',
    Preview: () => <ThemedCharts skin="dark" dir="ltr" />,
  },
  contrast: {
    code: '<FluentProvider theme={themes.contrast}>…</FluentProvider>',
    Preview: () => <ThemedCharts skin="contrast" dir="ltr" />,
  },
  rtl: {
    code: '<FluentProvider theme={themes.light} dir="rtl">…</FluentProvider>',
    Preview: () => <ThemedCharts skin="light" dir="rtl" />,
  },
};
