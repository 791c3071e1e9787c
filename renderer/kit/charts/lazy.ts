/** The charts, behind a lazy door: no screen loads the library before it draws one. */
import { lazy } from 'react';

export const BarChart = lazy(async () => ({ default: (await import('./bar-chart')).BarChart }));
export const DayChart = lazy(async () => ({ default: (await import('./day-chart')).DayChart }));
export const ShareChart = lazy(async () => ({ default: (await import('./share-chart')).ShareChart }));
export const TrendChart = lazy(async () => ({ default: (await import('./trend-chart')).TrendChart }));
