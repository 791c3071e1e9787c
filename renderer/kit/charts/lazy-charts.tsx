/** Lazy charts: the library is loaded with the first chart, and a skeleton of its height is shown meanwhile. */
import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { type ComponentType, lazy, Suspense } from 'react';

const lazyChart = <P extends { readonly height: number }>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> => {
  const Chart: ComponentType<P> = lazy(load);
  return (props) => (
    <Suspense
      fallback={
        <Skeleton aria-hidden>
          <SkeletonItem style={{ blockSize: props.height }} />
        </Skeleton>
      }
    >
      <Chart {...props} />
    </Suspense>
  );
};

export const BarChart = lazyChart(async () => ({ default: (await import('./bar-chart')).BarChart }));
export const DayChart = lazyChart(async () => ({ default: (await import('./day-chart')).DayChart }));
export const ShareChart = lazyChart(async () => ({ default: (await import('./share-chart')).ShareChart }));
export const TrendChart = lazyChart(async () => ({ default: (await import('./trend-chart')).TrendChart }));
