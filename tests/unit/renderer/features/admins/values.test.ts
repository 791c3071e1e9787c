import { expect, test } from 'vitest';
import { newAdmin, readAdmin, toAdminData, toNewAdminData } from '../../../../../renderer/features/admins/form/values';

const roles = [
  { id: 2, name: 'Admin' },
  { id: 'r-3', name: 'Sub Admin' },
];
const before = readAdmin({ id: 7, firstName: 'Imani', roleId: 2, phone: '0175550', notes: null, secret: 'x' });

test('only changed fields are sent, and leading zeros of a phone number are kept', () => {
  expect(toAdminData({ before, now: before, roles })).toEqual({});
  expect(toAdminData({ before, now: { ...before, phone: ' 0175551 ' }, roles })).toEqual({ phone: '0175551' });
  expect(toAdminData({ before, now: { ...before, phone: '' }, roles })).toEqual({ phone: null });
});

test('a role id is sent in the type of the list of roles', () => {
  const roleId = (id: string) =>
    toAdminData({ before: { ...before, roleId: '' }, now: { ...before, roleId: id }, roles });
  expect(roleId('2')).toEqual({ roleId: 2 });
  expect(roleId('r-3')).toEqual({ roleId: 'r-3' });
  expect(roleId('99')).toEqual({ roleId: '99' });
});

test('a new admin is sent with defaults and without empty values', () => {
  expect(
    toNewAdminData({ ...newAdmin, firstName: 'Zoë', lastName: 'Ñ', email: 'z@example.com', roleId: '2' }, roles),
  ).toEqual({
    firstName: 'Zoë',
    lastName: 'Ñ',
    email: 'z@example.com',
    roleId: 2,
    countryCode: '+1',
    timezone: 'America/Chicago',
    language: 'en',
  });
});
