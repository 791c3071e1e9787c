import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createExternal, openable, originsOf } from '../../../../../main/app/security/external';
import { webAddress } from '../../../../support/web-addresses';

const origins = ['https://good.com', 'https://api.good.com:8443'];

describe('opening an external address (SEC-15, row 18)', () => {
  test.each([
    ['https://good.com/help?x=1#y', 'https://good.com/help?x=1#y'],
    ['HTTPS://GOOD.COM', 'https://good.com/'],
    ['https://good.com:443/', 'https://good.com/'],
    ['https://api.good.com:8443/file.pdf', 'https://api.good.com:8443/file.pdf'],
    ['mailto:gate+1@crr.example.com', 'mailto:gate+1@crr.example.com'],
    ['tel:+14055550112', 'tel:+14055550112'],
    ['tel:01755550160', 'tel:01755550160'],
  ])('is allowed for %s, in its normalized form', (address, opened) => {
    expect(openable(address, origins)).toBe(opened);
  });

  test.each([
    'http://good.com',
    'https://good.com.evil.com',
    'https://evil.com/https://good.com',
    'https://user@evil.com',
    'https://good.com@evil.com',
    'https://user@good.com',
    'https://:word@good.com',
    'https://sub.good.com',
    'https://good.com:444',
    'https://api.good.com',
    'ms-msdt:/id',
    'search-ms:query=x',
    'smb://good.com/share',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'mailto:a@good.com?subject=x',
    'mailto:a@good.com?attach=/etc/passwd',
    'mailto:a@good.com,b@good.com',
    'mailto:-a@good.com',
    'mailto:a%40good.com',
    'mailto://a@good.com',
    'MAILTO:a@good.com',
    'mailto:a@good.com ',
    'mailto:"a b"@good.com',
    'mailto:a@localhost',
    'tel:112',
    'tel:*21*5550100#',
    'tel:%2A21',
    'tel:+15550100;ext=7',
    'tel:+1 555 0100',
    'tel://5550100',
    'tel:+',
    'sms:+15550100',
    'callto:+15550100',
    'facetime:+15550100',
    '\\\\unc\\x',
    '//good.com',
    ' https://good.com',
    '\nhttps://good.com',
    'https://good.com/a b',
    'https://good.com/`whoami`',
    'https://good.com/%00',
    'https://good.com/"x"',
    'https://good.com\\@evil.com',
    `https://good.com/${'x'.repeat(9_000)}`,
    '',
  ])('is refused for %j', (address) => {
    expect(openable(address, origins)).toBeUndefined();
  });

  test('is never allowed over http for any server, nor beyond 2,048 characters', () => {
    expect(openable('http://localhost:3000/a', ['http://localhost:3000'])).toBeUndefined();
    const longest = `https://good.com/${'a'.repeat(2_031)}`;
    expect(openable(longest, origins)).toBe(longest);
    expect(openable(`${longest}a`, origins)).toBeUndefined();
  });

  test('opens only https addresses of the allowed origins, one email address, or one phone number', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          webAddress,
          fc.string(),
          fc.string().map((end) => `https://good.com${end}`),
          fc.string().map((end) => `mailto:a@good.com${end}`),
          fc.string().map((end) => `tel:+15550${end}`),
        ),
        (address) => {
          const opened = openable(address, origins);
          if (opened === undefined || /^(mailto:[\w.+-]+@[\w.-]+|tel:\+?\d+)$/.test(opened)) return;
          expect(origins).toContain(new URL(opened).origin);
        },
      ),
      { numRuns: 5_000 },
    );
  });

  test('uses the rules of that moment, and fails as a value (row 19)', async () => {
    const opened: string[] = [];
    let server = 'https://one.example/api';
    const open = createExternal({
      origins: () => originsOf(server),
      ask: async () => false,
      open: async (address) => {
        opened.push(address);
        if (address.includes('broken')) throw new Error('no browser');
      },
    });
    expect(await open('https://one.example/x')).toEqual({ ok: true, value: null });
    server = 'https://two.example';
    expect(await open('https://one.example/x')).toEqual({
      ok: false,
      failure: { kind: 'cancelled', code: 'cancelled' },
    });
    expect(await open('https://two.example/broken')).toMatchObject({
      ok: false,
      failure: { kind: 'unexpected', code: 'unexpected' },
    });
    expect(opened).toEqual(['https://one.example/x', 'https://two.example/broken']);
  });

  test('opens another host only after the user agrees, and asks one question at a time', async () => {
    const opened: string[] = [];
    const questions: string[] = [];
    let answer: (yes: boolean) => void = () => undefined;
    const open = createExternal({
      origins: () => originsOf('https://one.example'),
      ask: (host) => {
        questions.push(host);
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
      open: async (address) => {
        opened.push(address);
      },
    });
    const first = open('https://files.example:8443/w9.pdf');
    expect(await open('https://other.example/')).toMatchObject({ failure: { kind: 'busy', code: 'busy' } });
    answer(true);
    expect(await first).toEqual({ ok: true, value: null });
    const second = open('https://files.example:8443/w9.pdf');
    answer(false);
    expect(await second).toMatchObject({ failure: { code: 'cancelled' } });
    for (const address of [
      'http://files.example/',
      'javascript:alert(1)',
      'https://a@files.example/',
      'file:///etc/passwd',
    ])
      expect(await open(address), address).toMatchObject({ failure: { kind: 'refused', code: 'not-allowed' } });
    expect(questions).toEqual(['files.example:8443', 'files.example:8443']);
    expect(opened).toEqual(['https://files.example:8443/w9.pdf']);
  });

  test('opens permanently allowed hosts over https only', () => {
    const origins = originsOf('', ['files.example']);
    expect(openable('https://files.example/x', origins)).toBe('https://files.example/x');
    expect(openable('http://files.example/x', origins)).toBeUndefined();
    expect(openable('https://files.example.evil/x', origins)).toBeUndefined();
  });

  test('opens nothing if no server is set', () => {
    expect(originsOf('')).toEqual([]);
  });
});
