/**
 * Maps the names that an answer uses to the canonical fields of an entity: which field a name stands for, and where
 * else a field may be. A name that could mean two fields counts as neither: an empty cell is better than a wrong one.
 */
import type { EntityFields, Field, Kind } from '../entities/field';
import { bookings, events, people, tracks } from '../entities/relations';
import { attributeNames } from './attributes';
import { type Match, matcher, relationOf } from './match-name';
import { foldName } from './name';

/** A folded path into a record. */
export type Path = readonly string[];

/** Where a field may be within other objects. Several paths are joined by spaces. */
export interface Source {
  readonly paths: readonly Path[];
  readonly as: 'value' | 'count';
  /** A guess from a compound name; all listed names come before it. */
  readonly isLast?: boolean;
}

/** A related record as a single text or number: `event: 31`, `venue: 'Cedar Ridge'`, `order: 'BK-7F3KQ'`. */
export interface Mentioned {
  readonly field: string;
  readonly as: 'id' | 'name' | 'email' | 'number';
}

export interface FieldMap {
  readonly entity: EntityFields;
  /** The fields that a name of an answer may stand for: one, or several of different kinds. */
  readonly match: (key: string) => readonly Match[];
  /** The folded name of an object to the fields to look for within it, best first. */
  readonly within: ReadonlyMap<string, readonly RankedSource[]>;
  readonly mentioned: ReadonlyMap<string, readonly Mentioned[]>;
  /** Canonical field to the canonical field to copy if nothing else is found. */
  readonly copies: ReadonlyMap<string, readonly string[]>;
  /** The folded first name to the fields to join from it and others: `first_name` and `last_name`. */
  readonly joins: ReadonlyMap<string, readonly RankedSource[]>;
}

/** Where to look for a field; the lowest rank is best. */
interface RankedSource {
  readonly field: string;
  readonly rank: number;
  readonly source: Source;
}

const parse = (entity: EntityFields, also: string): readonly Source[] => {
  const as = also.startsWith('#') ? 'count' : 'value';
  const written = also.replace(/^[#=]/, '');
  const at = /^@(\w+)\.(.+)$/.exec(written);
  const texts = at
    ? (entity.relations[at[1] ?? ''] ?? []).flatMap((alias) =>
        attributesOf(alias, at[2] ?? '').map((name) => prefixed(alias, name)),
      )
    : [written];
  return texts.map((text) => ({ as, paths: text.split('+').map((path) => path.split('.').map(foldName)) }));
};

/** The names of an attribute within an object: plain, or after the object's name (`customer.customer_type`). */
const attributesOf = (alias: string, attribute: string): readonly string[] => {
  const names = attributeNames(attribute);
  return [...names, ...names.filter((name) => /^\w+$/.test(name)).map((name) => `${alias}${foldName(name)}`)];
};

/** The records that others contain: a booking has its visitor and event, an event its track. */
const brought: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  event: { track: tracks },
  booking: { user: people, event: events, track: tracks },
  ticket: { booking: bookings, event: events },
};

/** Paths through a related record to one that it refers to: `event.venue.title`. */
const throughOthers = (entity: EntityFields, prefix: string, attribute: string): readonly string[] =>
  Object.entries(entity.relations).flatMap(([carrier, carriers]) =>
    (carrier === prefix ? [] : (brought[carrier]?.[prefix] ?? [])).flatMap((alias) =>
      attributesOf(alias, attribute).flatMap((name) => carriers.map((one) => prefixed(`${one}.${alias}`, name))),
    ),
  );

/** Puts the object's name before each joined part. */
const prefixed = (alias: string, name: string): string =>
  name
    .split('+')
    .map((part) => `${alias}.${part}`)
    .join('+');

/** The two halves of a camel-case name, at each of its words. */
const halves = (field: string): readonly (readonly [string, string])[] =>
  [...field.matchAll(/(?<=[a-z0-9])(?=[A-Z])/g)].map(({ index }) => [field.slice(0, index), field.slice(index)]);

/** The other usual endings of a date or a date and time. */
const tailsOf = (kind: Kind, tail: string): readonly string[] => {
  const name = foldName(tail);
  const ends = ['expires', 'expiry', 'expiresat', 'expireson', 'expirydate', 'expirationdate', 'validuntil'];
  return (kind === 'date' || kind === 'dateTime') && ends.includes(name) ? ends : [name];
};

const sourcesOf = (entity: EntityFields, field: string, { alternatives, kind }: Field): readonly Source[] => {
  const relation = relationOf(entity, field);
  return [
    ...(relation?.aliases ?? []).flatMap((alias) =>
      attributesOf(alias, relation?.attribute ?? '').flatMap((name) => parse(entity, prefixed(alias, name))),
    ),
    ...alternatives.filter((name) => /[.#@+]/.test(name)).flatMap((name) => parse(entity, name)),
    ...(relation
      ? throughOthers(entity, relation.prefix, relation.attribute).flatMap((path) => parse(entity, path))
      : []),
    ...halves(field).map(([head, tail]): Source => ({ as: 'value', paths: [[foldName(head), foldName(tail)]] })),
    ...(halves(field).length === 1
      ? halves(field).map(([head, tail]): Source => ({ as: 'value', paths: [[foldName(tail), foldName(head)]] }))
      : []),
    // `certificateExpiry` may be `certificate.expiry` too. Status words are left out: a user's `state` may be Texas.
    ...(kind === 'word'
      ? []
      : alternatives
          .filter((name) => /^\w+$/.test(name))
          .flatMap(halves)
          .flatMap(([head, tail]) =>
            tailsOf(kind, tail).map((one): Source => ({ as: 'value', paths: [[foldName(head), one]], isLast: true })),
          )),
    ...(relation?.attribute === 'name'
      ? relation.aliases.map(
          (alias): Source => ({
            as: 'value',
            paths: [[foldName(`${alias}FirstName`)], [foldName(`${alias}LastName`)]],
          }),
        )
      : []),
  ];
};

const guides = new WeakMap<EntityFields, FieldMap>();

/** Created once per entity, for its first record. */
export const fieldMapOf = (entity: EntityFields): FieldMap => {
  const known = guides.get(entity);
  if (known) return known;
  const within = new Map<string, RankedSource[]>();
  const mentioned = new Map<string, Mentioned[]>();
  const joins = new Map<string, RankedSource[]>();
  const copies = new Map<string, readonly string[]>();
  for (const [field, description] of Object.entries(entity.fields)) {
    const copied = description.alternatives.filter((name) => name.startsWith('=')).map((name) => name.slice(1));
    if (copied.length > 0) copies.set(field, copied);
    sourcesOf(entity, field, description).forEach((source, rank) => {
      const [first = ''] = source.paths[0] ?? [];
      const isJoin = source.paths.every((path) => path.length === 1) && source.as === 'value';
      const sources = isJoin ? joins : within;
      sources.set(first, [...(sources.get(first) ?? []), { field, rank, source }]);
    });
    const relation = relationOf(entity, field);
    const as = relation?.attribute;
    if (as === 'id' || as === 'name' || as === 'email' || as === 'number')
      for (const alias of relation?.aliases ?? [])
        mentioned.set(foldName(alias), [...(mentioned.get(foldName(alias)) ?? []), { field, as }]);
  }
  const guide: FieldMap = { entity, match: matcher(entity), within, mentioned, copies, joins };
  guides.set(entity, guide);
  return guide;
};
