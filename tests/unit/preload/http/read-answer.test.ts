import { readAnswer } from '@contract/http/read-answer';
import type { Answer } from '@contract/http/refusal';
import { readJson } from '@contract/json/read-json';
import { endpointIds } from '@contract/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { row } from '../../../support/rows';

const json = (status: number, body?: unknown): Answer => ({ status, type: 'application/json', body });
const read = (id: string, body: unknown, input?: unknown) => readAnswer(row(id), json(200, body), input);
const refused = (id: string, status: number, body?: unknown) => {
  const result = readAnswer(row(id), json(status, body));
  return result.ok ? undefined : result.failure;
};
const failureOf = (id: string, body: unknown) => {
  const result = read(id, body);
  return result.ok ? undefined : result.failure;
};
const page = (rows: readonly unknown[], more = {}) => ({ ok: true, value: { rows, isComplete: false, ...more } });

describe('a message of an error', () => {
  it.each([
    ['a number', 5],
    ['an object', { a: 1 }],
    ['blank', ' \n\t'],
    ['nothing', undefined],
  ])('row 47: a message that is %s is no message', (_name, msg) =>
    expect(refused('booking.list', 400, { messages: { error: { msg } } })).toEqual({
      kind: 'rejected',
      code: 'rejected',
      status: 400,
    }),
  );

  it('row 47, REL-17: a message of 1 MB is cut to 500 characters, control characters become spaces, markup stays text', () => {
    const long = refused('booking.list', 400, { messages: { error: { msg: 'x'.repeat(1_000_000) } } });
    expect(long?.message).toHaveLength(500);
    const odd = refused('booking.list', 400, { messages: { error: { msg: 'a\r\nb\u0000c <b>x</b>' } } });
    expect(odd?.message).toBe('a b c <b>x</b>');
  });

  it('row 55: an HTML page in place of JSON is reported as another network', () => {
    const html = { kind: 'network', code: 'html-answer', status: 200 };
    const answers = [
      { status: 200, type: 'text/html; charset=utf-8', body: 'Sign in to the paddock Wi-Fi' },
      { status: 200, type: 'application/json', body: '\n<!DOCTYPE html><p>Sign in</p>' },
      { status: 200, type: '', body: '<html></html>' },
    ];
    for (const id of ['booking.list', 'admin.create', 'booking.ticketCsv'])
      for (const answer of answers) expect(readAnswer(row(id), answer)).toEqual({ ok: false, failure: html });
  });
});

describe('a 2xx with an error object is a failure for every row (REL-16)', () => {
  it.each(endpointIds)('%s', (id) => {
    const body = { messages: { error: { msg: 'No', code: 7 } } };
    expect(failureOf(id, body)).toEqual({ kind: 'rejected', code: 'rejected', status: 200, message: 'No' });
    expect(failureOf(id, { success: false })?.kind).toBe('rejected');
    expect(failureOf(id, { error: 'Not today' })?.kind).toBe('rejected');
  });

  it('unless the error is empty', () => {
    const messages = { success: { msg: 'Created' }, error: { msg: '', code: null } };
    expect(read('admin.create', { data: { attributes: { id: 5 } }, messages })).toEqual({
      ok: true,
      value: { message: 'Created', record: { id: 5 } },
    });
  });
});

