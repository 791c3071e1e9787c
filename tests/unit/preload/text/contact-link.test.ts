import { isContactLink, mailLink, phoneLink } from '@contract/text/contact-link';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('contact links (SEC-15)', () => {
  test('a phone number is called however it was pasted', () => {
    for (const number of ['\u202D+1 405 555 0112\u202C', '+1\u2011405–555\u20110112', '+١ ٤٠٥ ٥٥٥ ٠١١٢'])
      expect(phoneLink(number), number).toBe('tel:+14055550112');
  });

  test('an email becomes its mailto address', () => {
    expect(mailLink(' gate+1@crr.example.com ')).toBe('mailto:gate+1@crr.example.com');
  });

  test.each([
    'a@b.example?bcc=x@y.example',
    'crr.example.com',
    'a@b',
    '-rf@b.example',
    'a b@c.example',
    'a@b.example,c@d.example',
    '@',
    '',
  ])('an email like %j becomes none', (email) => expect(mailLink(email)).toBeUndefined());

  test.each([
    ['(405) 555-0112', '+1', 'tel:+14055550112'],
    ['01755550160', '+49', 'tel:+491755550160'],
    ['01755550160', '', 'tel:01755550160'],
    ['06 555 0100', '+39', 'tel:+39065550100'],
    ['+81 595 550163', '+81', 'tel:+81595550163'],
    ['405.555.0112', '1', 'tel:+14055550112'],
    ['4055550112', 'x', 'tel:4055550112'],
  ])('a phone number like %j with the code %j becomes %s', (number, code, address) => {
    expect(phoneLink(number, code)).toBe(address);
  });

  test.each(['112', '*21*5550100#', '555-CALL-NOW', '5550100;ext=7', '++15550100', ''])(
    'there is none for the phone number %j',
    (number) => expect(phoneLink(number)).toBeUndefined(),
  );

  test('a code of the network is no number to call', () => {
    for (const code of ['tel:*21*5550100#', 'tel:#555010011', 'tel:*#0612345']) expect(isContactLink(code)).toBe(false);
  });

  test('any text gives a plain address without parameters, or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.emailAddress()), fc.string({ maxLength: 4 }), (text, code) => {
        for (const address of [mailLink(text), phoneLink(text, code)]) {
          if (address === undefined) continue;
          expect(isContactLink(address)).toBe(true);
          expect(address).not.toMatch(/[?&;,#%\s]/);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
