/** How to find one field in records of one shape: an ordered list of paths, made once per shape. */
import type { Field } from '../entities/field';
import { isRecord, type Values } from '../json/record';
import { containers } from './attributes';
import type { FieldMap, Mentioned, Source } from './field-map';
import { foldName } from './name';
import { innerOf, maxDepth, type Shape } from './record-shape';
import type { Unit } from './values/money';
import { joinedText, unwrap } from './values/plain';

export type How = 'profile' | 'exact' | 'spelling' | 'nested' | 'synonym';

export interface Found {
  readonly value: unknown;
  /** The record's own name for this value, which the canonical name replaces. */
  readonly key?: string;
}

export interface Lookup {
  readonly how: How;
  /** How this path was derived. */
  readonly path: string;
  /** The path in the server's own spelling: `customer.full_name`; joined parts with a plus. */
  readonly pathIn?: (row: Values) => string;
  readonly unit?: Unit;
  /** Whether a status may be any word. */
  readonly certain: boolean;
  /** Undefined if the record does not have it. */
  readonly find: (row: Values, children: Children) => Found | undefined;
  /** The same lookup for records of one shape, with its names resolved; undefined if no record of the shape has it. */
  readonly narrowed?: (shape: Shape) => Lookup | undefined;
}

/** The fields of an object by folded name, read once per record. */
export type Children = (of: Values) => ReadonlyMap<string, unknown>;

export const createChildren = (): Children => {
  const known = new Map<Values, ReadonlyMap<string, unknown>>();
  return (of) => {
    const map = known.get(of);
    if (map) return map;
    const made = new Map<string, unknown>();
    for (const key of Object.keys(of).slice(0, 300)) {
      const name = foldName(key);
      if (name !== '' && (key === name || !made.has(name))) made.set(name, of[key]);
    }
    known.set(of, made);
    return made;
  };
};

const follow = (start: unknown, path: readonly string[], children: Children): unknown => {
  let at = start;
  for (const name of path) {
    if (!isRecord(at)) return undefined;
    at = children(at).get(name);
  }
  return at;
};

/** A folded path in the spelling of a record. */
const spelledIn = (row: Values, start: string, rest: readonly string[]): string => {
  let at: unknown = row[start];
  const names = [start];
  for (const name of rest) {
    const key = isRecord(at) ? Object.keys(at).find((one) => foldName(one) === name) : undefined;
    names.push(key ?? name);
    at = isRecord(at) && key !== undefined ? at[key] : undefined;
  }
  return names.join('.');
};

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const joined = (source: Source, values: readonly unknown[]): Found | undefined => {
  const [value] = values;
  if (source.as === 'count') return Array.isArray(value) ? { value: value.length } : undefined;
  if (source.paths.length === 1) return hasValue(value) ? { value } : undefined;
  const text = joinedText(values);
  return text === undefined ? undefined : { value: text };
};

/** The name of a shape that `Children` would find. */
const keyIn = ({ keys }: Shape, name: string): string | undefined => {
  const known = keys.slice(0, 300);
  return known.includes(name) ? name : known.find((key) => foldName(key) === name);
};

/** A path in the names of a shape; undefined if its records do not have it, `unknown` if that is too deep to tell. */
const resolved = (shape: Shape, start: string, rest: readonly string[]): readonly string[] | 'unknown' | undefined => {
  const path = [start];
  let of = innerOf(shape, start);
  for (const [at, name] of rest.entries()) {
    if (!of) return at + 1 < maxDepth ? undefined : 'unknown';
    const key = keyIn(of, name);
    if (key === undefined) return undefined;
    path.push(key);
    of = innerOf(of, key);
  }
  return path;
};

const valueAt = (row: Values, path: readonly string[]): unknown => {
  let at: unknown = row;
  for (const key of path) at = isRecord(at) ? at[key] : undefined;
  return unwrap(at);
};

/** `keys` maps folded names to the real ones of this shape. */
export const sourceLookup = (source: Source, keys: ReadonlyMap<string, string>, how: How): Lookup | undefined => {
  if (source.paths.some(([first = '']) => !keys.has(first))) return undefined;
  const starts = source.paths.map(([first = '']) => keys.get(first) ?? '');
  const path = source.paths.map(([, ...rest], index) => [starts[index], ...rest].join('.')).join(' + ');
  const find: Lookup['find'] = (row, children) =>
    joined(
      source,
      source.paths.map(([, ...rest], index) => unwrap(follow(row[starts[index] ?? ''], rest, children))),
    );
  const pathIn = (row: Values): string =>
    source.paths.map(([, ...rest], index) => spelledIn(row, starts[index] ?? '', rest)).join('+');
  const lookup: Lookup = { how, path, pathIn, certain: true, find };
  const narrowed = (shape: Shape): Lookup | undefined => {
    const paths = source.paths.map(([, ...rest], index) => resolved(shape, starts[index] ?? '', rest));
    if (paths.includes('unknown')) return lookup;
    const known = paths.filter((one) => typeof one === 'object');
    if (known.length === 0) return undefined;
    const [only = []] = known;
    if (source.paths.length > 1 || source.as === 'count')
      return {
        ...lookup,
        find: (row) =>
          joined(
            source,
            known.map((one) => valueAt(row, one)),
          ),
      };
    return {
      ...lookup,
      find: (row) => {
        const value = valueAt(row, only);
        return hasValue(value) ? { value } : undefined;
      },
    };
  };
  return { ...lookup, narrowed };
};