describe('lists', () => {
  const rows = [{ id: 1 }, { id: 2 }];
  it.each<[string, unknown]>([
    ['attributes', { data: { attributes: rows } }],
    ['attributes without data', { attributes: rows }],
    ['attributes.data', { data: { attributes: { data: rows } } }],
    ['the only array', { data: { attributes: { bookings: rows, currency: 'USD' } } }],
    ['the only array of records', { data: { attributes: { rows, columns: ['id'] } } }],
    ['data alone', { data: rows }],
    [
      'JSON:API',
      {
        data: [
          { id: 1, attributes: {} },
          { id: 2, attributes: {} },
        ],
      },
    ],
  ])('rows from %s', (_name, body) => {
    expect(read('booking.list', body)).toEqual(page(rows));
    expect(read('inspector.list', body)).toEqual(page(rows));
  });

  it.each<[string, unknown]>([
    ['total', { data: { attributes: { data: rows, total: 7 } } }],
    ['a total in text', { data: { attributes: { data: rows, total: '7' } } }],
    ['meta.total', { data: { attributes: rows }, meta: { total: 7 } }],
    ['recordset.total', { data: { attributes: { bookings: rows, recordset: { total: 7 } } } }],
    ['pagination.totalCount', { data: { attributes: { data: rows, pagination: { totalCount: 7 } } } }],
    ['count', { data: { attributes: { results: rows, count: 7 } } }],
    ['a total beside data', { data: { attributes: rows, total: 7 } }],
  ])('the total where the server says one: %s', (_name, body) =>
    expect(read('booking.list', body, { page: 1, perPage: 2 })).toEqual(page(rows, { total: 7 })),
  );

  it('`length`, the count of a full page and a total that is too small are not the total', () => {
    const input = { page: 1, perPage: 2 };
    expect(read('booking.list', { data: { attributes: rows } }, input)).toEqual(page(rows));
    expect(read('booking.list', { data: { attributes: { rows, count: 2 } } }, input)).toEqual(page(rows));
    expect(read('booking.list', { data: { attributes: { rows, total: 1 } } }, input)).toEqual(page(rows));
    for (const total of [-1, 1.5, '7.5', null, true, 2 ** 60])
      expect(read('booking.list', { data: { attributes: { rows, total } } }, input)).toEqual(page(rows));
  });

  it('a count of as many rows as servers cap their pages at is not the total, and a page may be named as the next one', () => {
    const rows25 = Array.from({ length: 25 }, (_, id) => ({ id }));
    const input = { page: 1, perPage: 2_000 };
    expect(read('booking.list', { count: 25, data: rows25 }, input)).toEqual(page(rows25));
    const pagination = { next: { page: 2, limit: 2 } };
    expect(read('booking.list', { count: 2, pagination, data: rows }, input)).toEqual(page(rows, { hasNext: true }));
    expect(read('booking.list', { count: 2, data: rows }, input)).toEqual(page(rows, { isComplete: true, total: 2 }));
  });

  it('one record in place of a list is never its own parts', () => {
    const booking = { id: 1, bookingNumber: 'BK-1' };
    for (const parts of [{ tickets: [{ id: 5 }] }, { items: [{ id: 5 }] }])
      expect(failureOf('booking.list', { data: { ...booking, ...parts } })?.code).toBe('bad-answer');
    expect(read('booking.list', { data: { 'BK-1': { ...booking, tickets: [{ id: 5 }] } } })).toMatchObject(
      page([booking]),
    );
    expect(read('event.schedule', { data: { id: 1, sessions: [{ id: 5 }] } })).toEqual(page([{ id: 5 }]));
  });

  it('rows are complete if they are as many as the total, on page 1 or beyond the requested size', () => {
    const body = { data: { attributes: { rows, total: 2 } } };
    expect(read('booking.list', body, { page: 3, perPage: 1 })).toEqual(page(rows, { isComplete: true, total: 2 }));
    expect(read('booking.list', body, { page: 1, perPage: 25 })).toEqual(page(rows, { isComplete: true, total: 2 }));
    expect(read('booking.list', body, { page: 2, perPage: 2 })).toEqual(page(rows, { total: 2 }));
  });

  it('more rows than requested may be one page of many', () => {
    const body = { data: { attributes: { rows, total: 9 } } };
    expect(read('booking.list', body, { page: 1, perPage: 1 })).toEqual(page(rows, { total: 9 }));
    expect(read('booking.list', { data: { attributes: rows } }, { perPage: 1 })).toEqual(page(rows));
  });

  it('unknown fields of a row are kept', () => {
    const odd = [{ id: 1, laneNumber: 4, nested: { deep: [1] } }];
    expect(read('booking.list', { data: { attributes: odd } })).toEqual(page(odd));
  });

  it('an envelope without content is an empty list', () => {
    for (const attributes of [[], null, {}, { total: 0 }, { data: [], total: 0 }, { data: null, total: 0 }])
      expect(read('booking.list', { data: { attributes } })).toMatchObject({ ok: true, value: { rows: [] } });
  });

  it.each<[string, unknown]>([
    ['row 46: an empty body', undefined],
    ['no envelope', {}],
    ['a text', 'rows'],
    ['a list of texts', { data: { attributes: ['a', 'b'] } }],
    ['two lists of records', { data: { attributes: { racers: rows, spectators: rows } } }],
    ['a record', { data: { attributes: { id: 1, name: 'One' } } }],
  ])('%s cannot be read as a list, and is never an empty one', (_name, body) =>
    expect(failureOf('booking.list', body)).toMatchObject({ kind: 'unexpected', code: 'bad-answer' }),
  );
});

