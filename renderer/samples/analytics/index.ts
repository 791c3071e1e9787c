/** The sample analytics: visits, support, devices and customers, each over a period of its own. */
import { DataTrendingRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'analytics',
  title: 'samples:titles.analytics',
  path: '/dashboard/analytics',
  icon: DataTrendingRegular,
  group: 'samples',
  order: 11,
  screen: () => import('./analytics-screen'),
});
