import { Card, Divider, makeStyles, tokens } from '@fluentui/react-components';
import {
  ArrowTrendingLinesRegular,
  CartRegular,
  DataTrendingRegular,
  type FluentIcon,
  MailRegular,
  MoneyRegular,
  PeopleAddRegular,
  PeopleRegular,
  ReceiptRegular,
  TagRegular,
} from '@fluentui/react-icons';
import { Fragment, type ReactNode } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { useText } from '../../../kit/format/text';
import { SparkFigure } from '../../kit/charts/spark-figure';
import { Statistic } from '../../kit/charts/statistic';
import { columns, SecondaryText } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';

const useStyles = makeStyles({
  strip: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXL },
  one: { flexGrow: 1, display: 'grid', rowGap: tokens.spacingVerticalXS },
  line: { flexGrow: 0 },
});

type Name =
  | 'subscribers'
  | 'revenue'
  | 'sales'
  | 'orders'
  | 'traffic'
  | 'users'
  | 'newsletter'
  | 'ordersByDay'
  | 'profit';

const useStatistics = () => ({
  subscribers: useCall('cardStatistics.subscribers', {}).value,
  revenue: useCall('cardStatistics.revenue', {}).value,
  sales: useCall('cardStatistics.sales', {}).value,
  orders: useCall('cardStatistics.orders', {}).value,
  traffic: useCall('cardStatistics.siteTraffic', {}).value,
  users: useCall('cardStatistics.activeUsers', {}).value,
  newsletter: useCall('cardStatistics.newsletter', {}).value,
  ordersByDay: useCall('cardStatistics.ordersBarChart', {}).value,
  profit: useCall('cardStatistics.profitLineChart', {}).value,
});

interface Drawn {
  readonly name: Name;
  readonly icon: FluentIcon;
  readonly color: number;
}

const groups: Readonly<Record<'area' | 'bars' | 'line', readonly Drawn[]>> = {
  area: [
    { name: 'subscribers', icon: PeopleAddRegular, color: 0 },
    { name: 'revenue', icon: MoneyRegular, color: 3 },
    { name: 'sales', icon: TagRegular, color: 2 },
  ],
  line: [
    { name: 'traffic', icon: DataTrendingRegular, color: 0 },
    { name: 'users', icon: PeopleRegular, color: 3 },
    { name: 'profit', icon: ArrowTrendingLinesRegular, color: 4 },
  ],
  bars: [
    { name: 'ordersByDay', icon: ReceiptRegular, color: 0 },
    { name: 'orders', icon: CartRegular, color: 1 },
    { name: 'newsletter', icon: MailRegular, color: 3 },
  ],
};

const figuresOf = (as: keyof typeof groups) => (): ReactNode => {
  const text = useText('cards');
  const answers = useStatistics();
  return (
    <div style={columns(220, tokens.spacingHorizontalM)}>
      {groups[as].map(({ name, icon, color }) => (
        <SparkFigure
          key={name}
          icon={icon}
          label={text(`names.${name}`)}
          answer={answers[name]}
          as={as}
          color={color}
        />
      ))}
    </div>
  );
};

const figures = { area: figuresOf('area'), line: figuresOf('line'), bars: figuresOf('bars') };

const together = ['subscribers', 'orders', 'users', 'newsletter'] as const;

export const examples: Examples = {
  areas: {
    code: '<SparkFigure icon={MoneyRegular} label="Revenue" answer={call.value} as="area" />',
    Preview: figures.area,
  },
  lines: { code: '<SparkFigure as="line" … />', Preview: figures.line },
  bars: { code: '<SparkFigure as="bars" … />', Preview: figures.bars },
  together: {
    code: '<Statistic value="97.5K" change={-3.3} />',
    Preview: ({ text }) => {
      const styles = useStyles();
      const answers = useStatistics();
      return (
        <Card>
          <div className={styles.strip}>
            {together.map((name, index) => (
              <Fragment key={name}>
                {index > 0 ? <Divider vertical className={styles.line} /> : undefined}
                <div className={styles.one}>
                  <SecondaryText>{text(`names.${name}`)}</SecondaryText>
                  <Statistic value={answers[name]?.statistic ?? '–'} change={answers[name]?.change ?? undefined} />
                </div>
              </Fragment>
            ))}
          </div>
        </Card>
      );
    },
  },
};