describe('records, values, done', () => {
  it('a record is an object with any fields, and the id of its envelope', () => {
    expect(read('booking.detail', { data: { id: 9, attributes: { name: 'x', odd: [1] } } })).toEqual({
      ok: true,
      value: { id: 9, name: 'x', odd: [1] },
    });
    expect(read('inspector.detail', { data: { attributes: { data: { id: 4 } } } })).toEqual({
      ok: true,
      value: { id: 4 },
    });
  });

  it('a list of one is that record', () =>
    expect(read('booking.detail', { data: { attributes: [{ id: 1 }] } })).toEqual({ ok: true, value: { id: 1 } }));

  it.each<[string, unknown]>([
    ['null', { data: { attributes: null } }],
    ['a list', { data: { attributes: [{ id: 1 }, { id: 2 }] } }],
    ['a text', { data: { attributes: 'x' } }],
    ['nothing', {}],
    ['an empty body', undefined],
  ])('%s is no record', (_name, body) => expect(failureOf('booking.detail', body)?.code).toBe('bad-answer'));

  it('an upload whose answer cannot be read has an unknown outcome', () =>
    expect(failureOf('media.upload', { data: { attributes: [] } })?.kind).toBe('unknown-outcome'));

  it('`done` accepts a message, a record, or nothing', () => {
    expect(readAnswer(row('admin.remove'), json(204))).toEqual({ ok: true, value: {} });
    expect(read('admin.remove', { data: { attributes: 'Deleted' } })).toEqual({
      ok: true,
      value: { message: 'Deleted' },
    });
  });
});

describe('row 65: a CSV call may answer in any of these formats', () => {
  const base64 = 'aWQsbmFtZQ0KMSxPbmUNCjIsVHdv';
  it.each<[unknown, unknown]>([
    [[{ id: 1 }], { form: 'rows', rows: [{ id: 1 }] }],
    [
      { data: [{ id: 1 }], total: 1 },
      { form: 'rows', rows: [{ id: 1 }] },
    ],
    [[], { form: 'rows', rows: [] }],
    ['id,name\r\n1,One', { form: 'text', text: 'id,name\r\n1,One' }],
    [{ csv: 'id\n1' }, { form: 'text', text: 'id\n1' }],
    [base64, { form: 'base64', text: base64 }],
    [{ base64 }, { form: 'base64', text: base64 }],
    [{ csv: base64 }, { form: 'base64', text: base64 }],
    [
      { FileName: 'postings.csv', FileContent: base64 },
      { form: 'base64', text: base64 },
    ],
    [{ 'download-url': '/files/1' }, { form: 'url', url: '/files/1' }],
    [
      { ok: true, file: { url: 'https://files.example/1' } },
      { form: 'url', url: 'https://files.example/1' },
    ],
    [{ EXPORT_LINK: 'https://files.example/1' }, { form: 'url', url: 'https://files.example/1' }],
    [`data:text/csv;charset=utf-8;base64,${base64}`, { form: 'base64', text: base64 }],
    ['data:text/csv,id%0A1', { form: 'text', text: 'id\n1' }],
    ['\ufeffid\n1', { form: 'text', text: 'id\n1' }],
    [{ csv: '\ufeff"id"\n\ufeff' }, { form: 'text', text: '"id"\n\ufeff' }],
    ['data:text/csv;charset=utf-8,%EF%BB%BFid%0A1', { form: 'text', text: 'id\n1' }],
    ['data:text/csv,100%', { form: 'text', text: '100%' }],
    ['data:text/csv;header=present;base64,AAAA', { form: 'base64', text: 'AAAA' }],
    [
      'data:text/csv;charset=windows-1252;base64,6Q==',
      { form: 'base64', text: '6Q==', type: 'text/csv;charset=windows-1252' },
    ],
    ['data:text/csv,%E9', { form: 'bytes', text: '\u00E9' }],
    [{ base64: `data:text/csv;base64,${base64}` }, { form: 'base64', text: base64 }],
    ['https://cdn.example.com/a.csv', { form: 'url', url: 'https://cdn.example.com/a.csv' }],
    ['/exports/a.csv', { form: 'url', url: '/exports/a.csv' }],
    ['https://a.example,b\nx', { form: 'text', text: 'https://a.example,b\nx' }],
    [{ url: '/exports/a.csv' }, { form: 'url', url: '/exports/a.csv' }],
    [{ fileUrl: 'https://x.example/f' }, { form: 'url', url: 'https://x.example/f' }],
    [{ file: 'exports/a.csv' }, { form: 'url', url: 'exports/a.csv' }],
    [{ path: '/a' }, { form: 'url', url: '/a' }],
  ])('%j', (attributes, value) =>
    expect(read('booking.ticketCsv', { data: { attributes } })).toEqual({ ok: true, value }),
  );

  it('plain CSV without an envelope', () =>
    expect(readAnswer(row('booking.ticketCsv'), { status: 200, type: 'text/csv', body: 'id\n1' })).toEqual({
      ok: true,
      value: { form: 'text', text: 'id\n1' },
    }));

  it('an empty answer is not CSV', () => {
    for (const attributes of [null, 5, true, { name: 'x' }])
      expect(failureOf('booking.ticketCsv', { data: { attributes } })?.code).toBe('bad-answer');
  });
});

