/** Sample layouts that are drawn without the app's frame, so this area is an open one and marks its pages itself. */
import { LayoutColumnOneThirdRightHintRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'bare-layouts',
  title: 'samples:families.pageLayout.without-menu',
  path: '/page-layout/without-menu',
  icon: LayoutColumnOneThirdRightHintRegular,
  group: 'samples',
  public: true,
  screen: () => import('./without-menu-screen'),
  routes: [
    { path: '/page-layout/blank', title: 'samples:families.pageLayout.blank', screen: () => import('./blank-screen') },
  ],
});
