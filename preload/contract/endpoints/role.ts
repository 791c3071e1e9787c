import { ListQuery, list, post } from '../endpoint';
import type { Role } from '../entities/role';

export const role = {
  list: post('/role-master/zapp-list', {
    input: ListQuery,
    output: list<Role>('role'),
    needs: ['read', 'Role'],
  }),
};
