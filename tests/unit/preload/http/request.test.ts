import { del, done, get, Id, pathParameters, post } from '@contract/endpoint';
import { parseInput, readQuery, requestOf } from '@contract/http/request';
import { Data, dataLimits } from '@contract/json/data';
import type { ServerProfile } from '@contract/reading/server-profile';
import { endpointIds } from '@contract/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { request, row } from '../../../support/rows';

const refused = { ok: false, failure: { kind: 'invalid', code: 'bad-request' } };

describe('from a row and an input to a request', () => {
  it('POST sends everything but path parameters in the body', () => {
    expect(request('booking.list', { q: 'a&b', page: 2 })).toEqual({
      ok: true,
      value: { method: 'POST', path: '/booking/list', body: { q: 'a&b', page: 2 } },
    });
    expect(request('admin.update', { id: 17, data: { city: 'Tulsa' } })).toEqual({
      ok: true,
      value: { method: 'POST', path: '/admin/update/17', body: { data: { city: 'Tulsa' } } },
    });
  });

  it('the body repeats the path parameters that the row lists: the id for tracks and contacts', () => {
    expect(request('track.update', { id: 12, data: { name: 'x' } })).toMatchObject({
      value: { path: '/track/update/12', body: { id: 12, data: { name: 'x' } } },
    });
    expect(request('trackContact.detail', { id: 'c-1', trackId: 12 })).toMatchObject({
      value: { path: '/track/admin/detail/c-1', body: { id: 'c-1', trackId: 12 } },
    });
  });

  const refusesId = (id: unknown): void => {
    for (const name of ['event.detail', 'admin.update']) expect(request(name, { id })).toMatchObject(refused);
    // The path is checked even if a schema were too lenient.
    const kind = post('/event/detail/{id}', {
      input: z.looseObject({}),
      output: done(),
      returns: 'raw',
      kind: 'read',
    });
    expect(requestOf(kind, { id })).toMatchObject(refused);
  };

  it.each(['..', '.', '%2e%2e', 'a?x', 'a#b', 'a/b', 'a\\b', '', ' ', -1, 1.5, null, undefined, {}])(
    'SEC-35, row 49: the id %j is rejected before anything is sent',
    refusesId,
  );

  it('SEC-35: an id of a megabyte is rejected before anything is sent', () => refusesId('x'.repeat(1_000_000)));

  it('SEC-35: no id can change the structure of the path', () => {
    const rows = endpointIds.map(row).filter((one) => pathParameters(one.path).length > 0);
    fc.assert(
      fc.property(
        fc.constantFrom(...rows),
        fc.oneof(fc.string(), fc.stringMatching(/^[\w./%\\?#-]{0,70}$/)),
        (one, id) => {
          const [name = ''] = pathParameters(one.path);
          const made = requestOf(one, { [name]: id, data: {} });
          if (made.ok) {
            const { pathname, search, hash } = new URL(made.value.path, 'https://server.example');
            expect(pathname).toBe(one.path.replace(`{${name}}`, id));
            expect(search + hash).toBe('');
          } else expect(Id.safeParse(id).success).toBe(false);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  const rowWith = (method: typeof get) =>
    method('/thing/{id}/part/{part}', { input: z.looseObject({}), output: done(), returns: 'raw', kind: 'once' });

  it('GET and DELETE send it as a query of texts, or no query if there is nothing to send', () => {
    const input = { id: 5, part: 'a-1', q: 'x', tags: ['a', 'b'], none: [], range: { from: 1 }, on: false, no: null };
    for (const method of [get, del])
      expect(requestOf(rowWith(method), { ...input, gone: undefined })).toMatchObject({
        value: {
          path: '/thing/5/part/a-1',
          query: { q: 'x', tags: 'a,b', none: '', range: '{"from":1}', on: 'false' },
        },
      });
    const bare = requestOf(rowWith(get), { id: 5, part: 6, gone: undefined });
    expect(bare).toEqual({ ok: true, value: { method: 'GET', path: '/thing/5/part/6' } });
  });

  it('goes to the path that the server’s profile gives for the call', () => {
    const profile: ServerProfile = { version: 1, calls: { 'event.detail': { path: '/v2/shows/{id}' } } };
    expect(requestOf(row('event.detail'), { id: 7 }, profile)).toMatchObject({ value: { path: '/v2/shows/7' } });
    expect(requestOf(row('track.detail'), { id: 7 }, profile)).toMatchObject({ value: { path: '/track/detail/7' } });
    expect(requestOf(rowWith(get), { id: 5, part: 6 }, profile)).toMatchObject({ value: { path: '/thing/5/part/6' } });
  });

  it('names the path parameter that is missing or not an id', () => {
    const failed = (part: string) => ({ failure: { code: 'bad-request', fields: { [part]: 'must be an id' } } });
    expect(requestOf(rowWith(get), { id: 5, part: '../x' })).toMatchObject(failed('part'));
    expect(requestOf(rowWith(get), { part: 5 })).toMatchObject(failed('id'));
  });

  it.each(['text', 7, null, undefined, [1]])('%j is not a valid input', (input) =>
    expect(requestOf(row('booking.list'), input)).toMatchObject(refused),
  );

  it('an inherited parameter does not count', () =>
    expect(requestOf(row('event.detail'), Object.create({ id: 1 }))).toMatchObject(refused));
});

describe('inputs', () => {
  it('row 3: extra keys, __proto__ and a throwing getter are rejected', () => {
    const trap = Object.defineProperty({}, 'q', {
      enumerable: true,
      get: () => {
        throw new Error('secret');
      },
    });
    for (const input of [{ surprise: 1 }, JSON.parse('{"__proto__": {"q": "x"}}'), trap])
      expect(parseInput(row('booking.list').input, input)).toMatchObject(refused);
  });

  it('names the invalid fields for the form', () => {
    const result = parseInput(row('password.forgot').input, { email: 'nobody' });
    expect(result.ok ? undefined : Object.keys(result.failure.fields ?? {})).toEqual(['email']);
  });

  it('names fields in lists by index, cuts long names, and lists at most twenty', () => {
    const fieldsOf = (input: unknown, schema: z.ZodType) => {
      const result = parseInput(schema, input);
      return result.ok ? [] : Object.keys(result.failure.fields ?? {});
    };
    expect(fieldsOf({ rows: [{ at: 'x' }] }, z.object({ rows: z.array(z.object({ at: z.number() })) }))).toEqual([
      'rows.0.at',
    ]);
    expect(fieldsOf({}, z.object({ ['n'.repeat(80)]: z.string() }))).toEqual(['n'.repeat(64)]);
    expect(
      fieldsOf(
        Array.from({ length: 30 }, () => 'x'),
        z.array(z.number()),
      ),
    ).toHaveLength(20);
  });

  it('names no field if the complete input is invalid', () => {
    expect(parseInput(z.object({}), 'text')).toEqual(refused);
  });

  it('a query is converted to the types of the schema, for the mock server', () => {
    const every = get('/x', {
      input: z.strictObject({
        page: z.int().optional(),
        price: z.number().optional(),
        on: z.boolean().optional(),
        off: z.boolean().optional(),
        tags: z.array(z.string()).optional(),
        none: z.array(z.string()).optional(),
        name: z.string().optional(),
      }),
      output: done(),
      returns: 'raw',
      kind: 'read',
    });
    const query = { page: '-2', price: '12.50', on: 'true', off: 'false', tags: 'a,b', none: '', name: '7' };
    expect(readQuery(every, query)).toEqual({
      ok: true,
      value: { page: -2, price: 12.5, on: true, off: false, tags: ['a', 'b'], none: [], name: '7' },
    });
    expect(readQuery(every, { name: 'x' })).toEqual({ ok: true, value: { name: 'x' } });
    for (const price of ['1 2', 'a1', '1a', '.5', '5.', '', '--1'])
      expect(readQuery(every, { price })).toMatchObject(refused);
  });

  it('an invalid query is still rejected', () => {
    const flags = get('/x', {
      input: z.strictObject({ on: z.boolean() }),
      output: done(),
      returns: 'raw',
      kind: 'read',
    });
    expect(readQuery(flags, { on: 'true' })).toEqual({ ok: true, value: { on: true } });
    expect(readQuery(flags, { on: 'yes' })).toMatchObject(refused);
    const pages = get('/x', {
      input: z.strictObject({ page: z.number() }),
      output: done(),
      returns: 'raw',
      kind: 'read',
    });
    expect(readQuery(pages, { page: 'two' })).toMatchObject(refused);
    expect(readQuery(pages, { page: '1e3' })).toMatchObject(refused);
    const deletion = del('/x', { input: z.strictObject({ id: Id }), output: done(), returns: 'raw', kind: 'once' });
    expect(readQuery(deletion, { id: '../x' })).toMatchObject(refused);
  });
});

describe('open data', () => {
  const accepts = (input: unknown): boolean => Data.safeParse(input).success;

  it('is any plain JSON object', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z]\w{0,10}$/), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 20 }),
        (data) => {
          const isRisky = /"(__proto__|constructor|prototype)":/.test(JSON.stringify(data));
          expect(accepts(data)).toBe(!isRisky);
        },
      ),
    );
    expect(accepts({ city: undefined, tags: ['a', null], size: { width: 1.5 } })).toBe(true);
  });

  it.each<[string, unknown]>([
    ['a list', []],
    ['null', null],
    ['a text', 'x'],
    ['NaN', { a: Number.NaN }],
    ['an infinite number', { a: Number.POSITIVE_INFINITY }],
    ['a big integer', { a: 1n }],
    ['a date', { a: new Date(0) }],
    ['a map', { a: new Map() }],
    ['a function', { a: () => 1 }],
    ['bytes', { a: new Uint8Array(1) }],
    ['__proto__ at depth', { a: [JSON.parse('{"__proto__": 1}')] }],
    ['constructor', { constructor: 1 }],
    ['prototype', { a: { prototype: {} } }],
    ['too many keys', Object.fromEntries(Array.from({ length: dataLimits.keys + 1 }, (_, n) => [`k${n}`, n]))],
    ['too long a text', { a: 'x'.repeat(dataLimits.characters) }],
    ['too many texts', { a: Array.from({ length: 9_000 }, () => 'x'.repeat(20)) }],
    ['too deep', JSON.parse(`${'{"a":'.repeat(20)}1${'}'.repeat(20)}`)],
  ])('is not %s', (_name, input) => expect(accepts(input)).toBe(false));

  it('row 2: may contain a cycle without an endless loop', () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    expect(accepts(cycle)).toBe(false);
  });
});
