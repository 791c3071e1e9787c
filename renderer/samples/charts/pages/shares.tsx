import { ShareChart } from '../../../kit/charts/lazy-charts';
import type { Plot } from '../../../kit/charts/plot';
import { formatNumber } from '../../../kit/format/number';
import type { Examples } from '../../kit/showcase/example';
import { plotted } from '../plotted-card';

const sharesOf = ({ labels, series }: Plot) =>
  labels.map((label, index) => ({ label, value: series[0]?.data[index] ?? 0 }));
const totalOf = (plot: Plot): string => formatNumber(sharesOf(plot).reduce((sum, { value }) => sum + value, 0));

const shareChart = (card: Parameters<typeof plotted>[0]) =>
  plotted(card, ({ plot, ...chart }) => <ShareChart {...chart} shares={sharesOf(plot)} centerText={totalOf(plot)} />);

export const examples: Examples = {
  devices: {
    code: '<ShareChart title="Sessions by device" shares={shares} centerText="10,000" height={260} />',
    Preview: shareChart({ call: 'cardAnalytics.sessionsDevice', title: 'devices', along: 'device' }),
  },
  customers: { Preview: shareChart({ call: 'cardAnalytics.customers', title: 'customers', along: 'kind' }) },
};
