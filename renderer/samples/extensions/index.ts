/** Extensions: drag and drop, trees, tours, carousels and the like, each as the app would use it. */
import { PuzzlePieceRegular } from '@fluentui/react-icons';
import { type AreaRoute, definePage } from '../../kit/area/area';
import { routesOf } from '../../kit/showcase/family';
import { family } from './family';

export const area = definePage({
  name: family.name,
  title: 'samples:titles.extensions',
  path: family.path,
  icon: PuzzlePieceRegular,
  group: 'samples',
  order: 84,
  screen: () => import('./index-screen'),
  routes: routesOf(family, import.meta.glob<Awaited<ReturnType<AreaRoute['screen']>>>('./pages/*.tsx')),
});