describe('SEC-59: for any answer', () => {
  const junk = fc.oneof(
    fc.anything({ withNullPrototype: true, maxDepth: 4 }),
    fc.json().map(readJson),
    fc.record(
      {
        data: fc.record({ attributes: fc.anything(), id: fc.anything() }, { requiredKeys: [] }),
        messages: fc.record({ error: fc.record({ msg: fc.anything(), fields: fc.anything() }) }, { requiredKeys: [] }),
        errors: fc.anything(),
      },
      { requiredKeys: [] },
    ),
  );
  const answers = fc.record({ status: fc.oneof(fc.constant(200), fc.integer()), type: fc.string(), body: junk });

  it('the result is a value or a failure of limited length, and no prototype changes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...endpointIds), answers, junk, (id, answer, input) => {
        const result = readAnswer(row(id), answer, input);
        if (!result.ok) {
          const { message, fields, code } = result.failure;
          expect(typeof code).toBe('string');
          for (const text of [message ?? '', ...Object.values(fields ?? {})]) {
            expect(typeof text).toBe('string');
            expect(text.length).toBeLessThanOrEqual(500);
          }
        }
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: 5_000 },
    );
  });

  it('a body nested a hundred thousand levels deep is rejected', () => {
    const deep = readJson(`${'{"data":'.repeat(100_000)}1${'}'.repeat(100_000)}`);
    for (const id of ['booking.list', 'booking.detail', 'booking.ticketCsv', 'admin.create'])
      expect(() => readAnswer(row(id), json(200, deep))).not.toThrow();
  });
});

describe('row 46: reading JSON', () => {
  it('keeps ids beyond 2^53 as text, and other numbers as numbers', () => {
    const text = '{"id": 9007199254740993, "list": [12345678901234567890], "price": 1.5, "big": 1e21, "small": 12}';
    expect(readJson(text)).toEqual({
      id: '9007199254740993',
      list: ['12345678901234567890'],
      price: 1.5,
      big: 1e21,
      small: 12,
    });
    expect(readJson('-9007199254740993')).toBe('-9007199254740993');
    expect(readJson('{"text": "id: 9007199254740993"}')).toEqual({ text: 'id: 9007199254740993' });
  });

  it('drops __proto__ in any notation', () => {
    for (const text of ['{"__proto__": {"x": 1}, "a": 2}', '{"\\u005f_proto__": {"x": 1}, "a": 2}'])
      expect(Object.keys(Object(readJson(text)))).toEqual(['a']);
  });

  it('bare NaN, infinities and undefined are empty, and their record names them', () => {
    const rows = '[{"id":1,"total":NaN,"bookingNumber":"BK-1"},{"id":2,"ticketCount":12.5}]';
    expect(read('booking.list', readJson(`{"data":${rows}}`))).toEqual(
      page([
        { id: 1, total: null, bookingNumber: 'BK-1', unreadableFields: ['total'] },
        { id: 2, ticketCount: 12.5 },
      ]),
    );
    expect(
      readJson('{"a":-Infinity,"b":{"c":Infinity,"d":undefined},"e":[1,-NaN],"f":"say \\"NaN\\", Infinity"}'),
    ).toEqual({
      a: null,
      b: { c: null, d: null, unreadableFields: ['c', 'd'] },
      e: [1, null],
      f: 'say "NaN", Infinity',
      unreadableFields: ['a'],
    });
    expect(readJson('{"id":9007199254740993,"NaN":"undefined","lat":NaN}')).toEqual({
      id: '9007199254740993',
      NaN: 'undefined',
      lat: null,
      unreadableFields: ['lat'],
    });
    for (const text of ['{"a":NaN', '{NaN:1}', '{"a":NaNa}', '[Infinity 1]']) expect(readJson(text)).toBeUndefined();
  });

  it('accepts a byte order mark, takes the last of duplicate keys, and rejects invalid JSON', () => {
    expect(readJson('\uFEFF{"a": 1}')).toEqual({ a: 1 });
    expect(readJson('{"a": 1, "a": 2}')).toEqual({ a: 2 });
    for (const text of ['', '<html>', '{"a":', 'NaN', "{'a': 1}"]) expect(readJson(text)).toBeUndefined();
  });

  it('otherwise returns the same as JSON.parse', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const value: unknown = JSON.parse(text);
        const isSafe = !/\d{16}|__proto__|toString|valueOf|toJSON|then|hasOwnProperty|\\u/.test(text);
        if (isSafe) expect(readJson(text)).toEqual(value);
      }),
    );
  });
});

it('reads no answer as a promise, or as an object with methods of its own', () => {
  expect(readJson('{"then":1,"toJSON":2,"valueOf":3,"id":4}')).toEqual({ id: 4 });
});
