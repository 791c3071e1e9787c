/**
 * Maps the names that an answer uses to the canonical fields of an entity: which field a name stands for, and where
 * else a field may be. A name that could mean two fields counts as neither: an empty cell is better than a wrong one.
 */
import type { EntityFields, Field, Kind } from '../entities/field';
import { bookings, events, people, tracks } from '../entities/relations';
import { attributeNames } from './attributes';
import { createMatcher, type Match, type Matcher, relationOf } from './match-name';
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
  /** Makes what the first record with other names needs. */
  readonly prepare: () => void;
  /** Where fields may be in records with the folded names that `has` accepts; each field's best sources come first. */
  readonly sourcesIn: (has: Has) => Sources;
  readonly mentioned: ReadonlyMap<string, readonly Mentioned[]>;
  /** Canonical field to the canonical field to copy if nothing else is found. */
  readonly copies: ReadonlyMap<string, readonly string[]>;
}

interface FieldSource {
  readonly field: string;
  readonly source: Source;
}

interface Sources {
  /** Within objects. */
  readonly within: readonly FieldSource[];
  /** Texts of the record itself to join: `first_name` and `last_name`. */
  readonly joins: readonly FieldSource[];
}

/** Whether a record has a folded name. An entity has thousands of sources, and a record the names of a few of them. */
type Has = (name: string) => boolean;

/** The names of an attribute within an object: plain, or after the object's name (`customer.customer_type`). */
const attributesOf = (alias: string, attribute: string): readonly string[] => {
  const names = attributeNames(attribute);
  return [...names, ...names.filter((name) => /^\w+$/.test(name)).map((name) => `${alias}${foldName(name)}`)];
};

/** Puts the object's name before each joined part. */
const prefixed = (alias: string, name: string): string =>
  name
    .split('+')
    .map((part) => `${alias}.${part}`)
    .join('+');

/** The objects that a record has among these. */
const present = (aliases: readonly string[], has: Has): readonly string[] =>
  aliases.filter((alias) => has(foldName(alias)));

/** The texts for an attribute within each of some objects. */
const textsWithin = (aliases: readonly string[], attribute: string): readonly string[] =>
  aliases.flatMap((alias) => attributesOf(alias, attribute).map((name) => prefixed(alias, name)));

/** The records that others contain: a booking has its visitor and event, an event its track. */
const brought: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  event: { track: tracks },
  booking: { user: people, event: events, track: tracks },
  ticket: { booking: bookings, event: events },
};

/** Paths through a related record to one that it refers to: `event.venue.title`. */
const throughOthers = ({ relations }: EntityFields, prefix: string, attribute: string, has: Has): readonly string[] =>
  Object.entries(relations).flatMap(([carrier, names]) => {
    const carriers = present(names, has);
    if (carrier === prefix || carriers.length === 0) return [];
    return (brought[carrier]?.[prefix] ?? []).flatMap((alias) =>
      attributesOf(alias, attribute).flatMap((name) => carriers.map((one) => prefixed(`${one}.${alias}`, name))),
    );
  });

/** The two halves of a camel-case name, at each of its words. */
const halves = (field: string): readonly (readonly [string, string])[] =>
  [...field.matchAll(/(?<=[a-z0-9])(?=[A-Z])/g)].map(({ index }) => [field.slice(0, index), field.slice(index)]);

/** The other usual endings of a date or a date and time. */
const tailsOf = (kind: Kind, tail: string): readonly string[] => {
  const name = foldName(tail);
  const ends = ['expires', 'expiry', 'expiresat', 'expireson', 'expirydate', 'expirationdate', 'validuntil'];
  return (kind === 'date' || kind === 'dateTime') && ends.includes(name) ? ends : [name];
};

const sourceOf = (text: string, as: Source['as'] = 'value'): Source => ({
  as,
  paths: text.split('+').map((path) => path.split('.').map(foldName)),
});

/** What the sources of a field depend on besides the names of a record. */
interface Rules {
  readonly field: string;
  readonly relation: ReturnType<typeof relationOf>;
  readonly written: readonly string[];
  readonly compound: readonly Source[];
}

