import { fail, ok } from '@contract/failure';
import { expect, test } from 'vitest';
import { fieldNamed } from '../../../../../renderer/kit/feedback/field-names';
import { confirmationOf } from '../../../../../renderer/kit/form/read-back';

test('fields that the server did not change have the form’s labels', () => {
  const of = { data: { phone: '1', notes: 'x', stateCode: 'TX', pin: '7' }, before: { phone: '2', stateCode: 'CA' } };
  const labelOf = (field: string) => (field === 'stateCode' ? undefined : field.toUpperCase());
  const read = (record: object) => confirmationOf(ok(record as Readonly<Record<string, unknown>>), { ...of, labelOf });
  expect(read({ phone: '2', notes: 'y', stateCode: 'CA' })).toEqual({ state: 'ignored', fields: ['PHONE', 'NOTES'] });
  expect(read({ phone: '1', notes: 'x', stateCode: 'CA' })).toEqual({ state: 'unseen', fields: ['PIN'] });
  expect(read({ phone: '1', notes: 'x', pin: 7 })).toEqual({ state: 'saved' });
  expect(confirmationOf(fail('network', 'offline'), { ...of, labelOf }).state).toBe('unconfirmed');
});

test('a server’s spelling of a field matches the form’s name', () => {
  const names = ['firstName', 'email', 'images'] as const;
  expect(fieldNamed('first_name', names)).toBe('firstName');
  expect(fieldNamed('data.email', names)).toBe('email');
  expect(fieldNamed('data.attributes.First-Name', names)).toBe('firstName');
  expect(fieldNamed('images[0].url', names)).toBe('images');
  expect(fieldNamed('images.0', names)).toBe('images');
  for (const odd of ['', 'data', 'phone', '0', '...']) expect(fieldNamed(odd, names)).toBeUndefined();
});
