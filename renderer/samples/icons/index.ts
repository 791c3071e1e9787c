/** Sample pages for icons: a searchable gallery of Fluent's, and how to use them. */
import { IconsRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'icons',
  title: 'samples:titles.icons',
  path: '/icons',
  icon: IconsRegular,
  group: 'samples',
  order: 62,
  screen: () => import('./icons-screen'),
  routes: [{ path: '/icons/use', title: 'samples:families.icons.use', screen: () => import('./use-screen') }],
});
