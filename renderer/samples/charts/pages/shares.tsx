import type { ReactNode } from 'react';
import { ShareChart } from '../../../kit/charts/lazy';
import type { Plot } from '../../../kit/charts/plot';
import { formatNumber } from '../../../kit/format/number';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { family } from '../family';
import { height, Plotted, useWords } from '../plotted';

const sharesOf = ({ labels, series }: Plot) =>
  labels.map((label, index) => ({ label, value: series[0]?.data[index] ?? 0 }));
const totalOf = (plot: Plot): string => formatNumber(sharesOf(plot).reduce((sum, { value }) => sum + value, 0));

const Devices = (): ReactNode => {
  const text = useWords();
  const title = text('devices');
  return (
    <Plotted call="cardAnalytics.sessionsDevice" title={title} along={text('device')}>
      {(plot) => <ShareChart title={title} shares={sharesOf(plot)} inside={totalOf(plot)} height={height} />}
    </Plotted>
  );
};

const Customers = (): ReactNode => {
  const text = useWords();
  const title = text('customers');
  return (
    <Plotted call="cardAnalytics.customers" title={title} along={text('kind')}>
      {(plot) => <ShareChart title={title} shares={sharesOf(plot)} inside={totalOf(plot)} height={height} />}
    </Plotted>
  );
};

const examples = [
  {
    name: 'devices',
    Stage: Devices,
    layout: 'block',
    code: '<ShareChart title="Sessions by device" shares={shares} inside="10,000" height={260} />',
  },
  { name: 'customers', Stage: Customers, layout: 'block' },
] as const;

/** `/charts/shares` */
export const Screen = (): ReactNode => <ShowcasePage family={family} page="shares" examples={examples} />;
