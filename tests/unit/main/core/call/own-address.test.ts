import { describe, expect, test } from 'vitest';
import { toOwnAddress } from '../../../../../main/core/call/own-address';

const server = 'https://api.example.com:8443';
const refused = { ok: false, failure: { kind: 'rejected', code: 'export-address' } };

describe('an address that the server names', () => {
  test.each([
    ['/files/a.csv?x=1', '/files/a.csv?x=1'],
    ['files/a.csv', '/files/a.csv'],
    [`${server}/a.csv#top`, '/a.csv'],
    [`/${'x'.repeat(4_095)}`, `/${'x'.repeat(4_095)}`],
  ])('is called if it is on the server itself: %s', (url, path) => {
    expect(toOwnAddress(url, server)).toEqual({ ok: true, value: { origin: server, path } });
  });

  test.each([
    ['another host', 'https://evil.example/a.csv'],
    ['another port', 'https://api.example.com/a.csv'],
    ['another scheme', 'http://api.example.com:8443/a.csv'],
    ['another host without a scheme', '//evil.example/a.csv'],
    ['a path that is a host to some parsers', `${server}//evil.example/a.csv`],
    ['a backslash', '/\\evil.example/a.csv'],
    ['a space', '/a b.csv'],
    ['a control character', '/a\u0001.csv'],
    ['a user name', 'https://user@api.example.com:8443/a.csv'],
    ['a password alone', 'https://:word@api.example.com:8443/a.csv'],
    ['no address', 'https://['],
    ['more than 4,096 characters', `/${'x'.repeat(4_096)}`],
  ])('is refused with %s', (_what, url) => {
    expect(toOwnAddress(url, server)).toEqual(refused);
  });
});
