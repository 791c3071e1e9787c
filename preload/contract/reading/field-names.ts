/**
 * Which canonical field of an entity a name stands for: by its words, by the names that the table lists, by usual endings
 * of its kind, or none. A name that could mean two fields counts as neither: an empty cell is better than a wrong one.
 */
import type { EntityFields } from '../entities/field';
import {
  closest,
  type Entry,
  formOf,
  isMinor,
  isOfPlaces,
  listed,
  ofRelated,
  optional,
  spelled,
  step,
  stripped,
} from './name-forms';
import type { Unit } from './values/money';
import { foldName } from './values/name';
import { createWithin, type NamedField, remembered } from './within-names';
import { entityPartsOf, keyOf, wordsOf as wordsIn } from './words';

export interface Match {
  readonly field: string;
  readonly how: 'spelling' | 'synonym';
  /** The lower, the more certain. */
  readonly rank: number;
  readonly unit?: Unit;
  /** Whether the name alone is certain, so that any word counts as a status. */
  readonly certain: boolean;
  /** Whether a field of another kind has the same name, so that the value decides. */
  readonly isShared?: boolean;
  /** Whether only the server's name says that it is a code: `state_code` of the field `state`. */
  readonly isCode?: boolean;
}

const startsWith = (words: readonly string[], start: readonly string[]): boolean =>
  start.length > 0 && start.length < words.length && start.every((word, at) => words[at] === word);

type Index = Map<string, Entry[]>;

const add = (index: Index, key: string, entry: Entry): void => {
  const entries = index.get(key);
  if (!entries) index.set(key, [entry]);
  else if (!entries.some(({ field }) => field === entry.field)) entries.push(entry);
};

export interface FieldNames {
  /** The fields that a name (or the names of a path) may stand for: one, or several of different kinds. */
  match(...path: readonly string[]): readonly Match[];
  /** The fields that a path within the record may stand for. The names of its objects and lists need not be known. */
  within(...path: readonly string[]): readonly Match[];
  /** The figures that are the length of a list with this name. */
  counted(name: string): readonly Match[];
  /** The relation of which this name is another one: `customer` is `user`. */
  relation(name: string): string | undefined;
  /** Whether a name stands for a record of this entity itself. */
  isOwn(name: string): boolean;
  /** Canonical field to the canonical fields to copy if nothing else is found. */
  readonly copies: ReadonlyMap<string, readonly string[]>;
}

