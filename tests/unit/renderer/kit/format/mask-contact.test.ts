import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskContact } from '../../../../../renderer/kit/format/text-in-list';

describe('a masked contact', () => {
  test.each([
    ['email', 'jane.doe@example.com', 'j•••@e•••.com'],
    ['email', 'jane@localhost', 'j•••@l•••'],
    ['email', 'not an address', '•••'],
    ['phone', '+1 555 010 9912', '+1 ••• ••12'],
    ['phone', '+15550109912', '••• ••12'],
    ['phone', '(555) 010-9912', '••• ••12'],
    ['phone', '5550109912', '••• ••12'],
    ['phone', '112', '••• ••'],
    ['text', 'jane.doe@example.com', 'j•••@e•••.com'],
    [undefined, 'Write to jane@example.com or joe@example.org', 'Write to j•••@e•••.com or j•••@e•••.org'],
    [undefined, '+44 20 7946 0958', '+44 ••• ••58'],
    ['text', '555-010-9912', '••• ••12'],
  ] as const)('of kind %s: %s is %s', (kind, text, masked) => {
    expect(maskContact(kind, text)).toBe(masked);
  });

  test.each([
    ['text', ''],
    ['text', 'Midnight Madness 2026'],
    ['text', '2026-05-16'],
    ['text', '2026/05/16 08:00'],
    ['text', '12345678'],
    ['code', '555-010-9912'],
    ['date', 'May 16, 2026'],
    ['number', '5,550,109,912'],
    ['money', '$5,550,109.12'],
  ] as const)('of kind %s: %s stays', (kind, text) => {
    expect(maskContact(kind, text)).toBe(text);
  });

  test('never shows a whole address, wherever it is in a text', () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        fc.string(),
        fc.constantFrom('text', 'email', 'phone', undefined),
        (email, text, kind) => {
          const masked = maskContact(kind, `${text} ${email} ${text}`);
          expect(masked).not.toContain(email);
        },
      ),
    );
  });

  test('never shows more than two of the last digits of a number', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 15 }).map((all) => all.join(''));
    fc.assert(
      fc.property(digits, fc.constantFrom('', '+', '+1 ', '00'), (number, prefix) => {
        const masked = maskContact('phone', `${prefix}${number}`);
        const after = masked.slice(masked.indexOf('•'));
        expect(after.replace(/\D/g, '')).toBe(number.slice(-2));
      }),
    );
  });
});
