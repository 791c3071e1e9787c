import { formatLink, isLinkWord, type Link, maxLinkLength, parseLink } from '@contract/links/link';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const server = 'https://api.example.com';
const named = 'server=https%3A%2F%2Fapi.example.com';
const codeOf = (text: string) => {
  const read = parseLink(text);
  return read.ok ? read.value : read.failure.code;
};

const segment = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
/** What people type and what servers send, without what no link contains. */
const value = fc
  .string({ maxLength: 60, unit: 'grapheme' })
  .filter((text) => !/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u.test(text));
const search = fc
  .record(
    {
      q: value,
      sort: fc.stringMatching(/^-?[\w.-]{1,20}$/).filter((text) => text !== '-'),
      event: segment,
      tab: value,
      filters: fc.array(fc.tuple(fc.stringMatching(/^[\w.-]{1,20}$/), value), { maxLength: 5 }),
    },
    { requiredKeys: [] },
  )
  .map(({ filters = [], ...single }) => {
    const parts = new URLSearchParams(single);
    for (const [key, one] of filters) parts.append(`filter.${key}`, one);
    return parts;
  });
const target = fc.oneof(
  fc
    .constantFrom(server, 'https://10.0.0.7:8443/v1', 'http://localhost:3000', 'https://xn--mnchen-3ya.example')
    .map((address) => ({ mode: 'live' as const, server: address })),
  fc.constant({ mode: 'demo' as const, server: '' }),
);

describe('a link to a screen (SEC-48)', () => {
  test.each([
    ['/bookings', `pitwall://open/bookings?${named}`],
    ['/bookings/B-1042', `pitwall://open/bookings/B-1042?${named}`],
    [
      '/bookings?q=smith+%26+sons&sort=-total&page=3&size=200',
      `pitwall://open/bookings?${named}&q=smith%20%26%20sons&sort=-total`,
    ],
    [
      '/bookings?filter.status=paid&filter.status=open&event=31',
      `pitwall://open/bookings?${named}&filter.status=paid&filter.status=open&event=31`,
    ],
    ['/tracks?view=0abc1234&q=x', `pitwall://open/tracks?${named}&q=x`],
    ['/tracks?view=none', `pitwall://open/tracks?${named}&view=none`],
    ['/events/31?tab=schedule&unknown=1', `pitwall://open/events/31?${named}&tab=schedule`],
    ["/tracks?q=it's (new)*!", `pitwall://open/tracks?${named}&q=it%27s%20%28new%29%2A%21`],
  ])('to %j is %j', (address, link) => {
    const encoded = address.replaceAll(' ', '+');
    expect(formatLink({ mode: 'live', server, address: encoded })).toEqual({ ok: true, value: link });
  });

  test('to the demo says so, and names no server', () => {
    expect(formatLink({ mode: 'demo', server: '', address: '/tracks/4' })).toEqual({
      ok: true,
      value: 'pitwall://demo/tracks/4',
    });
    expect(codeOf('pitwall://demo/tracks/4')).toEqual({
      kind: 'screen',
      mode: 'demo',
      server: '',
      address: '/tracks/4',
    });
  });

  test('reads as what it was made of, and is written the same again', () => {
    fc.assert(
      fc.property(target, path, search, ({ mode, server: at }, screen, parts) => {
        const query = parts.toString();
        const made = formatLink({ mode, server: at, address: query === '' ? screen : `${screen}?${query}` });
        if (!made.ok) {
          expect(made.failure.code).toBe('link-length');
          return;
        }
        const read = parseLink(made.value);
        if (!read.ok || read.value.kind !== 'screen') throw new Error(made.value);
        expect(read.value).toMatchObject({ mode, server: at });
        const [readPath, readQuery = ''] = read.value.address.split('?');
        expect(readPath).toBe(screen);
        expect([...new URLSearchParams(readQuery)]).toEqual([...parts]);
        expect(formatLink(read.value)).toEqual(made);
      }),
    );
  });

  test.each([
    ['/login?to=/x', 'pitwall://open/login?'],
    ['/bookings?q=%E2%80%AEevil', 'link-text'],
    [`/bookings?q=${'x'.repeat(201)}`, 'link-text'],
    ['/bookings?q=%zz', 'link-text'],
    ['/a%2fb', 'link-page'],
    ['/', 'link-page'],
    ['//evil.example', 'link-page'],
    [`/bookings?${Array.from({ length: 60 }, (_, at) => `filter.a${at}=${'y'.repeat(60)}`).join('&')}`, 'link-length'],
  ])('to %j is refused, or leaves out what no link has', (address, expected) => {
    const made = formatLink({ mode: 'live', server, address });
    expect(made.ok ? made.value : made.failure.code).toContain(expected);
    if (made.ok) expect(made.value).not.toContain('to=');
  });
});

