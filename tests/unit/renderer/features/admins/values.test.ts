import { expect, test } from 'vitest';
import { adminForm, newAdmin, withRoleId } from '../../../../../renderer/features/admins/form/values';

test('a role id is sent in the type of the list of roles', () => {
  const roles = [{ id: 2 }, { id: 'r-3' }];
  expect(withRoleId({ roleId: '2' }, roles)).toEqual({ roleId: 2 });
  expect(withRoleId({ roleId: 'r-3' }, roles)).toEqual({ roleId: 'r-3' });
  expect(withRoleId({ roleId: '99' }, roles)).toEqual({ roleId: '99' });
  expect(withRoleId({ phone: '0175551' }, roles)).toEqual({ phone: '0175551' });
});

test('a new admin is sent with defaults and without empty values', () => {
  expect(adminForm.all({ ...newAdmin, firstName: 'Zoë', phone: '0175551' })).toEqual({
    firstName: 'Zoë',
    phone: '0175551',
    countryCode: '+1',
    timezone: 'America/Chicago',
    language: 'en',
  });
});
