/** Roles, their permissions and users, and the permissions of the signed-in user. */
import { ShieldKeyholeRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'roles',
  path: '/roles',
  icon: ShieldKeyholeRegular,
  group: 'system',
  order: 20,
  needs: ['read', 'Role'],
  screen: () => import('./roles-screen'),
  routes: [{ path: '/roles/mine', title: 'mine', screen: () => import('./mine-screen') }],
});
