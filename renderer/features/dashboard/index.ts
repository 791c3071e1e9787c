/** The dashboard: sales, check-ins and open inspections. */
import { BoardRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'dashboard',
  path: '/dashboard',
  icon: BoardRegular,
  group: 'overview',
  order: 10,
  needs: ['read', 'Dashboard'],
  screen: () => import('./dashboard-screen'),
});
