/** The fields of a server's records by dotted path and type, without their values. */
import { isRecord, type Values } from '../../json/record';
import type { UnknownField } from './report';

const maxDepth = 4;
const maxFields = 200;
/** An object with more names than this is a map: its names are data. */
const maxNames = 80;

const typeOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' ? 'text' : typeof value;
};

/** Whether a name may be shown: it looks like a field name, not like an address, an id or a person's name. */
export const isFieldName = (name: string): boolean =>
  /^[A-Za-z_$@][\w$@-]{0,63}$/.test(name) && !/@.*\w@|\w@\w/.test(name) && !/^[0-9a-f-]{16,}$/i.test(name);

/** The path of a nested name; a name that is data becomes `*`. */
const below = (path: string, name: string, isMap: boolean): string => {
  const shown = !isMap && isFieldName(name) ? name : '*';
  return path === '' ? shown : `${path}.${shown}`;
};

/**
 * All leaves of the records, except those that `known` names. A leaf under a list of objects counts as that list.
 */
export const unknownFieldsOf = (records: readonly Values[], known: ReadonlySet<string>): readonly UnknownField[] => {
  const found = new Map<string, { readonly types: Set<string>; rows: number }>();
  const note = (path: string, value: unknown, seen: Set<string>): void => {
    const before = found.get(path);
    if (!before && found.size >= maxFields) return;
    const entry = before ?? { types: new Set<string>(), rows: 0 };
    entry.types.add(typeOf(value));
    if (!seen.has(path)) entry.rows += 1;
    seen.add(path);
    found.set(path, entry);
  };
  const walk = (value: unknown, path: string, depth: number, seen: Set<string>): void => {
    if (known.has(path)) return;
    if (!isRecord(value) || depth > maxDepth || Object.keys(value).length === 0) {
      if (path !== '') note(path, value, seen);
      return;
    }
    const names = Object.keys(value);
    for (const name of names) walk(value[name], below(path, name, names.length > maxNames), depth + 1, seen);
  };
  for (const record of records) walk(record, '', 0, new Set());
  return [...found].map(([path, { types, rows }]) => ({
    path,
    types: [...types].filter((type) => type !== 'null' || types.size === 1),
    rows,
  }));
};

/** Whether a path can be used in a profile: it contains no data as names. */
export const isAssignable = (path: string): boolean => !path.split('.').includes('*');
