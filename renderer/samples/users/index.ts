/** Sample users: a list by name, and a view of each with five tabs. */
import { PeopleTeamRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';
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
  fields: {
    avatar: { kind: 'image', column: 60 },
    fullName: { column: 200 },
    email: { kind: 'email', column: 240 },
    role: { column: 120, filter: roles },
    currentPlan: { column: 120, filter: plans },
    billing: { column: 140 },
    status: { kind: 'status', column: 110, tones, filter: statuses },
    username: { hiddenColumn: 130 },
    company: { hiddenColumn: 200 },
    country: { hiddenColumn: 130 },
    contact: { kind: 'phone', hiddenColumn: 150 },
  },
  listHeader: () => import('./figures'),
  listActions: () => import('./list-actions'),
  deletion: { dialog: () => import('./delete-dialog'), takesMany: true },
  routes: [
    { path: '/apps/user/view', title: 'samples:titles.user', screen: () => import('./view/first-user') },
    { path: '/apps/user/view/:id', title: 'samples:titles.user', screen: () => import('./view/user-screen') },
  ],
});
