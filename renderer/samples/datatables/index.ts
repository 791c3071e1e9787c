/** Data tables: the kit's list and tables of real rows, on the sample API's hundred people. */
import { TableSearchRegular } from '@fluentui/react-icons';
import { type AreaRoute, definePage } from '../../kit/area/area';
import { routesOf } from '../../kit/showcase/family';
import { family } from './family';

export const area = definePage({
  name: family.name,
  title: 'samples:titles.dataTables',
  path: family.path,
  icon: TableSearchRegular,
  group: 'samples',
  order: 88,
  screen: () => import('./index-screen'),
  routes: routesOf(family, import.meta.glob<Awaited<ReturnType<AreaRoute['screen']>>>('./pages/*.tsx')),
});
