import { isLocalName, isThisComputer, unicodeName } from '@contract/server/host-name';
import { describe, expect, test } from 'vitest';

describe('a local host name', () => {
  test.each([
    '10.10.20.30',
    '192.168.10.20',
    '172.16.10.20',
    '169.254.10.20',
    '[fd00::1]',
    '[fe80::1]',
    'nas',
    'nas.lan',
  ])('%s is local', (host) => expect(isLocalName(host)).toBe(true));

  test.each([
    '10.0.0.1.example.com',
    '192.168.0.1.example.com',
    '172.16.0.1.example.com',
    '169.254.0.1.example.com',
    'a.10.0.0.1',
    'a.192.168.0.1',
    'a.172.16.0.1',
    'a.169.254.0.1',
    '[fd00::1].example.com',
    '[fe80::1].example.com',
    'a[fd00::1]',
    'a[fe80::1]',
    '[2001:db8::1]',
  ])('%s only contains a local address and is not local', (host) => expect(isLocalName(host)).toBe(false));

  test.each(['localhost', '127.0.0.1', '[::1]'])('%s is this computer, not the local network', (host) => {
    expect(isThisComputer(host)).toBe(true);
    expect(isLocalName(host)).toBe(false);
  });
});

describe('the Unicode form of a host name', () => {
  test.each([
    ['xn--mnchen-3ya.example', 'münchen.example'],
    ['shop.xn--tda', 'shop.ü'],
  ])('%s is %s', (host, name) => expect(unicodeName(host)).toBe(name));

  test.each([
    ['has no encoded part', 'example.com'],
    ['has an encoded part without a prefix', 'axn--tda.example'],
    ['ends within a character', 'xn--z.example'],
    ['ends within a second character', 'xn--tdazz.example'],
    ['encodes a code point above U+10FFFF', 'xn--99999999a.example'],
    ['encodes a surrogate', 'xn--ib9b.example'],
    ['ends with a symbol', 'xn--i-n3p.example'],
    ['starts with a symbol', 'xn--i-m3p.example'],
    ['contains an emoji only', 'xn--e28h.example'],
    ['encodes a control character', 'xn--a.example'],
    ['encodes a name with a capital letter', 'xn--Mnch-0ra.example'],
    ['encodes a full-width letter', 'xn--tda9031k.example'],
    ['starts with a combining mark', 'xn--a-bcb.example'],
  ])('is undefined if the name %s (%s)', (_why, host) => expect(unicodeName(host)).toBeUndefined());
});
