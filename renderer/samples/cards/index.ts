/** Sample pages about cards: plain ones, with acts, with figures and charts of the card calls, and rich ones. */
import { SlideLayoutRegular } from '@fluentui/react-icons';
import { type AreaRoute, definePage } from '../../kit/area/area';
import { routesOf } from '../../kit/showcase/family';
import { family } from './family';

export const area = definePage({
  name: family.name,
  title: 'samples:titles.cards',
  path: family.path,
  icon: SlideLayoutRegular,
  group: 'samples',
  order: 63,
  screen: () => import('./index-screen'),
  routes: routesOf(family, import.meta.glob<Awaited<ReturnType<AreaRoute['screen']>>>('./pages/*.tsx')),
});
