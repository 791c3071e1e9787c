/** Sample status pages: coming soon, not authorized, maintenance, error. */
import { WarningRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

const screen = () => import('./status-screen');

export const area = definePage({
  name: 'status-pages',
  title: 'samples:titles.statusPages',
  path: '/misc/coming-soon',
  icon: WarningRegular,
  group: 'samples',
  order: 52,
  screen,
  routes: [
    { path: '/misc/not-authorized', title: 'samples:titles.notAuthorized', screen },
    { path: '/misc/maintenance', title: 'samples:titles.maintenance', screen },
    { path: '/misc/error', title: 'samples:titles.error', screen },
  ],
});
