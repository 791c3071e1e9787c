import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAllowedHost, isPrivateHost, targetOf } from '../../../../main/media/address-rules';
import { webAddress } from '../../../support/web-addresses';

const server = 'https://api.example.com/v1';

describe('an address of an answer', () => {
  test.each([
    ['https://cdn.example.com/a1.jpg', 'https://cdn.example.com/a1.jpg', false],
    ['/uploads/x.png', 'https://api.example.com/uploads/x.png', true],
    ['uploads/x.png', 'https://api.example.com/v1/uploads/x.png', true],
    ['https://API.example.com:443/x.png?w=1#top', 'https://api.example.com/x.png?w=1', true],
    ['//cdn.example.com/a.jpg', 'https://cdn.example.com/a.jpg', false],
    ['https://api.example.com:8443/x.png', 'https://api.example.com:8443/x.png', false],
    ['https://api.example.com.evil.example/x.png', 'https://api.example.com.evil.example/x.png', false],
  ])('%s is fetched from %s (own: %s)', (address, url, own) => {
    const target = targetOf(address, server);
    expect(target?.url.href).toBe(url);
    expect(target?.own).toBe(own);
  });

  test.each([
    '',
    'http://cdn.example.com/a.jpg',
    'http://api.example.com/a.jpg',
    'http://localhost/a.jpg',
    'https://localhost/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://127.1/a.jpg',
    'https://0x7f000001/a.jpg',
    'https://2130706433/a.jpg',
    'https://10.0.0.5/a.jpg',
    'https://172.16.9.1/a.jpg',
    'https://192.168.0.1/a.jpg',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/a.jpg',
    'https://0.0.0.0/a.jpg',
    'https://[::1]/a.jpg',
    'https://[::ffff:127.0.0.1]/a.jpg',
    'https://[::ffff:10.0.0.1]/a.jpg',
    'https://[fe80::1]/a.jpg',
    'https://[fd00::1]/a.jpg',
    'https://[64:ff9b::7f00:1]/a.jpg',
    'https://printer.local/a.jpg',
    'https://app.localhost/a.jpg',
    'https://metadata.google.internal/a',
    'https://localhost./a.jpg',
    'https://user@cdn.example.com/a.jpg',
    'https://:word@cdn.example.com/a.jpg',
    'https://[',
    'https://api.example.com@evil.example/a.jpg',
    'https://cdn.example.com\\@evil.example/a.jpg',
    '\\\\evil.example\\share\\a.jpg',
    'https://cdn.example.com/a b.jpg',
    'https://cdn.example.com/a\n.jpg',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:image/png;base64,AA==',
    'blob:https://api.example.com/1',
    'app://pitwall/index.html',
    'ftp://cdn.example.com/a.jpg',
    'ws://cdn.example.com/',
    `https://cdn.example.com/${'a'.repeat(4_096)}`,
  ])('%s is never fetched', (address) => {
    expect(targetOf(address, server)).toBeUndefined();
  });

  test('is fetched up to 4,096 characters, and only if a server is set', () => {
    const longest = `https://cdn.example.com/${'a'.repeat(4_072)}`;
    expect(targetOf(longest, server)?.url.href).toBe(longest);
    expect(targetOf('https://cdn.example.com/a.jpg', '')).toBeUndefined();
  });

  test('is named by its host and port in the question', () => {
    expect(targetOf('https://cdn.example.com:8443/a.jpg', server)?.host).toBe('cdn.example.com:8443');
  });

  test('on a server of this computer or network may be on a neighboring host', () => {
    expect(targetOf('http://127.0.0.1:9/a.jpg', 'http://127.0.0.1:8')?.own).toBe(false);
    expect(targetOf('/a.jpg', 'http://127.0.0.1:8')?.own).toBe(true);
    expect(targetOf('ftp://127.0.0.1/a.jpg', 'http://127.0.0.1:8')).toBeUndefined();
    expect(targetOf('https://10.0.0.6/a.jpg', 'https://10.0.0.5')?.own).toBe(false);
    expect(targetOf('http://10.0.0.6/a.jpg', 'https://10.0.0.5')).toBeUndefined();
  });

  test('counts as the server’s own only with exactly the same origin', () => {
    fc.assert(
      fc.property(fc.oneof(webAddress, fc.string()), (address) => {
        const target = targetOf(address, server);
        if (!target) return;
        expect(target.own).toBe(target.url.origin === 'https://api.example.com');
        expect(target.url.protocol).toBe('https:');
        expect(isPrivateHost(target.url.hostname)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a host', () => {
  test.each([
    '8.8.8.8',
    '172.32.0.1',
    '11.0.0.1',
    '100.128.0.1',
    '[2606:4700::1111]',
    '[3fff::1]',
    '[::ffff:808:808]',
    'cdn.example.com',
    '10.example.com',
    'localhost.example.com',
    'my-localhost',
    'local.example',
    'printer.local.example',
    '1.10.0.1',
    '110.0.0.1',
    '8.169.254.1',
    '8.192.168.1',
    '8.172.16.1',
    '8.100.64.1',
    '8.224.0.1',
    '169.253.0.1',
    '192.169.0.1',
    '172.15.0.1',
    '172.2.0.1',
    '100.63.0.1',
    '100.7.0.1',
    '223.0.0.1',
    '22.0.0.1',
  ])('%s is public', (host) => {
    expect(isPrivateHost(host)).toBe(false);
  });

  test.each([
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    'timing.lan',
    'nas.home.arpa',
    '0.0.0.0',
    '10.255.255.255',
    '127.0.0.1',
    '172.16.0.1',
    '172.20.0.1',
    '172.31.255.255',
    '100.64.0.1',
    '100.70.0.1',
    '100.99.0.1',
    '100.110.0.1',
    '100.127.0.1',
    '224.0.0.1',
    '239.0.0.1',
    '255.255.255.255',
    '::1',
    '[1000::1]',
    '[4000::1]',
    '[ff02::1]',
    '[2::1]',
    '[fe80:2000::1]',
    '[::ffff:a00:1]',
    '[::ffff:c0a8:1]',
    '[::ffff:ac10:1]',
    '[::ffff:6440:1]',
  ])('%s is private', (host) => {
    expect(isPrivateHost(host)).toBe(true);
  });

  test.each([
    ['files.example.com', ['files.example.com'], true],
    ['files.example.com:8443', ['files.example.com'], false],
    ['files.example.com', ['*.example.com'], true],
    ['a.b.example.com', ['*.example.com'], true],
    ['example.com', ['*.example.com'], false],
    ['evilexample.com', ['*.example.com'], false],
    ['.example.com', ['*.example.com'], false],
    ['a.example.com', ['*.example.com'], true],
    ['files.example.com', ['other.example', 'files.example.com'], true],
    ['files.example.com', [], false],
  ])('%s with %j is allowed: %s', (host, allowed, expected) => {
    expect(isAllowedHost(host, allowed)).toBe(expected);
  });
});
