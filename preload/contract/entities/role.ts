/** The role master; all fields assumed. */
import { entity, flag, id, number, pairs, type RecordOf, stamps, text, word } from './field';
import { roles } from './relations';

const roleStatuses = ['active', 'inactive'] as const;

export const role = entity({
  names: [...roles, 'position'],
  fields: {
    ...stamps,
    id: id('=slug'),
    name: text('title', 'label', 'displayName', 'roleTitle'),
    slug: text('codeName', 'code', 'key', 'identifier', 'handle', 'systemName', 'machineName'),
    description: text('desc', 'details', 'about', 'summary'),
    permissions: pairs('ability', 'abilities', 'rules', 'rights', 'grants', 'scopes', 'privileges', 'acl', 'claims'),
    userCount: number(
      'users',
      'usersCount',
      'members',
      'memberCount',
      'membersCount',
      'numUsers',
      'assignedUsers',
      'admins',
      'adminCount',
      'adminsCount',
      'totalUsers',
      'peopleCount',
      '#users',
      '#members',
    ),
    isSystem: flag(
      'system',
      'systemRole',
      'builtIn',
      'isBuiltIn',
      'isDefault',
      'default',
      'locked',
      'protected',
      'isProtected',
      'readOnly',
    ),
    level: number('rank', 'weight', 'priority', 'hierarchy', 'tier'),
    status: word(roleStatuses, 'state'),
    sortOrder: number('order', 'sort', 'sequence', 'seq', 'displayOrder'),
  },
  required: ['id', 'name', 'permissions', 'userCount'],
});

export type Role = RecordOf<typeof role>;