describe('a link from elsewhere (SEC-48)', () => {
  test.each<readonly [string, Link]>([
    [`PITWALL://Open/bookings?${named}`, { kind: 'screen', mode: 'live', server, address: '/bookings' }],
    [`pitwall://open/bookings?q=a+b&${named}`, { kind: 'screen', mode: 'live', server, address: '/bookings?q=a%20b' }],
    [
      'pitwall://open/bookings?server=API.example.com:443/',
      { kind: 'screen', mode: 'live', server, address: '/bookings' },
    ],
    [
      'pitwall://open/tracks?server=http://timing.local',
      { kind: 'screen', mode: 'live', server: 'http://timing.local', address: '/tracks' },
    ],
    [
      `pitwall://password?${named}&token=a%2Fb%3D`,
      { kind: 'password', mode: 'live', server, code: 'a/b=', sentAs: 'token' },
    ],
    [
      `pitwall://password/?secret=x9&${named}`,
      { kind: 'password', mode: 'live', server, code: 'x9', sentAs: 'secret' },
    ],
  ])('%j is read', (text, link) => expect(codeOf(text)).toEqual(link));

  test.each([
    ['', 'link-format'],
    ['pitwall:', 'link-format'],
    ['pitwall://', 'link-format'],
    ['pitwall:javascript:alert(1)', 'link-format'],
    ['javascript:alert(1)', 'link-format'],
    ['https://open/bookings?server=a.example', 'link-format'],
    ['app://pitwall/bookings', 'link-format'],
    [` pitwall://open/bookings?${named}`, 'link-format'],
    [`pitwall://evil.example/bookings?${named}`, 'link-format'],
    [`pitwall://user:word@open/bookings?${named}`, 'link-format'],
    [`pitwall://open:8080/bookings?${named}`, 'link-format'],
    [`pitwall://open.evil/bookings?${named}`, 'link-format'],
    [`pitwall://open//evil?${named}`, 'link-format'],
    [`pitwall://open/\\evil?${named}`, 'link-format'],
    [`pitwall://open?${named}`, 'link-format'],
    [`pitwall://open/?${named}`, 'link-format'],
    [`pitwall://open/bookings/?${named}`, 'link-format'],
    [`pitwall://open/../bookings?${named}`, 'link-format'],
    [`pitwall://open/bookings/..?${named}`, 'link-format'],
    [`pitwall://open/bookings/%2e%2e/x?${named}`, 'link-format'],
    [`pitwall://open/bookings%2F1?${named}`, 'link-format'],
    [`pitwall://open/bookings\u0000?${named}`, 'link-format'],
    [`pitwall://open/${'a'.repeat(65)}?${named}`, 'link-format'],
    [`pitwall://open/bookings?${named}#x`, 'link-format'],
    [`pitwall://open/bookings?${named}&q=%00`, 'link-format'],
    [`pitwall://open/bookings?${named}&q=%E2%80%AE`, 'link-format'],
    [`pitwall://open/bookings?${named}&q=\u202e`, 'link-format'],
    [`pitwall://open/bookings?${named}&q=\ud800`, 'link-format'],
    [`pitwall://open/bookings?${named}&q=%ED%A0%80`, 'link-format'],
    [`pitwall://open/bookings?${named}&q=%E0%A4%A`, 'link-format'],
    [`pitwall://open/bookings?${named}&q=%`, 'link-format'],
    [`pitwall://open/bookings?${named}&q`, 'link-format'],
    [`pitwall://open/bookings?${named}&q=a=b`, 'link-format'],
    [`pitwall://open/bookings?${named}&&q=a`, 'link-format'],
    [`pitwall://open/bookings?${named}" --server=https://evil.example`, 'link-format'],
    [`pitwall://open/bookings?${named}&q=a\nb`, 'link-format'],
    ['pitwall://open/bookings', 'link-format'],
    ['pitwall://open/bookings?server=', 'link-format'],
    ['pitwall://open/bookings?server=javascript:alert(1)', 'link-format'],
    ['pitwall://open/bookings?server=https://user:word@a.example', 'link-format'],
    ['pitwall://open/bookings?server=https://a.example?x=1', 'link-format'],
    ['pitwall://open/bookings?server=file:///etc/passwd', 'link-format'],
    [`pitwall://open/bookings?${named}&${named}`, 'link-format'],
    [`pitwall://demo/bookings?${named}`, 'link-format'],
    [`pitwall://open/bookings?${named}&q=a&q=b`, 'link-page'],
    [`pitwall://open/bookings?${named}&page=2`, 'link-page'],
    [`pitwall://open/bookings?${named}&to=/settings`, 'link-page'],
    [`pitwall://open/bookings?${named}&view=0abc1234`, 'link-page'],
    [`pitwall://open/bookings?${named}&token=abc`, 'link-page'],
    [`pitwall://open/bookings?${named}&event=../31`, 'link-page'],
    [`pitwall://open/bookings?${named}&sort=a b`.replace(' ', '%20'), 'link-page'],
    [`pitwall://open/bookings?${named}&filter.__proto__%5Bx%5D=1`, 'link-page'],
    [`pitwall://open/bookings?${named}&q=${'x'.repeat(201)}`, 'link-page'],
    [`pitwall://password?${named}`, 'link-format'],
    [`pitwall://password?${named}&token=`, 'link-format'],
    [`pitwall://password?${named}&token=a&secret=b`, 'link-format'],
    [`pitwall://password?${named}&token=a&q=b`, 'link-format'],
    [`pitwall://password/login?${named}&token=a`, 'link-format'],
    ['pitwall://password?token=a', 'link-format'],
    [`pitwall://open/bookings?${named}&q=${'%41'.repeat(700)}`, 'link-length'],
    [`pitwall://open/${'a/'.repeat(5_000_000)}`, 'link-length'],
    [`pitwall://open/bookings?${'%'.repeat(10_000_000)}`, 'link-length'],
  ])('%# is refused', (text, expected) => expect(codeOf(text)).toBe(expected));

  test('of any text is refused, or leads to a plain path of the app on a plain server', () => {
    const near = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            'pitwall',
            ':',
            '//',
            'open',
            'demo',
            'password',
            '/',
            'bookings',
            '?',
            named,
            '&',
            'q=',
            'token=',
            '%2f',
            '%',
            '..',
            '\\',
            '@',
            '#',
            '\u0000',
            '\u202e',
            '\ud800',
            'filter.a=',
            'server=',
          ),
          fc.string({ unit: 'binary', maxLength: 8 }),
        ),
        { maxLength: 14 },
      )
      .map((words) => words.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          near,
          near.map((text) => `pitwall://open/bookings?${named}${text}`),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          const read = parseLink(text);
          if (!read.ok) {
            expect(read.failure.code).toMatch(/^link-(?:format|page|length)$/);
            return;
          }
          const link = read.value;
          expect(link.server).toMatch(link.mode === 'demo' ? /^$/ : /^https?:\/\/[a-z0-9.:[\]-]+(?:\/[\w.~-]+)*$/i);
          if (link.kind === 'password') {
            expect(link.code.length).toBeLessThan(maxLinkLength);
            return;
          }
          expect(link.address).toMatch(/^(?:\/[\w-]{1,64}){1,6}(?:\?[\w.~%&=-]+)?$/);
          expect(new URL(link.address, 'app://pitwall').host).toBe('pitwall');
          expect(formatLink(link).ok).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('a word of a command line is one by its scheme alone', () => {
    for (const word of ['pitwall:', 'PITWALL://x', 'pitwall:javascript:1']) expect(isLinkWord(word)).toBe(true);
    for (const word of ['', '--demo', 'pitwall', '/usr/bin/pitwall', 'https://pitwall:1', ' pitwall:x'])
      expect(isLinkWord(word)).toBe(false);
  });
});
