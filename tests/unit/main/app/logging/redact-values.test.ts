import { describe, expect, test } from 'vitest';
import { createRedactor } from '../../../../../main/app/logging/redact';

const line = (...values: readonly unknown[]): string => createRedactor('/home/jane.doe').line(...values);
const nested = (levels: number, wrap: (inner: unknown) => unknown): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => wrap(inner), 'core');

describe('a value in the log', () => {
  test.each<[string, unknown, string]>([
    ['nothing', { a: null, b: undefined }, '{ a: null, b: undefined }'],
    ['a function', { run: () => 1 }, "{ run: '[function]' }"],
    ['a moment', { at: new Date(0) }, '{ at: 1970-01-01T00:00:00.000Z }'],
    ['bytes', { body: new Uint8Array([115, 101, 99]) }, "{ body: '[3 bytes]' }"],
    ['a buffer', { body: new ArrayBuffer(5) }, "{ body: '[5 bytes]' }"],
    ['a set', new Set(['a', { pin: 1 }]), "[ 'a', { pin: '[hidden]' } ]"],
    [
      'a map',
      new Map<unknown, unknown>([
        ['a', 1],
        [{}, 2],
      ]),
      "{ a: 1, '[object]': 2 }",
    ],
    ['an object', { a: { b: { c: { d: { e: 1 } } } } }, '{ a: { b: { c: { d: { e: 1 } } } } }'],
  ])('shows %s in a readable form', (_what, value, text) => {
    expect(line(value)).toBe(text);
  });

  test('stays on one line with any number of fields', () => {
    const fields = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`field${at}`, 'x'.repeat(20)]));
    expect(line(fields)).not.toContain('\\n');
  });

  test.each<[string, (inner: unknown) => unknown]>([
    ['objects', (inner) => ({ inner })],
    ['lists', (inner) => [inner]],
    ['maps', (inner) => new Map([['inner', inner]])],
    ['causes of errors', (cause) => Object.assign(new Error('x', { cause }), { stack: 'x' })],
  ])('is cut at a depth of six %s, with a mark', (_what, wrap) => {
    expect(line(nested(6, wrap))).toContain('core');
    expect(line(nested(7, wrap))).toContain('[deeper]');
    expect(line(nested(7, wrap))).not.toContain('core');
  });

  test('says how many entries of a long list, map or object are omitted', () => {
    const numbers = Array.from({ length: 250 }, (_, at) => at);
    const entries = numbers.map((at) => [`k${at}`, at] as const);
    for (const value of [numbers, new Set(numbers)]) expect(line(value)).toMatch(/198, 199, '\[50 more\]' \]$/);
    for (const value of [new Map(entries), Object.fromEntries(entries)])
      expect(line(value)).toMatch(/k199: 199, '\[more\]': 50 \}$/);
    expect(line(numbers.slice(0, 200))).toMatch(/198, 199 \]$/);
    expect(line(Object.fromEntries(entries.slice(0, 200)))).toMatch(/k199: 199 \}$/);
  });

  test('is cut after 8,000 characters, and shows its full length', () => {
    expect(line('x'.repeat(8_000))).toBe('x'.repeat(8_000));
    expect(line('x'.repeat(8_001))).toBe(`${'x'.repeat(8_000)}… (8001 characters)`);
  });

  test.each(['apikey', 'api-key', 'api_key', 'accessToken', 'OTP', 'pin', 'x-bearer-id'])(
    'hides everything below a field %s',
    (name) => {
      expect(line({ [name]: { first: 'a', second: ['b'] } })).toMatch(/^\{ [\w'-]+: '?\[hidden\]'? \}$/);
    },
  );

  test.each(['spin', 'pinned', 'hotp'])('shows a field %s, whose name only contains a short word', (name) => {
    expect(line({ [name]: 2 })).toBe(`{ ${name}: 2 }`);
  });
});

describe('an error in the log', () => {
  const error = (message: string, more: object): Error =>
    Object.assign(new Error(message), { stack: message, ...more });

  test('shows its stack, its code and its cause, but not its other fields', () => {
    const cause = error('reset', { code: 'ECONNRESET' });
    expect(line(error('failed', { cause, config: { a: 1 } }))).toBe('failed caused by reset (ECONNRESET)');
    expect(line(error('failed', { code: 7 }))).toBe('failed');
    expect(line(error('failed', { stack: undefined, name: 'HttpError' }))).toBe('HttpError: failed');
  });

  test('survives a cause that cannot be read, and a value that cannot be listed', () => {
    const throws = (): never => {
      throw new Error('no');
    };
    const sly = Object.defineProperty(error('failed', {}), 'cause', { get: throws });
    expect(line(sly)).toBe('failed caused by [unreadable]');
    expect(line('text', new Proxy({}, { ownKeys: throws }))).toBe('[unprintable]');
  });
});
