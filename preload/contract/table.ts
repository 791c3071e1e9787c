/** The whole endpoint table, and the types derived from it. */
import type { z } from 'zod';
import type { AnyRow, CsvAnswer, IdOf, OutputOf, RowOf, Table } from './endpoint';
import * as product from './endpoints/index';
import * as registry from './registry';

export const table = Object.assign({}, registry) satisfies Table;
type Endpoints = typeof table;

export type EndpointId = IdOf<Endpoints>;
export type EndpointInput<Id extends EndpointId> = z.input<RowOf<Endpoints, Id>['input']>;
export type EndpointOutput<Id extends EndpointId> = OutputOf<RowOf<Endpoints, Id>>;
/** The ids of the CSV calls. */
export type CsvId = { [Id in EndpointId]: [EndpointOutput<Id>] extends [CsvAnswer] ? Id : never }[EndpointId];

const rows = new Map<string, AnyRow>(
  Object.entries(table as Table).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, row]) => [`${area}.${name}`, row] as const),
  ),
);

/** The row of an id; undefined for anything that is not in the table (`__proto__` included). */
export const rowOf = (id: string): AnyRow | undefined => rows.get(id);
const ids = new Map([...rows].map(([id, row]) => [row, id]));
/** The id of a row of the table, such as `booking.list`. */
export const idOf = (row: AnyRow): string | undefined => ids.get(row);
export const endpointIds = [...rows.keys()] as readonly EndpointId[];
/** Whether an id belongs to the sample API, which the app answers itself in either mode. */
export const isSample = (id: string): boolean => rows.has(id) && !Object.hasOwn(product, id.split('.')[0] ?? '');
