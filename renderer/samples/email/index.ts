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
  ],
});
