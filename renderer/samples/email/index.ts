/** A mailbox: folders, labels, reading and writing. The URL holds the folder, the open mail and the search. */
import { MailRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

const screen = () => import('./email-screen');

export const area = definePage({
  name: 'email',
  path: '/apps/email',
  title: 'samples:titles.email',
  icon: MailRegular,
  group: 'samples',
  order: 20,
  screen,
  routes: [
    { path: '/apps/email/:folder', screen },
    { path: '/apps/email/:folder/:id', screen },
    { path: '/apps/email/label/:label', screen },
    { path: '/apps/email/label/:label/:id', screen },
  ],
  shortcuts: [
    { keys: '↓', does: 'keys.next' },
    { keys: '↑', does: 'keys.previous' },
    { keys: 'Enter', does: 'keys.open' },
    { keys: 'Space', does: 'keys.select' },
    { keys: 'Shift+↓', does: 'keys.extend' },
    { keys: 'mod+A', does: 'keys.all' },
    { keys: 'S', does: 'keys.star' },
    { keys: 'U', does: 'keys.unread' },
    { keys: 'Delete', does: 'keys.delete' },
    { keys: 'J', does: 'keys.older' },
    { keys: 'K', does: 'keys.newer' },
    { keys: 'R', does: 'keys.reply' },
    { keys: 'A', does: 'keys.replyAll' },
    { keys: 'F', does: 'keys.forward' },
    { keys: 'C', does: 'keys.compose' },
    { keys: 'mod+Enter', does: 'keys.send' },
    { keys: '/', does: 'keys.search' },
    { keys: 'Esc', does: 'keys.back' },
  ],
});
