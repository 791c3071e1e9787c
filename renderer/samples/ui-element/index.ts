/** Sample pages about what all screens are made of: type, text colors, lists, spacing, shape, depth, focus, motion. */
import { TextFontRegular } from '@fluentui/react-icons';
import type { AreaRoute } from '../../kit/area/area';
import { definePage } from '../../kit/area/area';
import { routesOf } from '../../kit/showcase/family';
import { family } from './family';

export const area = definePage({
  name: family.name,
  title: 'samples:titles.uiElements',
  path: family.path,
  icon: TextFontRegular,
  group: 'samples',
  order: 60,
  screen: () => import('./index-screen'),
  routes: routesOf(family, import.meta.glob<Awaited<ReturnType<AreaRoute['screen']>>>('./pages/*.tsx')),
});
