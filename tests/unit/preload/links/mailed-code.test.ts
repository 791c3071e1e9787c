import { type MailedCode, maskCode, maxPastedLength, readMailedCode } from '@contract/links/mailed-code';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6N30.Zm9v_bar-1';
const host = 'admin.example.com';

describe('the code in what a person pasted', () => {
  test.each<readonly [string, MailedCode | undefined]>([
    ['a1B2c3', { code: 'a1B2c3' }],
    [`  ${jwt}\n`, { code: jwt }],
    ['ab/cd+ef==', { code: 'ab/cd+ef==' }],
    ['token=abc-1', { code: 'abc-1', sentAs: 'token' }],
    ['?secret=abc-1&x=2', { code: 'abc-1', sentAs: 'secret' }],
    [`https://${host}/reset?token=${jwt}`, { code: jwt, sentAs: 'token', host }],
    [`https://${host}/reset?email=a%40b.example&secret=x%2Fy%3D`, { code: 'x/y=', sentAs: 'secret', host }],
    [`https://${host}/#/reset?resetToken=abc`, { code: 'abc', sentAs: 'token', host }],
    [`https://${host}/#reset_secret=abc`, { code: 'abc', sentAs: 'secret', host }],
    [`https://${host}/set?code=123456`, { code: '123456', host }],
    [`https://${host}/reset-password/${jwt}`, { code: jwt, host }],
    [`https://${host}/reset-password/${jwt}/`, { code: jwt, host }],
    [`https://${host}/#/reset/5f2d9c0a1b`, { code: '5f2d9c0a1b', host }],
    [`https://${host}:8443/x?key=k1`, { code: 'k1', host: `${host}:8443` }],
    [`${host}/reset?token=abc`, { code: 'abc', sentAs: 'token', host }],
    [
      `Reset your password: https://${host}/r?token=abc. It is valid for an hour.`,
      { code: 'abc', sentAs: 'token', host },
    ],
    [`Set password <https://${host}/r?token=abc>, or ignore`, { code: 'abc', sentAs: 'token', host }],
    [`https://user:word@${host}/r?token=abc`, { code: 'abc', sentAs: 'token', host }],
    [`https://user:a@b@${host}/r?token=abc`, { code: 'abc', sentAs: 'token', host }],
    [`https://${host}\\@evil.example/r?token=abc`, { code: 'abc', sentAs: 'token', host }],
    ['https://evil.example:99999/r?token=abc', { code: 'abc', sentAs: 'token' }],
    [
      `https://eu.safelinks.example/?url=https%3A%2F%2F${host}%2Fr%3Ftoken%3Dabc&data=05%7C01`,
      { code: 'abc', sentAs: 'token', host },
    ],
    ['someapp://reset?secret=abc', { code: 'abc', sentAs: 'secret', host: 'reset' }],
    ['', undefined],
    ['   ', undefined],
    ['two words', undefined],
    [`https://${host}/`, undefined],
    [`https://${host}/reset-password`, undefined],
    ['pitwall://demo/tracks/4242424', undefined],
    ['x'.repeat(2_049), undefined],
    [`https://${host}/?token=${'x'.repeat(maxPastedLength)}`, undefined],
  ])('%j', (pasted, expected) => expect(readMailedCode(pasted)).toEqual(expected));

  test('a Pitwall link names the server', () => {
    expect(readMailedCode('pitwall://password?server=api.example.com&secret=abc')).toMatchObject({
      code: 'abc',
      sentAs: 'secret',
      server: 'https://api.example.com',
    });
  });

  test('is printable and not too long for the call whatever was pasted, also of texts made to be slow', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl({ withFragments: true, withQueryParameters: true }),
          fc.string({ unit: 'binary' }),
          fc.stringMatching(/^[a-z:/?#&=%.@<> -]{0,200}$/),
        ),
        (pasted) => {
          const found = readMailedCode(pasted);
          if (found) expect(found.code).toMatch(/^[!-~]{1,2048}$/);
        },
      ),
    );
    for (const part of ['a.', '://', 'a=', '%', '?', 'https://a/?u=https%3A%2F%2F']) {
      const found = readMailedCode(part.repeat(maxPastedLength / part.length));
      expect(found?.code ?? 'none').toMatch(/^[!-~]{1,2048}$/);
    }
  });

  test('is shown masked', () => {
    expect(maskCode('short')).toBe('••••••');
    expect(maskCode(jwt)).toBe('ey••••••-1');
    fc.assert(
      fc.property(fc.stringMatching(/^[!-~]{5,60}$/), (text) => {
        expect(maskCode(text)).not.toContain(text);
      }),
    );
  });
});
