/** Sample permissions: whom each is assigned to; added, renamed and deleted through the sample API. */
import { KeyRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';

const roles = ['administrator', 'manager', 'user', 'support', 'restricted-user'] as const;

export const area = defineResource({
  name: 'permissions',
  title: 'samples:titles.permissions',
  path: '/apps/permissions',
  icon: KeyRegular,
  group: 'samples',
  order: 34,
  list: 'permission.list',
  capabilities: { filterParams: { assignedTo: 'assignedTo' }, sort: false },
  defaults: { size: 10 },
  naming: 'name',
  fields: {
    name: { column: 260 },
    assignedTo: { column: 320, filter: roles },
    createdDate: { kind: 'date', column: 140 },
  },
  listActions: () => import('./list-actions'),
  deletion: { dialog: () => import('./list-actions'), takesMany: true },
});
