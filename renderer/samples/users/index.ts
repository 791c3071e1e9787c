/** Sample users: a list by name, and a view of each with five tabs. */
import { PeopleTeamRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/area';
import { plans, roles, statuses, tones } from './options';

export const area = defineResource({
  name: 'users',
  title: 'samples:titles.users',
  path: '/apps/user/list',
  icon: PeopleTeamRegular,
  group: 'samples',
  order: 32,
  list: 'user.list',
  capabilities: { filterParams: { role: 'role', currentPlan: 'currentPlan', status: 'status' } },
  defaults: { size: 10, sort: { key: 'fullName', descending: false } },
  naming: 'fullName',
  recordPath: '/apps/user/view',
  columns: [
    { key: 'avatar', kind: 'image', width: 60 },
    { key: 'fullName', width: 200 },
    { key: 'email', kind: 'email', width: 240 },
    { key: 'role', width: 120, filter: roles },
    { key: 'currentPlan', width: 120, filter: plans },
    { key: 'billing', width: 140 },
    { key: 'status', kind: 'status', width: 110, tones, filter: statuses },
    { key: 'username', width: 130, shown: false },
    { key: 'company', width: 200, shown: false },
    { key: 'country', width: 130, shown: false },
    { key: 'contact', kind: 'phone', width: 150, shown: false },
  ],
  listHeader: () => import('./figures'),
  listActions: () => import('./list-actions'),
  routes: [
    { path: '/apps/user/view', title: 'samples:titles.user', screen: () => import('./view/first-user') },
    { path: '/apps/user/view/:id', title: 'samples:titles.user', screen: () => import('./view/user-screen') },
  ],
});
