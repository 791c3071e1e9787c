import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatLastDigits, maskTaxNumbers } from '../../../../../renderer/features/tracks/panels/w9-panel';

test.each([
  ['notes', 'SSN is 123-45-6789, call me', 'SSN is ••• 6789, call me'],
  ['notes', '12-3456789', '••• 6789'],
  ['anything', 123456789, '••• 6789'],
  ['ssn', '123 45 6789', '••• 6789'],
  ['taxId', '98.765.432.1', '••• 4321'],
  ['tin', 987654321, '••• 4321'],
  ['employerEin', '12 345 6789', '••• 6789'],
])('in %s, %j is shown as %j', (key, value, shown) => {
  expect(maskTaxNumbers({ [key]: value })).toEqual({ [key]: shown });
});

test('last four digits, postal codes, phone numbers, types and times stay unchanged', () => {
  const form = {
    tinLast4: '1926',
    tinType: 'ein',
    zipCode: '73069-1234',
    phone: '+14055550112',
    id: 12,
    signedAt: '2026-06-22T14:00:00Z',
    envelopeId: '8f1c-1000',
    certified: true,
    signedBy: null,
  };
  expect(maskTaxNumbers(form)).toEqual(form);
});

test('a tax number is masked at every depth', () => {
  expect(maskTaxNumbers({ signer: { tins: ['123-45-6789'], ein: '12-3456789' } })).toEqual({
    signer: { tins: ['••• 6789'], ein: '••• 6789' },
  });
});

test('no full tax number is left in the shown record', () => {
  const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
  const number = fc.oneof(
    fc.tuple(digits(3), digits(2), digits(4)).map((parts) => parts.join('-')),
    fc.tuple(digits(2), digits(7)).map((parts) => parts.join('-')),
    digits(9),
  );
  fc.assert(
    fc.property(
      number,
      fc.constantFrom('', 'is ', '(', 'SSN:'),
      fc.constantFrom('', ' ok', ')', '.'),
      (tin, before, after) => {
        expect(JSON.stringify(maskTaxNumbers({ notes: before + tin + after }))).not.toContain(tin);
      },
    ),
  );
});

test('the tax number is shown as its last four digits', () => {
  expect(formatLastDigits('1926')).toBe('••• 1926');
  expect(formatLastDigits('123-45-6789')).toBe('••• 6789');
  expect(formatLastDigits(null)).toBeUndefined();
});
