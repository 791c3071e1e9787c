/** Finds the canonical field that a name stands for: by spelling, by the table, by usual forms, or none. */
import type { EntityFields, Kind } from '../entities/field';
import { attributeNames } from './attributes';
import { foldName } from './name';
import type { Unit } from './values/money';

export interface Match {
  readonly field: string;
  readonly how: 'spelling' | 'synonym';
  readonly rank: number;
  readonly unit?: Unit;
  /** Whether the name alone is certain, so that any word counts as a status. */
  readonly certain: boolean;
  /** Whether a field of another kind has the same name, so that the value decides. */
  readonly isShared?: boolean;
}

interface Entry {
  readonly field: string;
  readonly kind: Kind;
  readonly rank: number;
}

const spelled = 0;
const stripped = 100;
const listed = 200;
const related = 1_000;
/** The cost of each step away from a listed name. */
const step = 10_000;

/** Names of one kind that differ only in a usual prefix or suffix. */
const forms: readonly {
  readonly kinds: readonly Kind[];
  readonly base: (name: string) => string;
  /** Fields whose names have such an ending for another reason. */
  readonly except?: RegExp;
  readonly unit?: Unit;
}[] = [
  {
    kinds: ['dateTime', 'date', 'time'],
    base: (name) =>
      name.replace(/^date(?=.{3})/, '').replace(/(?<=.{3})(datetime|timestamp|date|time|at|on|ts|utc)$/, ''),
  },
  {
    kinds: ['money'],
    base: (name) =>
      name
        .replace(/^total(?!price|cost|value|amount$)(?=.{3})/, '')
        .replace(/^amount(?=.{3})/, '')
        .replace(/(?<=.{2})(amount|value|price|total)$/, ''),
  },
  {
    kinds: ['money'],
    unit: 'minor',
    base: (name) =>
      name
        .replace(/^amount(?=.{3})/, '')
        .replace(/(?<=.{2})(amount|value|price)?(incents|cents|cts|inminor|minorunits|minor|pennies|pence)$/, ''),
  },
  { kinds: ['flag'], base: (name) => name.replace(/^(is|has|was)(?=.{3})/, '') },
  { kinds: ['url', 'urls'], base: (name) => name.replace(/(?<=.{2})(url|link|path|image|src|uri|href|file)s?$/, '') },
  { kinds: ['text', 'id'], base: (name) => name.replace(/(?<=.{2})(number|num|nr|no)$/, '#') },
  { kinds: ['id'], base: (name) => name.replace(/(?<=.{2})(uuid|guid|pk|id)$/, '#') },
  {
    kinds: ['word', 'text'],
    // The state where a track is located is not a status.
    except: /^state(Code)?$/,
    base: (name) => name.replace(/(?<=.{2})(status|state)$/, '#'),
  },
  { kinds: ['text'], except: /(Code|Number)$/, base: (name) => name.replace(/(?<=.{4})(name|title|label)$/, '') },
  {
    kinds: ['number'],
    base: (name) =>
      name
        .replace(/^(numberof|numof|noof|number|num|total)(?=.{3})/, '')
        .replace(/^(spots|seats|places|entries|tickets|units|slots)(?=(sold|left|remaining|available|taken)$)/, '')
        .replace(/(?<=.{3})(count|total|qty|quantity|number)$/, '')
        .replace(/(?<=.{3})s$/, ''),
  },
];

/** Splits a field into a related record and its attribute: `userEmail` is the user's email. */
export const relationOf = (entity: EntityFields, field: string) => {
  const prefix = Object.keys(entity.relations)
    .filter((name) => field.startsWith(name) && /^[A-Z]/.test(field.slice(name.length)))
    .sort((one, other) => other.length - one.length)[0];
  if (prefix === undefined) return undefined;
  const rest = field.slice(prefix.length);
  return {
    prefix,
    aliases: entity.relations[prefix] ?? [],
    attribute: `${rest[0]?.toLowerCase() ?? ''}${rest.slice(1)}`,
  };
};

const names = (entity: EntityFields): Map<string, Entry[]> => {
  const found = new Map<string, Entry[]>();
  const add = (name: string, entry: Entry): void => {
    const key = foldName(name);
    const list = found.get(key) ?? [];
    if (key !== '' && !list.some(({ field }) => field === entry.field)) found.set(key, [...list, entry]);
  };
  for (const [field, { kind }] of Object.entries(entity.fields)) add(field, { field, kind, rank: spelled });
  for (const [field, { kind, alternatives }] of Object.entries(entity.fields)) {
    for (const name of entity.names)
      if (field.startsWith(name) && field.length > name.length)
        add(field.slice(name.length), { field, kind, rank: stripped });
    alternatives.forEach((name, index) => {
      if (/^\w+$/.test(name)) add(name, { field, kind, rank: listed + index });
      const at = /^@(\w+)\.(\w+)$/.exec(name);
      for (const alias of entity.relations[at?.[1] ?? ''] ?? [])
        for (const attribute of attributeNames(at?.[2] ?? ''))
          if (/^\w+$/.test(attribute)) add(`${alias}${foldName(attribute)}`, { field, kind, rank: related + index });
    });
    if (field === 'id') for (const name of ['uuid', 'guid', 'pk', 'oid']) add(name, { field, kind, rank: listed });
    if (field === 'timezone')
      for (const name of ['tz', 'zone', 'timeZoneId', 'ianaTimezone']) add(name, { field, kind, rank: listed });
    const relation = relationOf(entity, field);
    relation?.aliases.forEach((alias, index) => {
      for (const attribute of attributeNames(relation.attribute))
        if (/^\w+$/.test(attribute)) add(`${alias}${foldName(attribute)}`, { field, kind, rank: related + index });
    });
  }
  return found;
};

