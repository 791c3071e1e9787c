/** The outbox: changes that wait for the server, and drafts that a person sends. */
import { SendClockRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'outbox',
  path: '/outbox',
  icon: SendClockRegular,
  group: 'system',
  order: 80,
  screen: () => import('./outbox-screen'),
});
