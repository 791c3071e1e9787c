import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  proxyAddress,
  proxyHost,
  readProxy,
  StoredProxy,
  systemProxy,
} from '../../../../preload/contract/network/proxy';

const read = (input: string) => {
  const result = proxyAddress(input);
  return result.ok ? result.value : result.failure.code;
};

describe('a proxy', () => {
  it.each([
    ['proxy.example.com', 'http://proxy.example.com:80'],
    [' Proxy.Example.com:8080/ ', 'http://proxy.example.com:8080'],
    ['HTTPS://proxy.example.com', 'https://proxy.example.com:443'],
    ['socks5://10.0.0.1', 'socks5://10.0.0.1:1080'],
    ['http://[fd00::1]:3128', 'http://[fd00::1]:3128'],
    ['10.1:3128', 'http://10.0.0.1:3128'],
  ])('has a scheme and a port: %s', (input, address) => {
    expect(read(input)).toBe(address);
  });

  it.each([
    '',
    'http://',
    'ftp://proxy.example.com',
    'user:secret@proxy.example.com',
    'proxy.example.com:0',
    'proxy.example.com:65536',
    'proxy.example.com/path',
    'a..b',
    '256.0.0.1:8080',
    '[1:2]:8080',
    '1-27.0.0.1:3000',
    '[1::2::3]:3128',
    'one.example;two.example',
    'one.example, direct://',
    'x'.repeat(301),
  ])('is refused if its address is %j', (input) => {
    expect(read(input)).toBe('proxy-address');
  });

  it('is kept as it is read, so that a stored one never changes its meaning', () => {
    const typed = { mode: 'manual', address: 'P.example:3128', bypass: [' *.Example.com ', '', '10.0.0.0/8'] } as const;
    const choice = readProxy(typed);
    expect(choice).toEqual({
      ok: true,
      value: { mode: 'manual', address: 'http://p.example:3128', bypass: ['*.example.com', '10.0.0.0/8'] },
    });
    expect(StoredProxy.safeParse(choice.ok && choice.value).success).toBe(true);
    expect(StoredProxy.safeParse(typed).success).toBe(false);
    expect(StoredProxy.safeParse(systemProxy).success).toBe(true);
  });

  it('is known by its host and port, also without the scheme', () => {
    const chosen = readProxy({ mode: 'manual', address: 'https://proxy.example.com', bypass: [] });
    expect(chosen.ok && proxyHost(chosen.value)).toBe('proxy.example.com:443');
    expect(proxyHost(systemProxy)).toBeUndefined();
  });

  it('names the host that is none among those without a proxy', () => {
    const wrong = readProxy({ mode: 'off', address: '', bypass: ['a.example', 'b.example;c.example'] });
    expect(wrong).toMatchObject({ failure: { code: 'proxy-bypass', about: { name: 'b.example;c.example' } } });
    expect(readProxy({ mode: 'system', address: 'no address', bypass: [] })).toEqual({ ok: true, value: systemProxy });
  });

  it('can’t smuggle a second rule into Chromium’s list, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (address, host) => {
        const result = readProxy({ mode: 'manual', address, bypass: [host] });
        if (result.ok) expect(`${result.value.address}${result.value.bypass.join('')}`).not.toMatch(/[\s,;=<>@]/);
      }),
    );
  });
});
