import { expect, test } from 'vitest';
import { mainNameField, nameOf } from '../../../../../renderer/kit/format/naming';
import { roleName } from '../../../../../renderer/kit/format/role';

test('a record’s name is one field, or several in their order', () => {
  expect(nameOf('eventName', { eventName: 'Spring Shootout' })).toBe('Spring Shootout');
  expect(nameOf(['firstName', 'lastName'], { firstName: 'Léopold', lastName: "d'Aubigné" })).toBe("Léopold d'Aubigné");
});

test('a name without its first or last part has no stray space, and a missing name is an empty text', () => {
  expect(nameOf(['firstName', 'lastName'], { firstName: null, lastName: 'Ng' })).toBe('Ng');
  expect(nameOf(['firstName', 'lastName'], { firstName: ' ', lastName: undefined })).toBe('');
});

test('the first field of the name links to the record', () => {
  expect(mainNameField(['firstName', 'lastName'])).toBe('firstName');
  expect(mainNameField('fullName')).toBe('fullName');
});

test('a role has the server’s name, else its key in readable form, and may have no name', () => {
  expect(roleName({ role: 'super-admin', more: { roleName: 'Super Admin' } })).toBe('Super Admin');
  expect(roleName({ role: 'super-admin', more: { roleName: 7 } })).toBe('Super Admin');
  expect(roleName({ role: 'super-admin', more: {} })).toBe('Super Admin');
  expect(roleName({ more: {} })).toBe('');
});
