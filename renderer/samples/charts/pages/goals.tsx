import { makeStyles } from '@fluentui/react-components';
import type { Values } from '../../../kit/area/field';
import { ChartCard } from '../../../kit/charts/chart-card';
import { parsePlot, toChartTable } from '../../../kit/charts/plot';
import { toPlainText } from '../../../kit/format/plain-text';
import { GoalRing } from '../../kit/charts/goal-ring';
import type { Examples } from '../../kit/showcase/example';
import { WithCard } from '../plotted-card';

const useStyles = makeStyles({
  middle: { display: 'grid', placeItems: 'center', blockSize: '100%' },
  rings: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-around', gap: '24px' },
});

const percentOf = (card: Values): number => parsePlot(card).series[0]?.data[0] ?? 0;
const percent = (value: unknown): string => `${Math.round(Number(value))}%`;
const size = 220;
/** The goals of a card, without malformed ones. */
const goalsOf = ({ goals }: Values): readonly { readonly name: string; readonly reached: number }[] =>
  (Array.isArray(goals) ? goals : []).flatMap((goal: unknown) =>
    typeof goal === 'object' && goal !== null && 'name' in goal && 'percent' in goal
      ? [{ name: toPlainText(goal.name), reached: Number(goal.percent) }]
      : [],
  );

export const examples: Examples = {
  ring: {
    code: '<GoalRing title="Goal" percent={83} shown="83%" size={220} />',
    Preview: ({ text }) => {
      const styles = useStyles();
      const title = text('goal');
      return (
        <WithCard call="cardAnalytics.goalOverview">
          {(card) => (
            <ChartCard title={title} table={toChartTable(title, parsePlot(card), percent)} height={size}>
              <div className={styles.middle}>
                <GoalRing title={title} percent={percentOf(card)} shown={percent(percentOf(card))} size={size} />
              </div>
            </ChartCard>
          )}
        </WithCard>
      );
    },
  },
  gauge: {
    code: '<GoalRing open title="Support" percent={83} shown="83 %" size={220} />',
    Preview: ({ text }) => {
      const styles = useStyles();
      const title = text('support');
      return (
        <WithCard call="cardAnalytics.supportTracker">
          {(card) => (
            <ChartCard
              title={title}
              aside={text('tickets', { count: Number(toPlainText(card.totalTickets)) || 0 })}
              table={toChartTable(title, parsePlot(card), percent)}
              height={size}
            >
              <div className={styles.middle}>
                <GoalRing
                  open
                  title={title}
                  percent={percentOf(card)}
                  shown={percent(percentOf(card))}
                  about={text('done')}
                  size={size}
                />
              </div>
            </ChartCard>
          )}
        </WithCard>
      );
    },
  },
  several: {
    code: '<GoalRing size={132} thickness={8} color={1} />',
    Preview: () => {
      const styles = useStyles();
      return (
        <WithCard call="cardAnalytics.averageSessions">
          {(card) => (
            <div className={styles.rings}>
              {goalsOf(card).map(({ name, reached }, index) => (
                <GoalRing
                  key={name}
                  title={name}
                  percent={reached}
                  shown={percent(reached)}
                  about={name}
                  size={132}
                  color={index}
                  thickness={8}
                />
              ))}
            </div>
          )}
        </WithCard>
      );
    },
  },
};
