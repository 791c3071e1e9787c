import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRedactor, hidden } from '../../../../../main/app/logging/redact';

const canary = 'cANary-7f3e.token_0123456789';
const home = '/home/jane.doe';
const line = (...values: readonly unknown[]): string => createRedactor(home).line(...values);

describe('a line of the log (SEC-37)', () => {
  test.each([
    ['a field', { accessToken: canary, refreshToken: canary }],
    ['a nested field', { request: { headers: { Authorization: `Bearer ${canary}` } } }],
    ['a password', { body: { email: 'x', password: canary, newPassword: canary } }],
    ['a map', new Map([['refresh_token', canary]])],
    ['an array', [{ 'x-api-key': canary }]],
    ['a header in text', `Authorization: Bearer ${canary}`],
    ['a bearer in text', `failed with Bearer ${canary} at once`],
    ['JSON in text', JSON.stringify({ data: { accessToken: canary, n: 1 } })],
    ['JSON within JSON', JSON.stringify({ body: JSON.stringify({ password: canary }) })],
    ['a query', `GET /x?token=${canary}&y=1`],
    ['a cookie', { 'set-cookie': [`sid=${canary}`] }],
    ['an error’s message', new Error(`password=${canary}`)],
    ['an error’s request', Object.assign(new Error('failed'), { config: { headers: { a: canary } } })],
    ['an error’s cause', new Error('outer', { cause: new Error(`Bearer ${canary}`) })],
  ])('contains no secret from %s', (_where, value) => {
    expect(line(value)).not.toContain(canary);
  });

  test('contains no JWT at any position', () => {
    const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P';
    expect(line(`answer was ${jwt}.`, { note: [jwt] })).not.toContain('dozjgNryP4J3');
  });

  test('contains no email address, and not the user’s home folder', () => {
    expect(line('signed in jane.doe+x@pitwall.example', { to: 'jürgen@münchen.example' })).toBe(
      "signed in [mail] { to: '[mail]' }",
    );
    expect(line('saved /home/jane.doe/Desktop/bookings.csv')).toBe('saved ~/Desktop/bookings.csv');
    expect(createRedactor('C:\\Users\\Jane').line({ at: 'C:\\Users\\Jane\\x' })).toBe("{ at: '~\\\\x' }");
  });

  test.each([
    ['in another letter case', String.raw`C:\Users\JANE.DOE\AppData\x`],
    ['in an address', 'file:///C:/Users/Jane.Doe/x'],
    ['in JSON', JSON.stringify({ at: String.raw`C:\Users\jane.doe` })],
    ['alone', 'owner jane.doe, group staff'],
  ])('does not contain the user’s name %s', (_where, text) => {
    expect(line(text)).not.toMatch(/jane\.doe/i);
  });

  test.each(['mary-ann', 'o(x)+[y]', 'a.b$c^d', 'x|y?z*', 'back/slash'])(
    'hides the name %s with its special characters',
    (name) => {
      expect(createRedactor(`/home/${name}`).line(`owner ${name} x`)).not.toContain(name.split('/').at(-1));
    },
  );

  test('does not contain a name with letters beyond ASCII in any spelling', () => {
    const redactor = createRedactor('/Users/jürgen');
    for (const form of ['jürgen', 'ju\u0308rgen', 'j%C3%BCrgen', 'JÜRGEN'])
      expect(redactor.line(`/mnt/${form}/x`)).toBe('/mnt/[name]/x');
  });

  test.each([
    '+1 (555) 010-9999',
    '+15550109999',
    '(555) 010-9999',
    '555-010-9999',
    '+44 20 7946 0958',
    '555.010.9999',
  ])('contains no phone number: %s', (number) => {
    expect(line(`call ${number} now`, { phone: number })).toBe("call [phone] now { phone: '[phone]' }");
  });

  test.each([
    'id 4155550123',
    '2026-05-16T13:30:00.000Z',
    '127.0.0.1:8787',
    '1200 ms',
    'Electron 33.4.11',
    '5f0a-1234-5678',
  ])('keeps %s, which is not a phone number', (text) => {
    expect(line(text)).toBe(text);
  });

  test('keeps call ids, numbers, error codes and stacks', () => {
    expect(line('booking.list', 503, { attempt: 2, ms: 12.5 }, 'retried')).toBe(
      'booking.list 503 { attempt: 2, ms: 12.5 } retried',
    );
    const error = Object.assign(new TypeError('fetch failed'), { code: 'ECONNRESET' });
    expect(line(error)).toMatch(/^TypeError: fetch failed\\n {4}at .*\(ECONNRESET\)$/);
  });

  test('stays one line: no value can add a second line or reverse the text', () => {
    const forged = line('name\n[2026-01-01 00:00:00.000] [info] signed in as admin\r\u2028\u202e\u001b[31m');
    expect(forged).toBe('name\\n[2026-01-01 00:00:00.000] [info] signed in as admin\\u000d\\u2028\\u202e\\u001b[31m');
  });

  test('has a maximum length', () => {
    expect(line('x'.repeat(1_000_000)).length).toBeLessThan(8_100);
    expect(line(Array.from({ length: 100_000 }, () => ({ a: 'b' }))).length).toBeLessThan(8_100);
  });

  test('survives cycles, getters that throw, and any other value', () => {
    const cycle: Record<string, unknown> = { name: 'a' };
    cycle.self = cycle;
    expect(line(cycle)).toBe("{ name: 'a', self: '[again]' }");
    expect(
      line(
        Object.defineProperty({}, 'x', {
          enumerable: true,
          get: () => {
            throw new Error(canary);
          },
        }),
      ),
    ).toBe("{ x: '[unreadable]' }");
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withSet: true,
          withNullPrototype: true,
          withTypedArray: true,
        }),
        (value) => {
          expect(line(value)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('never contains a registered secret, whatever surrounds it', () => {
    const secret = fc.string({ minLength: 6, maxLength: 60 });
    const around = fc.string({ maxLength: 20 });
    fc.assert(
      fc.property(secret, around, around, fc.string({ maxLength: 8 }), (token, before, after, key) => {
        const redactor = createRedactor(home);
        redactor.hide(token);
        const text = redactor.line(before + token + after, { [key || 'k']: token, list: [[token]] }, new Error(token));
        // What is left may only look like the secret where it is made of the text that replaces it.
        expect(text.replaceAll(hidden, '').replaceAll('[mail]', '').includes(token) && !around_(token)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  test('never contains the value of a secret field, at any depth and in any spelling', () => {
    const name = fc.constantFrom(
      'password',
      'accessToken',
      'REFRESH_TOKEN',
      'Authorization',
      'x-auth-token',
      'Set-Cookie',
      'clientSecret',
      'apiKey',
      'api_key',
    );
    const wrap = fc.array(fc.constantFrom('object', 'array', 'map', 'error', 'json'), { maxLength: 4 });
    fc.assert(
      fc.property(name, wrap, (field, wraps) => {
        const value = wraps.reduce<unknown>(
          (inner, kind) => {
            if (kind === 'array') return [inner, 1];
            if (kind === 'map') return new Map([['inner', inner]]);
            if (kind === 'error') return Object.assign(new Error('x'), { inner });
            if (kind === 'json') return JSON.stringify(inner);
            return { inner };
          },
          { [field]: canary },
        );
        expect(line('call', value)).not.toContain(canary);
      }),
      { numRuns: 1_000 },
    );
  });
});

/** Secrets that are part of the redactor's own words, of an escape, or of this test's own stack and keys. */
const around_ = (token: string): boolean =>
  createRedactor(home)
    .line(new Error('x'), { k: '', list: [['']] }, '\\u0000\\n')
    .includes(token) || token.trim().length < 6;