const idText = /^(\d+|[0-9a-f]{24}|[0-9a-f]{8}-[0-9a-f-]{27}|[A-Za-z]{2,6}[-_][A-Za-z0-9_-]+)$/i;

/** A number for people, such as `BK-7F3KQ`: letters with digits, or capitals with dashes, but not a database id. */
const isCode = (text: string): boolean =>
  /^[A-Za-z0-9][\w./-]{2,39}$/.test(text) &&
  (/^(?=.*\d)(?=.*[A-Za-z])/.test(text) || /^[A-Z]{2,6}(-[A-Z]+)+$/.test(text)) &&
  !/^([0-9a-f]{24}|[0-9a-f]{8}-[0-9a-f-]{27})$/i.test(text);

const isMention = (value: unknown, as: Mentioned['as']): boolean => {
  if (typeof value === 'number') return as === 'id';
  if (typeof value !== 'string' || value === '') return false;
  if (/^\S+@\S+$/.test(value)) return as === 'email';
  if (as === 'number') return isCode(value);
  return as === (idText.test(value) ? 'id' : 'name');
};

/** `event: 31` is an id, `event: 'Spring Shootout'` a name, `order: 'BK-7F3KQ'` a number. */
export const mentionLookup = (key: string, { as }: Mentioned): Lookup => ({
  how: 'synonym',
  path: key,
  certain: true,
  find: (row) => {
    const value = unwrap(row[key]);
    return isMention(value, as) ? { value, key } : undefined;
  },
});

/** The objects that only group fields, by folded name. */
const containersNamed = new Map<string, (typeof containers)[number][]>();
for (const container of containers)
  for (const name of container.names.map(foldName))
    containersNamed.set(name, [...(containersNamed.get(name) ?? []), container]);

/** Whether an object of this name only groups fields of its record. */
export const isContainer = (key: string): boolean => containersNamed.has(foldName(key));

/** The record's own fields within an object that only groups them: `pricing.grand_total`, `address.zip`. */
export const containerLookups = (guide: FieldMap, key: string, field: string, kind: Field['kind']): readonly Lookup[] =>
  (containersNamed.get(foldName(key)) ?? [])
    .filter(({ fields, kinds }) => fields?.includes(field) || kinds?.includes(kind))
    .slice(0, 1)
    .map(() => {
      /** The names within the object that may be the field, best first. */
      const candidates = (names: readonly string[]): readonly string[] =>
        names
          .slice(0, 100)
          .flatMap((name) => {
            const match = guide.match(name).find((one) => one.field === field && !one.isShared);
            return match && match.unit === undefined ? [{ name, rank: match.rank }] : [];
          })
          .sort((one, other) => one.rank - other.rank)
          .map(({ name }) => name);
      const nameIn = (inner: Values): string | undefined =>
        candidates(Object.keys(inner)).find((name) => hasValue(inner[name]));
      const lookup: Lookup = {
        how: 'nested',
        path: `${key}.${field}`,
        pathIn: (row) => `${key}.${isRecord(row[key]) ? nameIn(row[key]) : field}`,
        certain: true,
        find: (row) => {
          const inner = row[key];
          const name = isRecord(inner) ? nameIn(inner) : undefined;
          return isRecord(inner) && name !== undefined ? { value: inner[name] } : undefined;
        },
      };
      const narrowed = (shape: Shape): Lookup | undefined => {
        const names = candidates(innerOf(shape, key)?.keys ?? []);
        if (names.length === 0) return undefined;
        const find: Lookup['find'] = (row) => {
          const inner = row[key];
          const name = isRecord(inner) ? names.find((one) => hasValue(inner[one])) : undefined;
          return isRecord(inner) && name !== undefined ? { value: inner[name] } : undefined;
        };
        return { ...lookup, find };
      };
      return { ...lookup, narrowed };
    });

/** A dotted path of a profile, with names exactly as the server spells them; a number is an index. */
export const profileLookup = (path: string): Lookup => {
  const names = path.split('.');
  const [first = ''] = names;
  return {
    how: 'profile',
    path,
    certain: true,
    find: (row) => {
      let at: unknown = row;
      for (const name of names) {
        if (Array.isArray(at) && /^\d{1,4}$/.test(name)) at = at[Number(name)];
        else at = isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined;
      }
      return hasValue(at) ? { value: at, ...(names.length === 1 ? { key: first } : {}) } : undefined;
    },
  };
};
