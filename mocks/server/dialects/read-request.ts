/** Translates a dialect's requests to the path and body that the demo understands. */

import type { AnyRow } from '@contract/endpoint';
import { isRecord } from '@contract/json/record';
import { endpointIds, isSample, rowOf } from '@contract/table';
import { z } from 'zod';
import type { Dialect, RequestRules, Values } from './dialect';
import { isId, isMoney } from './fields';
import { camel, folded } from './naming';

const listWords = ['q', 'page', 'perPage', 'sort', 'sortColumn', 'filters'] as const;
const narrowing: ReadonlySet<string> = new Set(['userId', 'eventId', 'trackId', 'bookingId', 'teamId', 'roleId']);

export interface Call {
  readonly row: AnyRow;
  /** The path with the demo's ids. */
  readonly path: string;
}

const patterns = endpointIds.flatMap((id) => {
  const row = rowOf(id);
  if (!row || isSample(id)) return [];
  return [{ row, pattern: new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`) }];
});

const toDemoId = (rules: RequestRules, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => toDemoId(rules, each));
  const text = rules.id ? rules.id(String(value)) : String(value);
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : (text ?? 'none');
};

/** The product's call for a request; undefined for the sample API and for unknown paths. */
export const callOf = ({ requests: rules }: Dialect, path: string): Call | undefined => {
  for (const { row, pattern } of patterns) {
    const found = pattern.exec(path);
    if (!found) continue;
    const ids = found.slice(1);
    return { row, path: row.path.replaceAll(/\{\w+\}/g, () => String(toDemoId(rules, ids.shift()))) };
  }
  return undefined;
};

/** The fields of a row's input. */
const fieldsOf = (row: AnyRow): readonly string[] =>
  row.input instanceof z.ZodObject ? Object.keys(row.input.shape) : [];

/** Translates a list's inputs: this server's names, one text with a sign for the order, pages as rows to skip. */
const listed = ({ names = {}, strict, signedSort }: RequestRules, body: Values): Record<string, unknown> => {
  const read: Record<string, unknown> = {};
  for (const word of listWords) {
    const own = names[word] ?? word;
    const value = body[own] ?? (strict ? undefined : body[word]);
    if (value !== undefined) read[word] = value;
  }
  const offset = names.offset === undefined ? undefined : body[names.offset];
  if (offset !== undefined) read.page = Math.floor(Number(offset) / Number(read.perPage ?? 50)) + 1;
  const signed = read[names.sort === undefined ? 'sortColumn' : 'sort'];
  if (signedSort && typeof signed === 'string') {
    read.sort = signed.startsWith('-') ? 'desc' : 'asc';
    read.sortColumn = camel(signed.replace(/^-/, ''));
  }
  for (const word of ['page', 'perPage'] as const) if (read[word] !== undefined) read[word] = Number(read[word]);
  return read;
};

const amounts = (rules: RequestRules, record: Values, isSnake: boolean): Values =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const field = isSnake ? camel(name) : name;
      if (isId(field) && value !== null) return [field, toDemoId(rules, value)];
      return [field, rules.money && isMoney(field, String(value)) ? rules.money(value) : value];
    }),
  );

/** Translates a body for the demo's row. It drops unknown fields, as servers do. */
export const toDemoBody = ({ requests: rules }: Dialect, row: AnyRow, body: Values): Values => {
  const known = fieldsOf(row);
  const isList = known.includes('perPage');
  const read: Record<string, unknown> = isList ? listed(rules, body) : {};
  for (const field of known) {
    if ((isList && field in read) || (listWords as readonly string[]).includes(field)) continue;
    const entry = Object.entries(body).find(([name]) =>
      rules.strict ? camel(name) === field && !/[A-Z]/.test(name) : folded(name) === folded(field),
    );
    if (!entry || entry[1] === undefined) continue;
    const [, value] = entry;
    read[field] = field === 'data' && isRecord(value) ? amounts(rules, value, rules.strict === true) : value;
    if (isId(field) && value !== null) read[field] = toDemoId(rules, value);
  }
  // This server's bodies are the record itself.
  if (known.includes('data') && read.data === undefined) read.data = amounts(rules, body, rules.strict === true);
  if (!isList) return read;
  const { ignores = [], pageSize } = rules;
  for (const word of ignores) {
    if (word === 'narrowing') for (const field of narrowing) delete read[field];
    else delete read[word];
    if (word === 'sort') delete read.sortColumn;
  }
  const size = pageSize ?? 50;
  return read.perPage === undefined ? { ...read, perPage: size } : read;
};
