import type { Card } from '@contract/samples/entities/card';
import { makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import {
  DesktopRegular,
  type FluentIcon,
  PhoneDesktopRegular,
  PhoneRegular,
  TabletRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Change } from '../../kit/charts/change';
import { ChartCard } from '../../kit/charts/chart-card';
import { parsePlot, toChartTable } from '../../kit/charts/plot';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { ChartChoice, useVersions } from '../kit/charts/chart-choice';
import { Statistic } from '../kit/charts/statistic';
import { plainList } from '../kit/styles';
import { changeIn, partsOf, statisticIn } from './read';

const useStyles = makeStyles({
  list: { display: 'grid', alignContent: 'space-around', blockSize: '100%', ...plainList },
  one: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground1,
    fontSize: '22px',
  },
  words: { display: 'grid', rowGap: tokens.spacingVerticalXS, minInlineSize: 0 },
  line: { display: 'flex', alignItems: 'baseline', columnGap: tokens.spacingHorizontalM },
  label: { flexGrow: 1 },
  value: { fontVariantNumeric: 'tabular-nums' },
  change: { display: 'flex', justifyContent: 'flex-end', minInlineSize: '76px' },
});

const icons: Readonly<Record<string, FluentIcon>> = {
  Desktop: DesktopRegular,
  Mobile: PhoneRegular,
  Tablet: TabletRegular,
};

const height = 220;

/** Sessions by device, with changes. */
export const Devices = ({ card }: { readonly card: Card }): ReactNode => {
  const styles = useStyles();
  const text = useText('analytics');
  const title = text('sessionsDevice');
  const versions = useVersions('devices', card, 'periods', 'name');
  const { values } = versions;
  const plot = parsePlot(values);
  const parts = partsOf(plot.labels, plot.series[0]?.data ?? [], values.changes);
  return (
    <ChartCard
      title={title}
      height={height}
      aside={<Statistic value={statisticIn(values)} change={changeIn(values)} />}
      actions={<ChartChoice label={text('periodOf', { title })} versions={versions} />}
      table={toChartTable(text('device'), plot)}
    >
      <ul className={styles.list}>
        {parts.map(({ label, value, share, change }) => {
          const Icon = icons[label] ?? PhoneDesktopRegular;
          const percent = text('percent', { percent: formatNumber(Math.round(share * 100)) });
          return (
            <li key={label} className={styles.one}>
              <span className={styles.icon} aria-hidden>
                <Icon />
              </span>
              <span className={styles.words}>
                <span className={styles.line}>
                  <Text className={styles.label}>{label}</Text>
                  <Text className={styles.value}>{text('share', { count: formatNumber(value), percent })}</Text>
                  <span className={styles.change}>{change !== undefined && <Change percent={change} />}</span>
                </span>
                <ProgressBar value={share} thickness="large" aria-label={label} aria-valuetext={percent} />
              </span>
            </li>
          );
        })}
      </ul>
    </ChartCard>
  );
};
