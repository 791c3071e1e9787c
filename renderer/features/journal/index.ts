/** The journal: what the signed-in person did on this computer. */
import { HistoryRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'journal',
  path: '/journal',
  icon: HistoryRegular,
  group: 'system',
  order: 85,
  screen: () => import('./journal-screen'),
});
