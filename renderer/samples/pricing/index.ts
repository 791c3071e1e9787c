/** The sample plans with the specification's prices. */
import { TagMultipleRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'pricing',
  title: 'samples:titles.pricing',
  path: '/pages/pricing',
  icon: TagMultipleRegular,
  group: 'samples',
  order: 44,
  screen: () => import('./pricing-screen'),
});
