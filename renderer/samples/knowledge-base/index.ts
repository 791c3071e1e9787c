/** Sample guides by subject: a card for each subject, and its guides. */
import { BookOpenRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

const screen = () => import('./knowledge-base-screen');

export const area = definePage({
  name: 'knowledge-base',
  title: 'samples:titles.knowledgeBase',
  path: '/pages/knowledge-base',
  icon: BookOpenRegular,
  group: 'samples',
  order: 43,
  screen,
  routes: [{ path: '/pages/knowledge-base/:id', screen }],
});
