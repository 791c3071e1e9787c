/** The role master; all fields assumed. */
import { entity, flag, id, number, pairs, type RecordOf, stamps, text, word } from './field';
import { roles } from './relations';

const roleStatuses = ['active', 'inactive'] as const;

export const role = entity({
  names: [...roles, 'position'],
  fields: {
    ...stamps,
    id: id('=slug'),
    name: text('displayName'),
    slug: text('codeName', 'key', 'identifier', 'handle', 'systemName', 'machineName'),
    description: text('details', 'about', 'summary'),
    permissions: pairs('ability', 'rules', 'rights', 'grants', 'scopes', 'privileges', 'acl', 'claims'),
    userCount: number('members', 'assignedUsers', 'admins', 'peopleCount'),
    isSystem: flag('systemRole', 'builtIn', 'isDefault', 'locked', 'protected', 'readOnly'),
    level: number('rank', 'weight', 'priority', 'hierarchy', 'tier'),
    status: word(roleStatuses),
    sortOrder: number('order', 'sort', 'sequence', 'seq', 'displayOrder'),
  },
  required: ['id', 'name', 'permissions', 'userCount'],
});

export type Role = RecordOf<typeof role>;
