import { SettingsRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'settings',
  path: '/settings',
  icon: SettingsRegular,
  group: 'system',
  order: 90,
  screen: () => import('./settings-screen'),
  routes: [
    { path: '/settings/server-check', title: 'check.title', screen: () => import('./check/check-screen') },
    {
      path: '/settings/diagnostics',
      title: 'diagnostics:title',
      screen: () => import('./diagnostics/diagnostics-screen'),
    },
  ],
});
