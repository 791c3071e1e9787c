/** The sample roles: a card for each, and what each may do. */
import { ShieldPersonRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'role-cards',
  title: 'samples:titles.roles',
  path: '/apps/roles',
  icon: ShieldPersonRegular,
  group: 'samples',
  order: 33,
  screen: () => import('./roles-screen'),
});
