import { subjects } from '@contract/ability';
import { type AnyRow, pathParameters, type Table } from '@contract/endpoint';
import * as product from '@contract/endpoints/index';
import { endpointIds, isSample, rowOf, table } from '@contract/table';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { productPaths } from './spec-paths';

const rowsOf = (table: Table): [string, AnyRow][] =>
  Object.entries(table).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, row]): [string, AnyRow] => [`${area}.${name}`, row]),
  );
const callOf = (row: AnyRow): string => `${row.method} ${row.path}`;
const shapeOf = (row: AnyRow): Readonly<Record<string, z.ZodType>> =>
  row.input instanceof z.ZodObject ? (row.input.shape as Record<string, z.ZodType>) : {};

const productRows = rowsOf(product);
/** The rows of product and samples; the samples may be deleted. */
const rows = rowsOf(table);

describe('the table contains each call of the specification once', () => {
  it('contains all product calls as POST, none missing, repeated or misspelled', () => {
    expect(productRows.map(([, row]) => callOf(row)).sort()).toEqual(productPaths.map((path) => `POST ${path}`).sort());
  });

  it('marks no product call as a sample', () => {
    expect(productRows.filter(([id]) => isSample(id))).toEqual([]);
    expect(endpointIds.filter((id) => !isSample(id))).toHaveLength(productPaths.length);
    expect(isSample('booking.list.x')).toBe(false);
  });

  it.each(['__proto__', 'constructor', 'toString', 'booking', 'booking.', 'booking.__proto__', 'booking.list.x', ''])(
    'row 1: finds no row for %j',
    (id) => expect(rowOf(id)).toBeUndefined(),
  );
});

describe.each(rows)('%s', (_id, row) => {
  it('has a valid value in every property', () => {
    expect(row.input).toBeInstanceOf(z.ZodObject);
    expect(['list', 'record', 'value', 'done', 'csv']).toContain(row.output.shape);
    expect(['attributes', 'attributes.data', 'csv', 'error-as-value', 'raw']).toContain(row.returns);
    expect(['read', 'write', 'once']).toContain(row.kind);
    if (row.needs) expect(subjects).toContain(row.needs[1]);
  });

  it('requires every path parameter as an id, and repeats only these in the body', () => {
    for (const name of pathParameters(row.path)) {
      const schema = shapeOf(row)[name];
      expect(schema?.safeParse('a-1_B').success).toBe(true);
      for (const bad of [undefined, '', '.', '..', 'a/b', 'a?x', '%2e', 'a'.repeat(65)])
        expect(schema?.safeParse(bad).success).toBe(false);
    }
    for (const name of row.repeats ?? []) expect(pathParameters(row.path)).toContain(name);
  });

  it('rejects unknown keys (row 3)', () => {
    const issues = row.input.safeParse({ surprise: 1 }).error?.issues ?? [];
    expect(issues.map((issue) => issue.code)).toContain('unrecognized_keys');
    expect(row.input.safeParse(JSON.parse('{"__proto__": {"polluted": true}}')).success).toBe(false);
  });
});

describe('kinds, shapes and callers', () => {
  const once = /create|delete|remove|\/add-|push|upload|forgot|send-link|reset-?password|logIn$/i;

  it('calls that create, delete, push, upload or mail are never retried automatically', () => {
    const wrong = rows.filter(([, row]) => (once.test(row.path) || row.method === 'DELETE') && row.kind !== 'once');
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it('only reads are lists, records or CSV, except sign-in and upload', () => {
    const changing = rows.filter(([, row]) => row.kind !== 'read' && row.output.shape !== 'done');
    expect(changing.map(([id]) => id)).toEqual(['auth.logIn', 'media.upload']);
    const reading = rows.filter(([, row]) => row.kind === 'read' && row.output.shape === 'done');
    expect(reading.map(([id]) => id)).toEqual([]);
    expect(rows.filter(([, row]) => row.method === 'GET' && row.kind !== 'read')).toEqual([]);
  });

  it('files may make only the CSV calls and the upload; the session those for tokens and abilities', () => {
    const csv = rows.filter(([, row]) => row.output.shape === 'csv').map(([id]) => id);
    expect(rows.filter(([, row]) => /csv$/i.test(row.path)).map(([id]) => id)).toEqual(csv);
    const files = rows.filter(([, row]) => row.by === 'files').map(([id]) => id);
    expect(files.sort()).toEqual([...csv, 'media.upload'].sort());
    const session = rows.filter(([, row]) => row.by === 'session').map(([id]) => id);
    expect(session).toEqual(['auth.logIn', 'auth.userRole']);
  });

  it('only sign-in and setting a forgotten or first password need no session', () => {
    expect(rows.filter(([, row]) => row.public).map(([id]) => id)).toEqual([
      'auth.logIn',
      'auth.sendLink',
      'auth.resetPassword',
      'password.forgot',
      'password.reset',
    ]);
  });

  it('product lists accept the common query, and inspectors come from attributes.data', () => {
    for (const [id, row] of productRows.filter(([, one]) => one.output.shape === 'list' && /list$/.test(one.path)))
      expect(row.input.safeParse({ q: '', page: 1, perPage: 25, sort: 'asc', sortColumn: 'id' }).success, id).toBe(
        true,
      );
    expect(rowOf('inspector.list')?.returns).toBe('attributes.data');
  });

  it('each repeatable write says which read shows its record, and with which of its inputs', () => {
    const writes = productRows.filter(([, row]) => row.kind === 'write');
    expect(writes.map(([id]) => id).sort()).toEqual(
      ['admin.update', 'assignment.assign', 'auth.profileUpdate', 'track.update'].sort(),
    );
    for (const [id, row] of writes) {
      const read = rowOf(row.readBy?.call ?? '');
      expect(read, id).toMatchObject({ kind: 'read', output: { shape: 'record' } });
      expect(Object.keys(row.readBy?.input ?? {}), id).toEqual(Object.keys(shapeOf(read as AnyRow)));
      const named = [...Object.values(row.readBy?.input ?? {}), ...Object.keys(row.readBy?.ids ?? {})];
      for (const name of named) expect(shapeOf(row), id).toHaveProperty(name);
      expect('data' in shapeOf(row), id).toBe(row.readBy?.ids === undefined);
    }
    // The app itself answers the sample API.
    expect(rows.filter(([id, row]) => row.readBy && isSample(id))).toEqual([]);
  });

  it('track updates send id and data, track contacts id and trackId, admin updates data', () => {
    expect(rowOf('track.update')).toMatchObject({ repeats: ['id'] });
    expect(Object.keys(shapeOf(rowOf('track.update') as AnyRow)).sort()).toEqual(['data', 'id']);
    expect(rowOf('trackContact.detail')).toMatchObject({ repeats: ['id'] });
    expect(Object.keys(shapeOf(rowOf('trackContact.detail') as AnyRow)).sort()).toEqual(['id', 'trackId']);
    expect(Object.keys(shapeOf(rowOf('admin.update') as AnyRow)).sort()).toEqual(['data', 'id']);
  });
});
