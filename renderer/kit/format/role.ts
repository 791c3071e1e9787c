import type { Person } from '@contract/bridge';
import { readableLabel } from './label';

/** The name of somebody's role as the server says it, "Super Admin", or the role's own word made readable; may be empty. */
export const roleName = ({ role, more }: Pick<Person, 'role' | 'more'>): string =>
  typeof more.roleName === 'string' && more.roleName.trim() !== '' ? more.roleName : role ? readableLabel(role) : '';
