/** Sample pages about the components that the app is built of, Fluent's and the kit's own, in all their states. */
import { AppsListDetailRegular } from '@fluentui/react-icons';
import { type AreaRoute, definePage } from '../../kit/area/area';
import { routesOf } from '../../kit/showcase/family';
import { family } from './family';

export const area = definePage({
  name: family.name,
  title: 'samples:titles.components',
  path: family.path,
  icon: AppsListDetailRegular,
  group: 'samples',
  order: 64,
  screen: () => import('./index-screen'),
  routes: routesOf(family, import.meta.glob<Awaited<ReturnType<AreaRoute['screen']>>>('./pages/*.tsx')),
});
