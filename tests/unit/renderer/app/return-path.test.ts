import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginPathFor, parseReturnPath } from '../../../../renderer/app/pages/return-path';

describe('a return path', () => {
  it('is a path of this app, with its search and hash', () => {
    expect(parseReturnPath('/bookings?q=k%C3%B6hler&page=2#row-4')).toBe('/bookings?q=k%C3%B6hler&page=2#row-4');
    expect(parseReturnPath('/')).toBe('/');
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a relative path', 'bookings'],
    ['another site', 'https://evil.example/bookings'],
    ['another site without a scheme', '//evil.example'],
    ['another site by a backslash', '/\\evil.example'],
    ['another site by a tab that browsers drop', '/\t/evil.example'],
    ['another site behind a part that browsers drop', '/.//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['the sign-in itself', '/login?to=%2Flogin'],
    ['more than an address holds', `/${'a'.repeat(3_000)}`],
  ])('is not %s', (_, text) => {
    expect(parseReturnPath(text)).toBeUndefined();
  });

  it('never leads out of the app, for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (text) => {
          const path = parseReturnPath(text);
          if (path !== undefined) expect(new URL(path, 'https://app.example').origin).toBe('https://app.example');
        },
      ),
    );
  });

  it('is the same after the sign-in address has passed it on', () => {
    const address = loginPathFor('/bookings/12?tab=tickets&q=a b');
    expect(parseReturnPath(new URL(address, 'https://app.example').searchParams.get('to'))).toBe(
      '/bookings/12?tab=tickets&q=a%20b',
    );
    expect(loginPathFor('/')).toBe('/login');
    expect(loginPathFor('//evil.example')).toBe('/login');
  });
});
