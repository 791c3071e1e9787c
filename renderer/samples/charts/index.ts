/** Charts: lines, areas, bars, rings, ranks, goals and small ones, in every skin and both directions. */
import { DataTrendingRegular } from '@fluentui/react-icons';
import { type AreaRoute, definePage } from '../../kit/area/area';
import { routesOf } from '../../kit/showcase/family';
import { family } from './family';

export const area = definePage({
  name: family.name,
  title: 'samples:titles.charts',
  path: family.path,
  icon: DataTrendingRegular,
  group: 'samples',
  order: 89,
  screen: () => import('./index-screen'),
  routes: routesOf(family, import.meta.glob<Awaited<ReturnType<AreaRoute['screen']>>>('./pages/*.tsx')),
});
