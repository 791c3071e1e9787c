/** Forms: controls, layouts, rules, and long forms in steps and rows. */
import { FormRegular } from '@fluentui/react-icons';
import { type AreaRoute, definePage } from '../../kit/area/area';
import { routesOf } from '../../kit/showcase/family';
import { family } from './family';

export const area = definePage({
  name: family.name,
  title: 'samples:titles.forms',
  path: family.path,
  icon: FormRegular,
  group: 'samples',
  order: 86,
  screen: () => import('./index-screen'),
  routes: routesOf(family, import.meta.glob<Awaited<ReturnType<AreaRoute['screen']>>>('./pages/*.tsx')),
});
