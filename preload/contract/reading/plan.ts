/** How to read records of one entity with one set of names. Made once, then used for every record of that shape. */
import type { EntityFields, Field } from '../entities/field';
import type { Values } from '../json/record';
import { type FieldMap, fieldMapOf } from './field-map';
import { geoLookups, isPoint } from './geo';
import { containerLookups, isContainer, type Lookup, mentionLookup, profileLookup, sourceLookup } from './lookup';
import { camelCase, foldName } from './name';
import { type Nested, nestedIn } from './nested-records';
import type { Shape } from './record-shape';
import type { EntityProfile } from './server-profile';
import { isBestFit } from './values/best-fit';
import { isWordOf } from './values/word';

export interface FieldPlan {
  readonly name: string;
  readonly field: Field;
  /** Whether the record has the field under its canonical name. */
  readonly exact: boolean;
  /** Other paths, best first. */
  readonly lookups: readonly Lookup[];
  readonly copies: readonly string[];
  /** Where to look if the record has an object under the canonical name, such as a street within `address`. */
  readonly parts?: readonly Lookup[];
}

export interface Plan {
  readonly fields: readonly FieldPlan[];
  /** Unknown fields that may hold records of a known kind. */
  readonly nested: readonly Nested[];
  /** Names that no rule knows, in camel case. Two fields never get the same name. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** Read before the others, because money needs the currency and days need the zone. */
const first = (name: string): number => (name === 'currency' || name === 'timezone' ? 0 : 1);

const flatLookups = (
  guide: FieldMap,
  keys: readonly string[],
): ReadonlyMap<string, readonly (Lookup & { readonly rank: number })[]> => {
  const found = new Map<string, (Lookup & { readonly rank: number })[]>();
  for (const key of keys) {
    if (Object.hasOwn(guide.entity.fields, key)) continue;
    const matches = guide.match(key);
    const kinds = matches.map(({ field }) => guide.entity.fields[field]);
    for (const { field, how, rank, unit, certain, isShared } of matches) {
      const own = guide.entity.fields[field];
      const lookup = {
        how,
        path: key,
        rank,
        certain,
        ...(unit === undefined ? {} : { unit }),
        find: (row: Readonly<Record<string, unknown>>) => {
          const value = row[key];
          if (value === undefined || value === null || value === '') return undefined;
          if (isShared && own && !isBestFit(value, own, kinds)) return undefined;
          return { value, key };
        },
      };
      found.set(
        field,
        [...(found.get(field) ?? []), lookup].sort((one, other) => one.rank - other.rank),
      );
    }
  }
  return found;
};

/**
 * Some servers call a record's status `state`, and the state of its address `region`. If no other field is the status,
 * a value of `state` that is one of its words is.
 */
const borrowedStatus = (entity: EntityFields, keys: readonly string[], isFound: (field: string) => boolean) => {
  const { state, status }: Readonly<Record<string, Field>> = entity.fields;
  const key = keys.find((one) => foldName(one) === 'state');
  const words = status?.words;
  if (!state || !words || key === undefined || keys.includes('status') || isFound('status')) return undefined;
  const isStatus = (row: Values): boolean => isWordOf(row[key], words);
  const borrowed: Lookup = {
    how: 'synonym',
    path: key,
    certain: false,
    find: (row) => (isStatus(row) ? { value: row[key], key } : undefined),
  };
  const other = (lookup: Lookup): Lookup => {
    const { narrowed } = lookup;
    return {
      ...lookup,
      find: (row, children) =>
        (isStatus(row) ? lookup.path === key : key === 'state') ? undefined : lookup.find(row, children),
      ...(narrowed && {
        narrowed: (shape: Shape) => {
          const narrow = narrowed(shape);
          return narrow && other(narrow);
        },
      }),
    };
  };
  const others = (lookups: readonly Lookup[]): readonly Lookup[] => lookups.map(other);
  return { borrowed, others };
};

const spellingsOf = (entity: EntityFields, keys: readonly string[]): Plan['spellings'] => {
  const usedNames = new Set([...Object.keys(entity.fields), ...keys]);
  const found = new Map<string, string>();
  for (const key of keys) {
    const camel = camelCase(key);
    if (camel === undefined || usedNames.has(camel) || Object.hasOwn(entity.fields, key)) continue;
    usedNames.add(camel);
    found.set(key, camel);
  }
  return found;
};

const isUseful = ({ exact, lookups, copies }: FieldPlan): boolean => exact || lookups.length > 0 || copies.length > 0;

/** A plan without the paths that records of one shape do not have. Most plans are left with one path per field. */
export const narrowPlan = (plan: Plan, shape: Shape): Plan => {
  const narrow = (lookups: readonly Lookup[]): readonly Lookup[] =>
    lookups.flatMap((lookup) => (lookup.narrowed ? (lookup.narrowed(shape) ?? []) : lookup));
  const fields = plan.fields.map(
    (one): FieldPlan => ({
      ...one,
      lookups: narrow(one.lookups),
      ...(one.parts ? { parts: narrow(one.parts) } : {}),
    }),
  );
  return { ...plan, fields: fields.filter(isUseful) };
};

/** Creates the plan of a shape; `keys` are the record's own names. */
export const planOf = (entity: EntityFields, keys: readonly string[], profile: EntityProfile | undefined): Plan => {
  const guide = fieldMapOf(entity);
  const known = keys.slice(0, 500);
  const own = new Set(known);
  const byFold = new Map<string, string>();
  for (const key of known) if (!byFold.has(foldName(key))) byFold.set(foldName(key), key);
  const flat = flatLookups(guide, known);
  const usedPaths = new Set([...flat.values()].flatMap((lookups) => lookups.map(({ path }) => path)));
  const { within, joins } = guide.sourcesIn((name) => byFold.has(name));
  const nested = new Map<string, { lookup: Lookup; isLast: boolean }[]>();
  for (const { field, source } of within) {
    const lookup = sourceLookup(source, byFold, 'nested');
    if (lookup) nested.set(field, [...(nested.get(field) ?? []), { lookup, isLast: source.isLast === true }]);
  }
  const mentions = known
    .filter((key) => !usedPaths.has(key) && !Object.hasOwn(entity.fields, key))
    .flatMap((key) =>
      (guide.mentioned.get(foldName(key)) ?? []).map((one) => ({ field: one.field, lookup: mentionLookup(key, one) })),
    );
  const groups = known.filter(isContainer);
  const points = known.filter((key) => isPoint(entity, key));
  /** Most fields have no path in most records. */
  const isAnywhere = new Set([...flat.keys(), ...nested.keys(), ...[...mentions, ...joins].map(({ field }) => field)]);
  const ofField = (name: string, field: Field): readonly Lookup[] => {
    if (!isAnywhere.has(name) && groups.length === 0 && points.length === 0) return [];
    const synonyms = flat.get(name) ?? [];
    const joined = joins
      .filter((join) => join.field === name)
      .flatMap(({ source }) => sourceLookup(source, byFold, 'synonym') ?? []);
    const inside = nested.get(name) ?? [];
    return [
      ...synonyms.filter(({ how }) => how === 'spelling'),
      ...inside.filter(({ isLast }) => !isLast).map(({ lookup }) => lookup),
      ...synonyms.filter(({ how }) => how !== 'spelling'),
      ...joined,
      ...mentions.filter((one) => one.field === name).map(({ lookup }) => lookup),
      ...groups.flatMap((key) => containerLookups(guide, key, name, field.kind)),
      ...inside.filter(({ isLast }) => isLast).map(({ lookup }) => lookup),
      ...geoLookups(points, name),
    ];
  };
  const status = borrowedStatus(entity, known, (field) => (flat.get(field)?.length ?? 0) > 0);
  const ofEither = (name: string, field: Field): readonly Lookup[] => {
    if (status && name === 'status') return [...ofField(name, field), status.borrowed];
    return status && name === 'state' ? status.others(ofField(name, field)) : own.has(name) ? [] : ofField(name, field);
  };
  const ofProfile = (name: string): readonly Lookup[] => [
    ...(name === 'id' && profile?.id !== undefined ? [profileLookup(profile.id)] : []),
    ...((profile?.fields && Object.hasOwn(profile.fields, name) ? profile.fields[name] : undefined) ?? []).map(
      profileLookup,
    ),
  ];
  const extra = Object.keys(profile?.fields ?? {}).filter(
    (name) => !name.includes('.') && !Object.hasOwn(entity.fields, name),
  );
  const fields = [
    ...Object.entries(entity.fields).map(([name, field]): FieldPlan => {
      const exact = own.has(name);
      const fromProfile = ofProfile(name);
      return {
        name,
        field,
        exact,
        lookups: [...fromProfile, ...ofEither(name, field)],
        ...(exact && field.kind === 'text' ? { parts: ofField(name, field) } : {}),
        copies: exact ? [] : (guide.copies.get(name) ?? []),
      };
    }),
    ...extra.map(
      (name): FieldPlan => ({
        name,
        field: { kind: 'text', alternatives: [] },
        exact: own.has(name),
        lookups: ofProfile(name),
        copies: [],
      }),
    ),
  ];
  return {
    nested: nestedIn(entity, known),
    spellings: spellingsOf(entity, keys),
    fields: fields.filter(isUseful).sort((one, other) => first(one.name) - first(other.name)),
  };
};
