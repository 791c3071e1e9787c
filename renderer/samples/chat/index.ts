/** Sample chat: conversations, the one that is open, and who is in it. The open one and the words looked for are in the address. */
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
