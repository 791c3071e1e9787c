import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactOf } from '../../../../renderer/event/contact';

test('the first record with a phone number or an email counts for each of them', () => {
  expect(
    contactOf(undefined, { phone: ' ', email: 'sara@example.com' }, { phone: '555-0100', email: 'b@c.d' }),
  ).toEqual({
    phone: '555-0100',
    email: 'sara@example.com',
  });
  expect(contactOf()).toEqual({ phone: '', email: '' });
});

test('a separate dialing code is added to a national number only', () => {
  const phone = (number: string, countryCode: string) => contactOf({ phone: number, countryCode }).phone;
  expect(phone('(555) 010-0123', '+1')).toBe('+15550100123');
  expect(phone('+49 30 123456', '+1')).toBe('+49 30 123456');
  expect(phone('555-0100', 'US')).toBe('555-0100');
  expect(phone('ask Tom', '+1')).toBe('ask Tom');
});

test('no value of a server makes it fail', () => {
  const record = fc.record({ phone: fc.anything(), email: fc.anything(), countryCode: fc.anything() });
  fc.assert(
    fc.property(fc.array(record), (records) => {
      const { phone, email } = contactOf(...records);
      expect([typeof phone, typeof email]).toEqual(['string', 'string']);
    }),
  );
});
