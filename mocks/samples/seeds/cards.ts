/**
 * The data of the sample cards: 8 of analytics, 9 of statistics. Every card has `title`, `statistic`, `change`, `labels`
 * and `series`; cards with several periods repeat them in `periods`, the revenue report in `years`.
 */
import type { Card } from '@contract/samples/entities/card';

/** The periods of the analytics cards and the years of the revenue report are the specification's (section 9). */
type PeriodName = 'Last 28 Days' | 'Last Month' | 'Last Year';
type ReportYear = 2020 | 2019 | 2018;

type Series = NonNullable<Card['series']>;
interface Period {
  readonly name: PeriodName;
  readonly statistic: string;
  readonly change: number;
  readonly labels: readonly string[];
  readonly series: Series;
  readonly [field: string]: unknown;
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const one = (name: string, ...data: number[]): Series => [{ name, data }];

/** A card that shows its first period until another is chosen. */
const byPeriod = (title: string, first: Period, ...others: readonly Period[]): Card => ({
  title,
  ...first,
  periods: [first, ...others],
});

const support = (
  name: Period['name'],
  done: number,
  change: number,
  tickets: readonly [all: number, fresh: number, open: number],
  responseTime: string,
): Period => ({
  name,
  statistic: `${done}%`,
  change,
  labels: ['Completed tickets'],
  series: one('Completed tickets', done),
  totalTickets: tickets[0],
  newTickets: tickets[1],
  openTickets: tickets[2],
  responseTime,
});

const sessions = (
  name: Period['name'],
  statistic: string,
  change: number,
  labels: readonly string[],
  data: readonly number[],
  goals: readonly [goal: number, users: number, retention: number, duration: number],
): Period => ({
  name,
  statistic,
  change,
  labels,
  series: one('Sessions', ...data),
  /** In percent of the goal. */
  goals: [
    { name: 'Goal', percent: goals[0] },
    { name: 'Users', percent: goals[1] },
    { name: 'Retention', percent: goals[2] },
    { name: 'Duration', percent: goals[3] },
  ],
});

/** Parts of a whole: one series, a label for each part. */
const parts = (
  name: Period['name'],
  change: number,
  labels: readonly string[],
  data: readonly number[],
  changes: readonly number[] = [],
): Period => ({
  name,
  statistic: data.reduce((sum, each) => sum + each, 0).toLocaleString('en-US'),
  change,
  labels,
  series: one('Count', ...data),
  ...(changes.length > 0 ? { changes } : {}),
});

const reportOf = (
  year: ReportYear,
  earning: readonly number[],
  expense: readonly number[],
  budget: readonly number[],
) => ({
  year,
  labels: months.slice(0, earning.length),
  series: [
    { name: 'Earning', data: earning },
    { name: 'Expense', data: expense },
  ],
  statistic: `$${earning.reduce((sum, each) => sum + each, 0).toLocaleString('en-US')}`,
  change: 0,
  budget: budget.reduce((sum, each) => sum + each, 0),
  budgetSeries: one('Budget', ...budget),
});

const years = [
  {
    ...reportOf(
      2020,
      [2_140, 2_480, 3_060, 1_120, 1_390, 2_870, 3_410, 3_650, 2_980],
      [1_460, 1_520, 1_890, 1_050, 1_010, 1_640, 1_980, 2_060, 1_730],
      [1_600, 1_700, 2_000, 1_300, 1_300, 1_800, 2_100, 2_200, 1_900],
    ),
    change: 6.4,
  },
  {
    ...reportOf(
      2019,
      [1_820, 1_960, 2_540, 2_310, 2_770, 3_120, 3_280, 3_010, 2_640],
      [1_220, 1_310, 1_560, 1_480, 1_700, 1_880, 1_930, 1_850, 1_590],
      [1_400, 1_400, 1_600, 1_600, 1_800, 1_900, 2_000, 1_900, 1_700],
    ),
    change: 11.2,
  },
  {
    ...reportOf(
      2018,
      [1_510, 1_640, 1_980, 2_050, 2_390, 2_620, 2_710, 2_580, 2_200],
      [1_130, 1_180, 1_390, 1_420, 1_510, 1_660, 1_690, 1_640, 1_440],
      [1_200, 1_200, 1_400, 1_500, 1_600, 1_700, 1_700, 1_700, 1_500],
    ),
    change: -2.1,
  },
] as const;

export const analytics = {
  supportTracker: byPeriod(
    'Support tracker',
    support('Last 28 Days', 83, 4.1, [163, 29, 28], '1 day'),
    support('Last Month', 79, -1.6, [181, 34, 38], '1.2 days'),
    support('Last Year', 91, 7.9, [2_104, 312, 189], '0.8 days'),
  ),
  averageSessions: byPeriod(
    'Average sessions',
    sessions('Last 28 Days', '2.7K', 5.2, days, [310, 420, 390, 480, 610, 820, 540], [100, 86, 72, 64]),
    sessions('Last Month', '2.4K', -3.1, days, [290, 380, 360, 430, 560, 760, 520], [92, 81, 70, 61]),
    sessions(
      'Last Year',
      '31.2K',
      18.4,
      months,
      [1_850, 1_920, 2_240, 2_610, 3_080, 3_340, 3_410, 3_290, 2_870, 2_480, 2_130, 1_980],
      [108, 95, 77, 69],
    ),
  ),
  revenueReport: { title: 'Revenue report', ...years[0], years },
  goalOverview: {
    title: 'Goal overview',
    statistic: '83%',
    change: 2.4,
    labels: ['Reached'],
    series: one('Reached', 83),
    completed: 786_617,
    inProgress: 161_114,
  },
  revenue: {
    title: 'Revenue',
    statistic: '$86,589',
    change: 17.4,
    labels: ['01', '05', '09', '13', '17', '21', '26', '31'],
    series: [
      { name: 'This month', data: [45_200, 47_800, 44_600, 47_100, 48_900, 46_800, 49_600, 51_300] },
      { name: 'Last month', data: [46_100, 45_700, 46_900, 45_200, 46_400, 44_800, 45_900, 46_700] },
    ],
    thisMonth: 86_589,
    lastMonth: 73_683,
  },
  productOrders: byPeriod(
    'Product orders',
    parts('Last 28 Days', 3.8, ['Finished', 'Pending', 'Rejected'], [23_043, 14_658, 4_758]),
    parts('Last Month', 1.2, ['Finished', 'Pending', 'Rejected'], [21_870, 15_140, 5_012]),
    parts('Last Year', 9.6, ['Finished', 'Pending', 'Rejected'], [268_410, 121_905, 44_318]),
  ),
  sessionsDevice: byPeriod(
    'Sessions by device',
    parts('Last 28 Days', 2.2, ['Desktop', 'Mobile', 'Tablet'], [5_860, 3_490, 650], [2, 8, -5]),
    parts('Last Month', -0.7, ['Desktop', 'Mobile', 'Tablet'], [5_710, 3_240, 690], [-3, 4, -1]),
    parts('Last Year', 12.9, ['Desktop', 'Mobile', 'Tablet'], [64_200, 51_800, 8_940], [6, 23, -9]),
  ),
  customers: byPeriod(
    'Customers',
    parts('Last 28 Days', 4.4, ['New', 'Returning', 'Referrals'], [690, 258, 149]),
    parts('Last Month', -2.0, ['New', 'Returning', 'Referrals'], [642, 271, 132]),
    parts('Last Year', 21.3, ['New', 'Returning', 'Referrals'], [7_820, 3_460, 1_590]),
  ),
} satisfies Readonly<Record<string, Card>>;

const figure = (
  title: string,
  statistic: string,
  change: number,
  labels: readonly string[],
  ...data: number[]
): Card => ({ title, statistic, change, labels, series: one(title, ...data) });

const weeks = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7'] as const;

export const statistics = {
  ordersBarChart: figure('Orders', '2,760', 4.6, days, 345, 312, 388, 402, 431, 496, 386),
  profitLineChart: figure('Profit', '$6,240', 8.2, weeks, 610, 740, 820, 790, 980, 1_110, 1_190),
  subscribers: figure('Subscribers', '92.6K', 2.8, days, 28_100, 40_200, 36_400, 52_300, 38_600, 60_200, 55_100),
  revenue: figure('Revenue', '$97,500', 5.9, days, 350, 275, 400, 300, 350, 200, 450),
  sales: figure('Sales', '36%', -1.4, days, 10, 15, 7, 12, 3, 16, 9),
  orders: figure('Orders', '97.5K', -3.3, days, 10_400, 15_300, 8_200, 14_900, 7_300, 12_100, 9_600),
  siteTraffic: figure('Site traffic', '78.9K', 6.1, weeks, 150, 200, 125, 225, 200, 250, 275),
  activeUsers: figure('Active users', '659.8K', 11.7, weeks, 750, 1_000, 900, 1_250, 1_000, 1_200, 1_100),
  newsletter: figure('Newsletter', '28.7K', 1.9, weeks, 365, 390, 365, 400, 375, 400, 410),
} satisfies Readonly<Record<string, Card>>;
