/** Sample chat: conversations and messages. The URL holds the open conversation and the search. */
import { ChatRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

const screen = () => import('./chat-screen');

export const area = definePage({
  name: 'chat',
  title: 'samples:titles.chat',
  path: '/apps/chat',
  icon: ChatRegular,
  group: 'samples',
  order: 11,
  screen,
  routes: [{ path: '/apps/chat/:id', screen }],
});