const create = (entity: EntityFields): FieldNames => {
  // A person's title is not the name, that of anything else is.
  const isPerson =
    ['firstName', 'fullName'].some((name) => Object.hasOwn(entity.fields, name)) || entity.names.includes('person');
  const parts = entityPartsOf(entity);
  const plainWordsOf = (name: string): readonly string[] => wordsIn(name, parts);
  /** The words of a name of something other than a person, such as a certificate. */
  const otherWordsOf = (name: string): readonly string[] =>
    plainWordsOf(name).map((word) => (word === 'title' ? 'name' : word));
  const wordsOf = isPerson ? plainWordsOf : otherWordsOf;
  const own = entity.names.map(wordsOf);
  const relations = Object.entries(entity.relations)
    .flatMap(([prefix, names]) =>
      names.map((name, order) => ({ prefix: wordsOf(prefix), name: wordsOf(name), of: prefix, order })),
    )
    .sort((one, other) => other.name.length - one.name.length);
  const isMention = new Map([
    ...own.map((words) => [keyOf(words), undefined] as const),
    ...[...relations].reverse().map(({ name, of }) => [keyOf(name), of] as const),
  ]);
  const names: Index = new Map();
  const forms: readonly Index[] = optional.map(() => new Map());
  const lists: Index = new Map();
  const copies = new Map<string, readonly string[]>();
  const named: NamedField[] = [];
  const enter = (words: readonly string[], entry: Entry): void => {
    add(names, keyOf(words), entry);
    named.push({ field: entry.field, kind: entry.kind, words: [...new Set(words)] });
    optional.forEach(({ kinds, words: drop, except }, at) => {
      const index = forms[at];
      const form = formOf(words, entry.kind, drop);
      // A limit of racers' entries is not the limit of all people.
      const isOfSome = isOfPlaces(form) && form !== keyOf(wordsOf(entry.field));
      if (index && kinds.includes(entry.kind) && !except?.test(entry.field) && !isOfSome) add(index, form, entry);
    });
  };
  const fields = Object.entries(entity.fields);
  for (const [field, { kind }] of fields) enter(wordsOf(field), { field, kind, rank: spelled });
  const listedBy = new Map(
    fields.flatMap(([field, { alternatives }]) => alternatives.map((name) => [keyOf(wordsOf(name)), field] as const)),
  );
  for (const [field, { kind, alternatives }] of fields) {
    const words = wordsOf(field);
    for (const name of own) {
      const rest = words.slice(name.length);
      // A name that another field lists is that field's: a member's `number` is not the number of a membership.
      if (startsWith(words, name) && [undefined, field].includes(listedBy.get(keyOf(rest))))
        enter(rest, { field, kind, rank: stripped });
    }
    alternatives.forEach((name, index) => {
      const entry = { field, kind, rank: listed + index };
      if (/^\w+(\.\w+)*$/.test(name)) enter(wordsOf(name), entry);
      // What a related record says may stand beside it: `event_track_name`.
      if (name.startsWith('@')) enter(wordsOf(name.slice(1)), { ...entry, rank: entry.rank + 100 });
      if (name.startsWith('#')) add(lists, keyOf(wordsOf(name)), entry);
    });
    // The event's time zone is also that of its booking: `event_timezone`.
    if (field === 'timezone' || field === 'currency')
      for (const prefix of Object.keys(entity.relations))
        enter([...wordsOf(prefix), ...words], { field, kind, rank: listed + 100 });
    // A list that was read says how many it has.
    const copied = alternatives.flatMap((name) =>
      name.startsWith('=')
        ? [name.slice(1)]
        : name.startsWith('#') && Object.hasOwn(entity.fields, name.slice(1))
          ? [name]
          : [],
    );
    if (copied.length > 0) copies.set(field, copied);
  }

  const ofNames = (words: readonly string[], cost: number): readonly Entry[] =>
    (names.get(keyOf(words)) ?? []).map((entry) => ({ ...entry, rank: entry.rank + cost }));
  const ofForms = (words: readonly string[], cost: number): readonly Entry[] =>
    isMention.has(keyOf(words))
      ? []
      : optional.flatMap(({ unit, words: drop, kinds }, at) => {
          if ((unit === 'minor') !== isMinor(words) && kinds.includes('money')) return [];
          const found = new Set(kinds.map((kind) => formOf(words, kind, drop)));
          return [...found].flatMap((form) =>
            (forms[at]?.get(form) ?? []).map((entry) => ({
              ...entry,
              rank: entry.rank + cost,
              ...(unit === undefined ? {} : { unit }),
            })),
          );
        });
  /** The words with the name of a related record in our own word: `customer phone` is `user phone`. */
  const related = (words: readonly string[]): readonly { readonly as: readonly string[]; readonly order: number }[] =>
    relations.flatMap(({ prefix, name, order }) =>
      startsWith(words, name) && keyOf(prefix) !== keyOf(name)
        ? [{ as: [...prefix, ...words.slice(name.length)], order }]
        : [],
    );
  const cut = (words: readonly string[]): readonly (readonly string[])[] =>
    own.flatMap((name) => {
      if (startsWith(words, name)) return [words.slice(name.length)];
      // `date_order` is the order's date.
      const [first = '', ...rest] = words;
      return keyOf(rest) === keyOf(name) && ['date', 'time', 'number'].includes(first) ? [[first]] : [];
    });

  const search = (path: readonly string[]): readonly Match[] => {
    const words = [...new Set(path.flatMap(path.length > 1 ? otherWordsOf : wordsOf))];
    if (words.length === 0) return [];
    const searches: readonly (() => readonly Entry[])[] = [
      () => ofNames(words, 0),
      () => related(words).flatMap(({ as, order }) => ofNames(as, ofRelated + order)),
      () => ofForms(words, step),
      () => related(words).flatMap(({ as, order }) => ofForms(as, 1.5 * step + order)),
      () => cut(words).flatMap((one) => ofNames(one, 2 * step)),
      () => cut(words).flatMap((one) => ofForms(one, 3 * step)),
    ];
    let found: readonly Entry[] = [];
    for (const one of searches) if (found.length === 0) found = closest(one());
    const isShared = found.length > 1;
    // Letters in a `countryCode` also say the country, and so does a state's.
    const [coded = ''] = isShared ? [] : found.map(({ field }) => field.replace(/Code$/, ''));
    const twin = coded !== found[0]?.field && entity.fields[coded]?.kind === 'text' ? coded : undefined;
    const folded = foldName(path.join(''));
    // One general word, such as the `role` of a customer, says little of which words are meant.
    const isSure = ({ rank }: Entry): boolean => rank % (step / 2) < listed || words.length > 1;
    const all = [
      ...found,
      ...found.flatMap((entry) => (twin === undefined ? [] : [{ ...entry, field: twin, rank: 4 * step }])),
    ];
    return all.map((entry) => {
      const { field, rank, unit } = entry;
      const isCode = words.at(-1) === 'code' && !/code/i.test(field);
      return {
        field,
        // A text counts before the code beside it.
        rank: isCode ? rank + stripped : rank,
        how: rank === spelled && foldName(field) === folded ? 'spelling' : 'synonym',
        certain: !isShared && !isCode && isSure(entry),
        ...(isCode ? { isCode } : {}),
        ...(unit === undefined ? {} : { unit }),
        ...(isShared ? { isShared } : {}),
      };
    });
  };
  const searchWithin = createWithin(named);
  const within = (path: readonly string[]): readonly Match[] => {
    const found = searchWithin(path.map(otherWordsOf));
    const limits = path.map((name) => otherWordsOf(name).map((word) => (word === 'max' ? 'capacity' : word)));
    const matches = found.length > 0 ? found : searchWithin(limits);
    return matches.map(({ field, isMinor: inMinor }) => ({
      field,
      rank: 3 * step,
      how: 'synonym',
      certain: false,
      ...(inMinor ? { unit: 'minor' as const } : {}),
      ...(matches.length > 1 ? { isShared: true } : {}),
    }));
  };
  const found = remembered(search);
  /** `sale_order` is an order: both words name one. */
  const relationIn = (words: readonly string[]): string | undefined => {
    const whole = isMention.get(keyOf(words));
    if (whole !== undefined || words.length < 2) return whole;
    const each = new Set(words.map((word) => isMention.get(word)));
    return each.size === 1 ? [...each][0] : undefined;
  };
  return {
    match: found,
    within: remembered(within),
    counted: (name) => [
      ...found(name).filter(({ field }) => entity.fields[field]?.kind === 'number'),
      ...(lists.get(keyOf(wordsOf(name))) ?? []).map(
        ({ field, rank }) => ({ field, rank, how: 'synonym', certain: true }) as const,
      ),
    ],
    relation: (name) => relationIn(wordsOf(name)),
    isOwn: (name) => own.some((words) => keyOf(words) === keyOf(wordsOf(name))),
    copies,
  };
};

const known = new WeakMap<EntityFields, FieldNames>();

/** Made once per entity, for its first record. */
export const fieldNamesOf = (entity: EntityFields): FieldNames => {
  const names = known.get(entity) ?? create(entity);
  known.set(entity, names);
  return names;
};
