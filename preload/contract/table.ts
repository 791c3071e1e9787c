/** The whole endpoint table, and the types derived from it. */
import type { z } from 'zod';
import type { AnyRow, CsvAnswer, IdOf, OutputOf, RowOf, Table } from './endpoint';
import * as product from './endpoints/index';
import * as fileLists from './file-lists';
import * as registry from './registry';

export const table = Object.assign({}, registry) satisfies Table;
type Endpoints = typeof table & typeof fileLists;

export type EndpointId = IdOf<Endpoints>;
export type EndpointInput<Id extends EndpointId> = z.input<RowOf<Endpoints, Id>['input']>;
export type EndpointOutput<Id extends EndpointId> = OutputOf<RowOf<Endpoints, Id>>;
/** The ids of the CSV calls. */
export type CsvId = { [Id in EndpointId]: [EndpointOutput<Id>] extends [CsvAnswer] ? Id : never }[EndpointId];

const rowsById = (of: Table): readonly (readonly [string, AnyRow])[] =>
  Object.entries(of).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, row]) => [`${area}.${name}`, row] as const),
  );
const calls = rowsById(table);
const rows = new Map(calls.concat(rowsById(fileLists)));

/** The row of an id, lists read from files included; undefined for any other text (`__proto__` included). */
export const rowOf = (id: string): AnyRow | undefined => rows.get(id);
const ids = new Map([...rows].map(([id, row]) => [row, id]));
/** The id of a row of the table, such as `booking.list`. */
export const idOf = (row: AnyRow): string | undefined => ids.get(row);
/** The calls of the server and of the sample API. */
export const endpointIds = calls.map(([id]) => id) as readonly EndpointId[];
/** The lists read from files. */
export const fileListIds = rowsById(fileLists).map(([id]) => id) as readonly EndpointId[];
/** Whether an id belongs to the sample API, which the app answers itself in either mode. */
export const isSample = (id: string): boolean =>
  rows.has(id) && !fileListIds.some((list) => list === id) && !Object.hasOwn(product, id.split('.')[0] ?? '');
