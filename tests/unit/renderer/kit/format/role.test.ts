import { expect, it } from 'vitest';
import { roleName } from '../../../../../renderer/kit/format/role';

it('a role has the server’s name, else its key in readable form, and may have no name', () => {
  expect(roleName({ role: 'super-admin', more: { roleName: 'Super Admin' } })).toBe('Super Admin');
  expect(roleName({ role: 'super-admin', more: { roleName: 7 } })).toBe('Super Admin');
  expect(roleName({ role: 'super-admin', more: {} })).toBe('Super Admin');
  expect(roleName({ more: {} })).toBe('');
});