type Candidate = Entry & { readonly unit?: Unit };

/** The fields with the lowest ranks, best first; none if two of the same kind have the name. */
const closest = (entries: readonly Candidate[]): readonly Candidate[] => {
  const band = (rank: number): number =>
    Math.floor(rank / step) * 10 +
    (rank % step >= related ? 3 : rank % step >= listed ? 2 : rank % step >= stripped ? 1 : 0);
  const lowest = Math.min(...entries.map(({ rank }) => band(rank)));
  const best = new Map<string, Candidate>();
  for (const one of entries.filter(({ rank }) => band(rank) === lowest)) {
    const before = best.get(one.field);
    if (!before || one.rank < before.rank) best.set(one.field, one);
  }
  const found = [...best.values()];
  return new Set(found.map(({ kind }) => kind)).size === found.length ? found : [];
};

const firstFilled = (...searches: readonly (() => readonly Candidate[])[]): readonly Candidate[] => {
  for (const search of searches) {
    const found = search();
    if (found.length > 0) return found;
  }
  return [];
};

/** For each form, the entries by the base of their names. */
const namesByForm = (byName: ReadonlyMap<string, readonly Entry[]>): readonly ReadonlyMap<string, readonly Entry[]>[] =>
  forms.map(({ kinds, base, except }) => {
    const map = new Map<string, Entry[]>();
    for (const [name, entries] of byName)
      for (const entry of entries) {
        if (!kinds.includes(entry.kind) || except?.test(entry.field)) continue;
        const form = base(name);
        const known = map.get(form);
        if (known) known.push(entry);
        else map.set(form, [entry]);
      }
    return map;
  });

export interface Matcher {
  /** The fields that a name may stand for: one, or several of different kinds. Caches the result for the next record. */
  match(key: string): readonly Match[];
  /** Makes what it otherwise makes for the first name that is not listed. */
  prepare(): void;
}

export const createMatcher = (entity: EntityFields): Matcher => {
  const byName = names(entity);
  let byForm: readonly ReadonlyMap<string, readonly Entry[]>[] | undefined;
  const knownForms = (): readonly ReadonlyMap<string, readonly Entry[]>[] => {
    byForm ??= namesByForm(byName);
    return byForm;
  };
  const prefixes = entity.names.map(foldName);
  // `event` is the event of a booking, not a form of `eventDate`.
  const mentions = new Set([
    ...prefixes,
    ...Object.values(entity.relations).flatMap((aliases) => aliases.map(foldName)),
  ]);
  const listedAs = (name: string, cost: number): readonly Candidate[] =>
    (byName.get(name) ?? []).map((entry) => ({ ...entry, rank: entry.rank + cost }));
  const formsOf = (name: string, cost: number): readonly Candidate[] => {
    if (mentions.has(name)) return [];
    const known = knownForms();
    return forms.flatMap(({ base, unit }, index) => {
      const form = base(name);
      if (unit !== undefined && form === name) return [];
      return (known[index]?.get(form) ?? []).map((entry) => ({
        ...entry,
        rank: entry.rank + cost,
        ...(unit === undefined ? {} : { unit }),
      }));
    });
  };
  const search = (key: string): readonly Match[] => {
    const name = foldName(key);
    if (name === '') return [];
    const cut = prefixes
      .filter((prefix) => name.startsWith(prefix) && name.length > prefix.length)
      .map((prefix) => name.slice(prefix.length));
    const found = closest(
      firstFilled(
        () => listedAs(name, 0),
        () => formsOf(name, step),
        () => cut.flatMap((rest) => listedAs(rest, 2 * step)),
        () => cut.flatMap((rest) => formsOf(rest, 3 * step)),
      ),
    );
    const isShared = found.length > 1;
    return found.map(({ field, rank, unit }) => {
      const within = rank % step;
      const isNamed = within < listed || within >= related || /(status|state|type|kind)$/.test(name);
      return {
        field,
        rank,
        how: rank === spelled ? 'spelling' : 'synonym',
        certain: isNamed && !isShared,
        ...(unit === undefined ? {} : { unit }),
        ...(isShared ? { isShared } : {}),
      };
    });
  };
  const known = new Map<string, readonly Match[]>();
  return {
    match: (key) => {
      const before = known.get(key);
      if (before) return before;
      const matches = search(key);
      if (known.size < 10_000) known.set(key, matches);
      return matches;
    },
    prepare: () => void knownForms(),
  };
};
