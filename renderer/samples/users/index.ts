/** Sample users: a list by name, and the details of each. */
import { PeopleTeamRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';

const statusTones = { active: 'success', pending: 'warning', inactive: 'neutral' } as const;

export const area = defineResource({
  name: 'users',
  title: 'samples:titles.users',
  path: '/apps/user/list',
  icon: PeopleTeamRegular,
  group: 'samples',
  order: 32,
  list: 'user.list',
  detail: 'user.detail',
  capabilities: { filterParams: { role: 'role', currentPlan: 'currentPlan', status: 'status' } },
  defaults: { size: 10, sort: { key: 'fullName', descending: false } },
  naming: 'fullName',
  summaryFields: ['id', 'avatar'],
  fields: {
    fullName: { column: 220, picture: { key: 'avatar', shape: 'person' } },
    email: { kind: 'email', column: 240 },
    role: {
      column: 120,
      filter: ['admin', 'author', 'editor', 'maintainer', 'subscriber'],
      valueTexts: 'users:words',
    },
    currentPlan: { column: 120, filter: ['basic', 'team', 'company', 'enterprise'], valueTexts: 'users:words' },
    billing: { column: 140 },
    status: { kind: 'status', column: 110, tones: statusTones, filter: Object.keys(statusTones) },
    username: { hiddenColumn: 130 },
    company: { hiddenColumn: 200 },
    country: { hiddenColumn: 130 },
    contact: { kind: 'phone', hiddenColumn: 150 },
  },
  sections: {
    person: ['username', 'email', 'contact', 'company', 'country'],
    access: ['role', 'status', 'currentPlan', 'billing'],
  },
  listActions: () => import('./list-actions'),
  deletion: { dialog: () => import('./list-actions'), takesMany: true },
  routes: [{ path: '/apps/user/view', title: 'samples:titles.user', screen: () => import('./first-user') }],
});
