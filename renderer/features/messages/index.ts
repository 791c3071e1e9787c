/** Push messages: sent once, after a confirmation and a countdown. */
import { MegaphoneRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'messages',
  path: '/messages',
  icon: MegaphoneRegular,
  group: 'outreach',
  order: 10,
  needs: ['create', 'Push'],
  screen: () => import('./messages-screen'),
});