const rulesOf = (entity: EntityFields, field: string, { alternatives, kind }: Field): Rules => {
  const relation = relationOf(entity, field);
  const parts = halves(field);
  const compound = [
    ...parts.map(([head, tail]) => sourceOf(`${head}.${tail}`)),
    ...(parts.length === 1 ? parts.map(([head, tail]) => sourceOf(`${tail}.${head}`)) : []),
    // `certificateExpiry` may be `certificate.expiry` too. Status words are left out: a user's `state` may be Texas.
    ...(kind === 'word'
      ? []
      : alternatives
          .filter((name) => /^\w+$/.test(name))
          .flatMap(halves)
          .flatMap(([head, tail]) =>
            tailsOf(kind, tail).map((one): Source => ({ ...sourceOf(`${head}.${one}`), isLast: true })),
          )),
    ...(relation?.attribute === 'name'
      ? relation.aliases.map((alias) => sourceOf(`${alias}FirstName+${alias}LastName`))
      : []),
  ];
  return { field, relation, written: alternatives.filter((name) => /[.#@+]/.test(name)), compound };
};

/** The sources of a field, best first. */
const sourcesOf = (entity: EntityFields, { relation, written, compound }: Rules, has: Has): readonly Source[] => {
  const namesOf = (name: string): readonly string[] => present(entity.relations[name] ?? [], has);
  const listed = (also: string): readonly Source[] => {
    const text = also.replace(/^[#=]/, '');
    const at = /^@(\w+)\.(.+)$/.exec(text);
    const texts = at ? textsWithin(namesOf(at[1] ?? ''), at[2] ?? '') : [text];
    return texts.map((one) => sourceOf(one, also.startsWith('#') ? 'count' : 'value'));
  };
  return [
    ...(relation ? textsWithin(namesOf(relation.prefix), relation.attribute).map((text) => sourceOf(text)) : []),
    ...written.flatMap(listed),
    ...(relation ? throughOthers(entity, relation.prefix, relation.attribute, has).map((text) => sourceOf(text)) : []),
    ...compound,
  ].filter(({ paths }) => has(paths[0]?.[0] ?? ''));
};

const isJoin = ({ source: { as, paths } }: FieldSource): boolean =>
  as === 'value' && paths.every((path) => path.length === 1);

/** Where the fields of an entity may be in records with the folded names that `has` accepts. */
const sourcesIn = (entity: EntityFields, rules: readonly Rules[], has: Has): Sources => {
  const all = rules.flatMap((rule) =>
    sourcesOf(entity, rule, has).map((source): FieldSource => ({ field: rule.field, source })),
  );
  return { within: all.filter((one) => !isJoin(one)), joins: all.filter(isJoin) };
};

const guides = new WeakMap<EntityFields, FieldMap>();
/** What the records so far were like: a server keeps to its names. */
let hasRecords = false;
let hasOtherNames = false;

/** Created once per entity, for its first record. */
export const fieldMapOf = (entity: EntityFields): FieldMap => {
  const known = guides.get(entity);
  if (known) return known;
  const mentioned = new Map<string, Mentioned[]>();
  const copies = new Map<string, readonly string[]>();
  const rules = Object.entries(entity.fields).map(([field, description]) => rulesOf(entity, field, description));
  for (const { field, relation } of rules) {
    const copied = (entity.fields[field]?.alternatives ?? [])
      .filter((name) => name.startsWith('='))
      .map((name) => name.slice(1));
    if (copied.length > 0) copies.set(field, copied);
    const as = relation?.attribute;
    if (as === 'id' || as === 'name' || as === 'email' || as === 'number')
      for (const alias of relation?.aliases ?? [])
        mentioned.set(foldName(alias), [...(mentioned.get(foldName(alias)) ?? []), { field, as }]);
  }
  // Not made for records that have only canonical names.
  let matcher: Matcher | undefined;
  const knownMatcher = (): Matcher => {
    matcher ??= createMatcher(entity);
    return matcher;
  };
  const guide: FieldMap = {
    entity,
    match: (key) => {
      hasOtherNames = true;
      return knownMatcher().match(key);
    },
    prepare: () => knownMatcher().prepare(),
    sourcesIn: (has) => {
      hasRecords = true;
      return sourcesIn(entity, rules, has);
    },
    mentioned,
    copies,
  };
  guides.set(entity, guide);
  return guide;
};

/**
 * Makes what the first record of an entity needs, ahead of it: 20 ms. Nothing while all records so far had canonical
 * names only.
 */
export const prepareFieldMap = (entity: EntityFields): void => {
  if (!hasRecords || hasOtherNames) fieldMapOf(entity).prepare();
};
