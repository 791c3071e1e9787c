/** Writes the demo's records in a dialect. */

import type { EntityName } from '@contract/entities/entity-name';
import { isRecord } from '@contract/json/record';
import type { Dialect, Values } from './dialect';
import { entityWithin, isDateTime, isDay, isId, isMoney, isWord } from './fields';
import { fileOf } from './files';

/** Sets a field by its path and creates missing parents. */
const put = (into: Record<string, unknown>, path: string, value: unknown): void => {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    into[first] = value;
    return;
  }
  const inner = isRecord(into[first]) ? { ...into[first] } : {};
  put(inner, rest.join('.'), value);
  into[first] = inner;
};

export const createWriter = (dialect: Dialect, server: () => string) => {
  const { writing, name, shape } = dialect;

  const text = (value: string, field: string, entity: EntityName | undefined): unknown => {
    if (isMoney(field, value)) return writing.money?.(value) ?? value;
    if (isDateTime(value)) return writing.dateTime?.(value) ?? value;
    if (isDay(value)) return writing.day?.(value) ?? value;
    if (isWord(field, entity)) return writing.word?.(value) ?? value;
    const file = fileOf(value);
    return file === undefined ? value : (writing.file?.(file, server()) ?? file);
  };

  const one = (value: unknown, field: string, entity: EntityName | undefined): unknown => {
    if (Array.isArray(value)) return value.map((each) => one(each, field, entity));
    if (isRecord(value)) return record(value, entityWithin(field, entity), true);
    if (isId(field) && /^\d+$/.test(String(value))) return writing.id?.(Number(value)) ?? value;
    if (typeof value === 'boolean') return writing.truth?.(value) ?? value;
    if (typeof value === 'number') return writing.number?.(value) ?? value;
    return typeof value === 'string' ? text(value, field, entity) : value;
  };

  /** Writes a record in the names and the shape of the dialect. Of the records within another, only bookings get a shape. */
  const record = (values: Values, entity: EntityName | undefined, within = false): Values => {
    const written: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(values)) written[field] = one(value, field, entity);
    const isOwn = !within || 'bookingNumber' in values;
    const shaped = isOwn ? (shape?.(written, entity) ?? written) : written;
    const named: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(shaped)) put(named, name(field, isOwn ? entity : undefined), value);
    return named;
  };
  return record;
};

/** A record as one line of a CSV: nested fields under dotted names. */
export const flattened = (values: Values, prefix = ''): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isRecord(value) && Object.keys(value).length > 0
        ? Object.entries(flattened(value, `${prefix}${name}.`))
        : [[`${prefix}${name}`, value]],
    ),
  );
