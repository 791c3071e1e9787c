import { ShareChart } from '../../../kit/charts/lazy-charts';
import type { Plot } from '../../../kit/charts/plot';
import { formatNumber } from '../../../kit/format/number';
import type { Examples } from '../../kit/showcase/example';
import { height, Plotted } from '../plotted';

const sharesOf = ({ labels, series }: Plot) =>
  labels.map((label, index) => ({ label, value: series[0]?.data[index] ?? 0 }));
const totalOf = (plot: Plot): string => formatNumber(sharesOf(plot).reduce((sum, { value }) => sum + value, 0));
export const examples: Examples = {
  devices: {
    code: '<ShareChart title="Sessions by device" shares={shares} inside="10,000" height={260} />',
    Preview: ({ text }) => {
      const title = text('devices');
      return (
        <Plotted call="cardAnalytics.sessionsDevice" title={title} along={text('device')}>
          {(plot) => <ShareChart title={title} shares={sharesOf(plot)} inside={totalOf(plot)} height={height} />}
        </Plotted>
      );
    },
  },
  customers: {
    Preview: ({ text }) => {
      const title = text('customers');
      return (
        <Plotted call="cardAnalytics.customers" title={title} along={text('kind')}>
          {(plot) => <ShareChart title={title} shares={sharesOf(plot)} inside={totalOf(plot)} height={height} />}
        </Plotted>
      );
    },
  },
};
