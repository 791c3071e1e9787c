import { allowedHost, isLocalName, isThisComputer, unicodeName } from '@contract/server/host-name';
import { describe, expect, test } from 'vitest';

describe('a local host name', () => {
  test.each([
    '10.10.20.30',
    '10.255.255.255',
    '192.168.10.20',
    '172.16.10.20',
    '172.20.0.1',
    '172.31.0.4',
    '169.254.10.20',
    '[fc00::1]',
    '[fd00::1]',
    '[fe80::1]',
    '[febf::1]',
    'nas',
    'a',
    'p1-3',
    '1st',
    'nas.lan',
    'paddock.local',
    'git.internal',
    'a.home',
    'nas.home.arpa',
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

  test.each([
    '8.8.8.8',
    '11.0.0.1',
    '110.1.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.169.1.1',
    '169.253.1.1',
    '[fb00::1]',
    '[fec0::1]',
    'xlocal.example',
    'evillocal.example',
    'nas.local.example',
    'nas.xlan',
    '1',
  ])('%s is near a local address or name, and is not local', (host) => expect(isLocalName(host)).toBe(false));

  test.each(['localhost', '127.0.0.1', '[::1]'])('%s is this computer, not the local network', (host) => {
    expect(isThisComputer(host)).toBe(true);
    expect(isLocalName(host)).toBe(false);
  });
});

describe('the Unicode form of a host name', () => {
  test.each([
    ['xn--mnchen-3ya.example', 'münchen.example'],
    ['shop.xn--tda', 'shop.ü'],
    ['beyond-16-bits.xn--ec8c', 'beyond-16-bits.𐌰'],
  ])('%s is %s', (host, name) => expect(unicodeName(host)).toBe(name));

  // Examples from RFC 3492, section 7.1, in lower case.
  test.each([
    ['Arabic', 'xn--mgbcah9ar9a4efegftvvn', 'ليهمابتكلموشعربي'],
    ['Chinese', 'xn--ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
    ['Hebrew', 'xn--4dbcagdahymbxekheh6e0a7fei0b', 'למההםפשוטלאמדבריםעברית'],
    ['Japanese', 'xn--n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa', 'なぜみんな日本語を話してくれないのか'],
    ['Russian', 'xn--b1abfaaepdrnnbgefbadotcwatmq2g4l', 'почемужеонинеговорятпорусски'],
    ['Vietnamese', 'xn--tisaohkhngthchnitingvit-kjcr8268qyxafd2f1b9g', 'tạisaohọkhôngthểchỉnóitiếngviệt'],
    ['Latin with a number', 'xn--3b-ww4c5e180e575a65lsy2b', '3年b組金八先生'],
  ])('in %s is that of the standard', (_language, host, name) => expect(unicodeName(host)).toBe(name));

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

test.each([
  ['Files.example.com', 'files.example.com'],
  ['files.example.com:443', 'files.example.com'],
  ['*.example.com:8443', '*.example.com:8443'],
  ['127.1', '127.0.0.1'],
  ['256.0.0.1', undefined],
  ['files.example.com:99999', undefined],
  ['*.', undefined],
])('a host that is allowed is written as URL names it: %s', (text, host) => expect(allowedHost(text)).toBe(host));
