import { displayAddress, isUnencrypted, mayAcceptPlain, serverAddress } from '@contract/server/server-address';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { webAddress } from '../../../support/web-addresses';

describe('the server address (SEC-01)', () => {
  test.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['  https://api.example.com/  ', 'https://api.example.com'],
    ['HTTPS://API.Example.COM:443/V1///', 'https://api.example.com/V1'],
    ['https://api.example.com:8443/v1', 'https://api.example.com:8443/v1'],
    ['https://10.0.0.7', 'https://10.0.0.7'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://LOCALHOST:80/', 'http://localhost'],
    ['http://127.0.0.1:9/x', 'http://127.0.0.1:9/x'],
    ['http://[::1]:5000', 'http://[::1]:5000'],
    ['api.example.com', 'https://api.example.com'],
    ['paddock.local:8443', 'https://paddock.local:8443'],
    ['10.0.0.7:443/v1', 'https://10.0.0.7/v1'],
    ['[fd00::1]:8443', 'https://[fd00::1]:8443'],
    ['https://[FD00:0:0::1]', 'https://[fd00::1]'],
    ['[fe80::1ff:fe23:4567:890a]', 'https://[fe80::1ff:fe23:4567:890a]'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
    ['MÜNCHEN.example:8443/v1', 'https://xn--mnchen-3ya.example:8443/v1'],
    ['https://пример.рф', 'https://xn--e1afmkfd.xn--p1ai'],
    ['https://xn--mnchen-3ya.example', 'https://xn--mnchen-3ya.example'],
    ['https://a.example:1', 'https://a.example:1'],
    ['https://a.example:65535', 'https://a.example:65535'],
    ['https://a.example:08443', 'https://a.example:8443'],
    ['https://a.example:80', 'https://a.example:80'],
    ['http://localhost:443', 'http://localhost:443'],
    ['https://a.example/v1.2/~x_y-z', 'https://a.example/v1.2/~x_y-z'],
    ['https://a.example/..a', 'https://a.example/..a'],
    ['a', 'https://a'],
    ['a1-b2.example', 'https://a1-b2.example'],
    [`${'a'.repeat(63)}.example`, `https://${'a'.repeat(63)}.example`],
    [`a.example/${'x'.repeat(2_038)}`, `https://a.example/${'x'.repeat(2_038)}`],
  ])('%j is %s', (typed, expected) => {
    expect(serverAddress(typed)).toEqual({ ok: true, value: expected });
  });

  test.each([
    '',
    ' ',
    'http://api.example.com',
    'http://localhost.evil.com',
    'http://127.0.0.1.evil.com',
    'http://127.0.0.2',
    // Longer than a name may be in the letters of DNS.
    `${'пример.'.repeat(20)}рф`,
    'ws://localhost',
    'ftp://example.com',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://user@example.com',
    'https://user:word@example.com',
    'https://example.com?x=1',
    'https://example.com#x',
    'https://example.com/a b',
    'https://example.com/%2e%2e/admin',
    'https://example.com/../admin',
    'https://example.com/./x',
    'https://example.com//evil.com',
    'https://example.com\\@evil.com',
    'https://exa\nmple.com',
    'https://-example.com',
    'https://example-.com',
    'https://example..com',
    'https://example.com:0',
    'https://example.com:65536',
    'https://example.com:',
    'https://example.com/\u202e',
    'https://',
    'http://192.168.1.10:8080',
    'http://[fd00::1]',
    'http://paddock.local',
    'https://[2001:db8::1]',
    'https://[fe80::1%25eth0]',
    'https://[::ffff:10.0.0.1]',
    'https://ⓔxample.com',
    'https://１２７.0.0.1',
    'https://example。com',
    'https://exam\u200bple.com',
    'https://exam\u00adple.com',
    'https://xn--a.example',
    'https://shop.xn--a.example',
    'https://a.1',
    'https://127.1',
    'https://1',
    'https://a.example:123456',
    'https://[::1',
    'https://a_b.example',
    `https://${'a'.repeat(64)}.example`,
    `a.example/${'x'.repeat(2_039)}`,
    'x https://a.example',
    'https://a.example x',
    `https://example.com/${'x'.repeat(3_000)}`,
  ])('%j is refused with the reason', (typed) => {
    expect(serverAddress(typed)).toEqual({ ok: false, failure: { kind: 'invalid', code: 'server-address' } });
  });

  test.each([
    'http://192.168.1.10:8080',
    'http://172.31.0.4/v1',
    'http://paddock.local:3000',
    'http://paddock',
    'http://[fd00::1]:3000',
  ])('%s is used without encryption only where a person chose it or a policy lists it, and is marked', (typed) => {
    expect(mayAcceptPlain(typed)).toBe(true);
    expect(serverAddress(typed, { acceptsPlain: true })).toEqual({ ok: true, value: typed });
    expect(serverAddress(typed, { allowHttp: [`${typed}/`] })).toEqual({ ok: true, value: typed });
    expect(serverAddress(typed, { allowHttp: ['http://192.168.1.99'] }).ok).toBe(false);
    expect(isUnencrypted(typed)).toBe(true);
  });

  test.each(['http://api.example.com', 'http://8.8.8.8', 'http://evil.local.example'])(
    '%s is not on a local network, so a person cannot choose it',
    (typed) => {
      expect(mayAcceptPlain(typed)).toBe(false);
      expect(serverAddress(typed, { acceptsPlain: true }).ok).toBe(false);
      expect(serverAddress(typed, { allowHttp: [typed] }).ok).toBe(true);
    },
  );

  test('encrypted connections are not marked', () => {
    for (const address of ['https://10.0.0.7', 'http://localhost:3000', 'http://[::1]', 'https://a.example', ''])
      expect(isUnencrypted(address)).toBe(false);
  });

  test('a name in another alphabet is shown in both forms', () => {
    expect(displayAddress('https://xn--mnchen-3ya.example:8443/v1')).toBe(
      'https://münchen.example:8443/v1 (xn--mnchen-3ya.example)',
    );
    expect(displayAddress('https://xn--e1afmkfd.xn--p1ai')).toBe('https://пример.рф (xn--e1afmkfd.xn--p1ai)');
    expect(displayAddress('https://api.example.com')).toBe('https://api.example.com');
    expect(displayAddress('no address at all')).toBe('no address at all');
    // Looks like "apple" but has Cyrillic letters.
    expect(displayAddress('https://xn--80ak6aa92e.com')).toBe('https://аррӏе.com (xn--80ak6aa92e.com)');
  });

  test('every name in another alphabet survives conversion in both directions', () => {
    const name = fc.stringMatching(/^[a-zäöüßéñçøåабвгдежзийклмнопрст中文日本語한국]{1,20}$/u);
    fc.assert(
      fc.property(name, (typed) => {
        const read = serverAddress(`${typed}.example`);
        if (!read.ok) return;
        expect(serverAddress(read.value)).toEqual(read);
        const [shown = ''] = displayAddress(read.value).split(' ');
        expect(serverAddress(shown)).toEqual(read);
      }),
    );
  });

  test('means the same to a URL parser, and is already normalized', () => {
    const text = fc.oneof(webAddress, fc.string(), fc.stringMatching(/^https?:\/\/[a-z0-9.:[\]/@?#%\\-]{1,40}$/));
    fc.assert(
      fc.property(text, (typed) => {
        const read = serverAddress(typed);
        if (!read.ok) return;
        const url = new URL(read.value);
        expect([url.username, url.password, url.search, url.hash]).toEqual(['', '', '', '']);
        if (url.protocol === 'http:') expect(['localhost', '127.0.0.1', '[::1]']).toContain(url.hostname);
        else expect(url.protocol).toBe('https:');
        expect(serverAddress(read.value)).toEqual(read);
      }),
      { numRuns: 5_000 },
    );
  });
});
