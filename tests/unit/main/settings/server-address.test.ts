import { serverAddress } from '@contract/server-address';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

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
  ])('%j is %s', (typed, kept) => {
    expect(serverAddress(typed)).toEqual({ ok: true, value: kept });
  });

  test.each([
    '',
    ' ',
    'api.example.com',
    'http://api.example.com',
    'http://localhost.evil.com',
    'http://127.0.0.1.evil.com',
    'http://127.0.0.2',
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
    'https://münchen.example',
    'https://example.com/\u202e',
    'https://',
    `https://example.com/${'x'.repeat(3_000)}`,
  ])('%j is refused with the reason', (typed) => {
    expect(serverAddress(typed)).toEqual({ ok: false, failure: { kind: 'invalid', code: 'server-address' } });
  });

  test('reads the same to a URL parser, and is its own written form', () => {
    const text = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string(),
      fc.stringMatching(/^https?:\/\/[a-z0-9.:[\]/@?#%\\-]{1,40}$/),
    );
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
