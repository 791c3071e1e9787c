/** Sample pages for page layouts; two more, without the frame, are in `bare-layouts`. */
import { LayoutColumnTwoSplitLeftRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'page-layout',
  title: 'samples:titles.pageLayouts',
  path: '/page-layout',
  icon: LayoutColumnTwoSplitLeftRegular,
  group: 'samples',
  order: 66,
  screen: () => import('./layouts-screen'),
  routes: [
    {
      path: '/page-layout/collapsed',
      title: 'samples:families.pageLayout.collapsed',
      screen: () => import('./collapsed-screen'),
    },
    { path: '/page-layout/boxed', title: 'samples:families.pageLayout.boxed', screen: () => import('./boxed-screen') },
    { path: '/page-layout/full', title: 'samples:families.pageLayout.full', screen: () => import('./full-screen') },
  ],
});
