/** Sample pages about colors: the brand ramp, and the tokens of every skin with their contrast. */
import { ColorRegular } from '@fluentui/react-icons';
import { type AreaRoute, definePage } from '../../kit/area/area';
import { routesOf } from '../../kit/showcase/family';
import { family } from './family';

export const area = definePage({
  name: family.name,
  title: 'samples:titles.colors',
  path: family.path,
  icon: ColorRegular,
  group: 'samples',
  order: 61,
  screen: () => import('./index-screen'),
  routes: routesOf(family, import.meta.glob<Awaited<ReturnType<AreaRoute['screen']>>>('./pages/*.tsx')),
});
