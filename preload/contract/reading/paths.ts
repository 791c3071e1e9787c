/**
 * Where each canonical field may be in records of one shape. A field is read from the thing that it belongs to: the record
 * itself, an object that only groups its fields, or the related record that its name begins with.
 */
import type { EntityFields, Field } from '../entities/field';
import { isPerson } from './by-content';
import { type FieldNames, fieldNamesOf, type Match } from './field-names';
import { isAxis, isPoint, pointPlace } from './geo';
import { groupOf } from './groups';
import { addList, addMention, addWithin, deepest, type Ground, ranks, sharedBy } from './inner-places';
import {
  exactPlace,
  isCode,
  isMention,
  isMoment,
  isTimeWrittenThere,
  isWrittenThere,
  lengthOf,
  type Place,
  profilePlace,
  withoutReferences,
} from './place';
import { innerOf, isListIn, type Shape } from './record-shape';
import { isNoun, isPersonal, ownerOf, relatedEntity, relationOf } from './related';
import type { EntityProfile } from './server-profile';
import { borrowStatus } from './state-field';
import { isPlural, keyOf, wordsOf } from './words';

type Places = ReadonlyMap<string, readonly Place[]>;

interface Finder {
  readonly entity: EntityFields;
  readonly profileOf: (entity: EntityFields) => EntityProfile | undefined;
  readonly depth: number;
}

/** The places of every field in records of this shape, best first. */
export const placesIn = (shape: Shape, { entity, profileOf, depth }: Finder): Places => {
  const names = fieldNamesOf(entity);
  const found = new Map<string, Place[]>();
  const fieldOf = (name: string): Field | undefined =>
    Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  const add = (field: string, sent: Place): void => {
    const place = relationOf(entity, field)?.attribute === 'name' ? withoutReferences(sent) : sent;
    found.set(field, [...(found.get(field) ?? []), place]);
  };
  const ground: Ground = { entity, names, fieldOf, add };

  const alias = aliasOf(shape, names);
  const days = Object.keys(entity.fields).filter((field) => fieldOf(field)?.kind === 'date');
  const numberField = entity.fields.id?.alternatives.find((name) => /^=\w+Number$/.test(name))?.slice(1);
  const startTime = Object.keys(entity.fields).find((field) => fieldOf(field)?.kind === 'time');
  /** `profile_type` is the same as `profile.type`. */
  const inGroup = (key: string): readonly Match[] => {
    const [first = '', ...rest] = wordsOf(key);
    const group = rest.length > 0 ? groupOf(first) : undefined;
    return names.match(rest.join(' ')).filter(({ field, isShared, unit }) => {
      const kind = fieldOf(field)?.kind;
      return kind !== undefined && !isShared && unit === undefined && group?.(field, kind) === true;
    });
  };
  /** What a name may say of a field that it does not name, if the value fits. */
  const say = (field: string, key: string, accepts: (value: unknown) => boolean, renames = true): void =>
    add(field, { how: 'synonym', rank: ranks.mentioned, paths: [[key]], certain: false, accepts, renames });
  const owner = fieldOf('name') ? undefined : ownerOf(shape.keys, entity, names);
  const flat = (key: string): boolean => {
    const spelled = [
      owner !== undefined && keyOf(wordsOf(key)) === 'name' ? `${owner}Name` : key,
      withoutAlias(key, alias),
      ...(innerOf(shape, key) || isListIn(shape, key) ? [withoutId(key)] : []),
      byDoer(key),
    ];
    const found = spelled.map((name) => names.match(name)).find((one) => one.length > 0);
    const matches = found ?? inGroup(key);
    // What a field of the record says counts before what an object does, such as the title of a WordPress post.
    const later = innerOf(shape, key) ? ranks.listed : 0;
    for (const match of matches)
      add(match.field, {
        ...match,
        rank: match.rank + later,
        paths: [[key]],
        accepts: sharedBy(ground, match, matches),
        renames: true,
      });
    // What is known by its number and has no name is called by it: Odoo's and Shopify's orders.
    if (matches.length === 0 && numberField !== undefined && keyOf(wordsOf(key)) === 'name')
      say(numberField, key, isCode);
    // A record that says what it is with a text says its name: `venue: 'Cedar Bluff Dragway'`.
    if (matches.length === 0 && names.isOwn(key))
      for (const { field } of names.match('name')) say(field, key, isMention('name', true));
    // A beginning that is sent as date and time says the day, too, and a day that is sent so says the beginning.
    const [day, ...others] = days;
    if (day && startTime && others.length === 0)
      for (const { field } of matches) {
        if (field === startTime) say(day, key, isWrittenThere, false);
        if (field === day) say(startTime, key, isTimeWrittenThere, false);
        if (field === day && fieldOf('startsAt')) say('startsAt', key, isMoment, false);
      }
    return matches.length > 0;
  };
  const counted = (key: string): void => {
    for (const { field, rank } of names.counted(key))
      add(field, {
        how: 'synonym',
        rank,
        paths: [[key]],
        certain: true,
        accepts: Array.isArray,
        take: lengthOf,
        renames: false,
      });
  };
  const mentioned = (key: string): void => {
    const prefix = names.relation(key);
    // The number of `guests` is how many they are, and no guest's.
    if (prefix !== undefined && !isPlural(key)) addMention(ground, prefix, [key]);
  };
  /** The fields of a related record, which is read as what it is: `event.venue.title` is the name of the event's track. */
  const related = (prefix: string, key: string, inner: Shape): void => {
    if (depth >= deepest) return;
    const of = relatedEntity(prefix);
    const attributes = fieldNamesOf(of);
    // The holder of a ticket is its attendee before the user who bought it.
    const called = [prefix, ...(entity.relations[prefix] ?? [])].map((name) => keyOf(wordsOf(name)));
    const order = Math.max(0, called.indexOf(keyOf(wordsOf(withoutId(key)))) - 1);
    const theirs = placesIn(inner, { entity: of, profileOf, depth: depth + 1 });
    const all = new Map([
      ...theirs,
      ...inner.keys
        .filter((one) => Object.hasOwn(of.fields, one))
        .map((one) => [one, [exactPlace(one), ...(theirs.get(one) ?? [])]] as const),
    ]);
    for (const [field, { alternatives }] of Object.entries(entity.fields)) {
      const relation = relationOf(entity, field);
      const take = (attribute: string, rank: number): void => {
        const names = Object.hasOwn(of.fields, attribute)
          ? [attribute]
          : attributes.match(attribute).map((one) => one.field);
        // What the table knows of no such record, this one may have.
        const others = names.length > 0 ? [] : inner.keys.filter((one) => figureOf(one) === figureOf(attribute));
        for (const one of others)
          add(field, { ...exactPlace(one), how: 'nested', rank, paths: [[key, one]], renames: false });
        for (const name of names)
          for (const place of all.get(name) ?? [])
            add(field, {
              ...place,
              how: 'nested',
              rank: rank + place.rank / 100,
              paths: place.paths.map((path) => [key, ...path]),
              renames: false,
            });
      };
      if (relation?.prefix === prefix) take(relation.attribute, ranks.related + order);
      for (const alternative of alternatives)
        if (alternative.startsWith(`@${prefix}.`)) take(alternative.slice(prefix.length + 2), ranks.shared);
      const isTheirs = relation
        ? relation.prefix !== prefix && Object.hasOwn(of.relations, relation.prefix)
        : field === 'timezone' || field === 'currency';
      if (isTheirs) take(field, ranks.shared + 1);
    }
  };
  const byKey = new Map<string, string>();
  for (const key of shape.keys) if (!byKey.has(keyOf(wordsOf(key)))) byKey.set(keyOf(wordsOf(key)), key);
  const joined = (field: string, text: string): void => {
    const paths = text.split('+').map((name) => byKey.get(keyOf(wordsOf(name))));
    const known = paths.filter((key) => key !== undefined);
    if (known.length === paths.length)
      add(field, {
        how: 'synonym',
        rank: ranks.joined,
        paths: known.map((key) => [key]),
        certain: true,
        renames: false,
      });
  };

  for (const key of shape.keys.slice(0, 500)) {
    const isExact = fieldOf(key) !== undefined;
    const inner = innerOf(shape, key);
    const isMatched = !isExact && flat(key);
    counted(key);
    if (!isExact && !isMatched) mentioned(key);
    const prefix = inner && (names.relation(key) ?? names.relation(withoutId(key)));
    if (inner && prefix !== undefined) related(prefix, key, inner);
    if (inner) addWithin(ground, [key], inner, depth);
    if (isPoint(entity, key))
      for (const axis of ['latitude', 'longitude'].filter(isAxis)) if (fieldOf(axis)) add(axis, pointPlace(key, axis));
  }
  for (const [field, { alternatives }] of Object.entries(entity.fields)) {
    for (const one of alternatives) if (one.includes('+') && !/[=@.]/.test(one)) joined(field, one);
    const relation = relationOf(entity, field);
    if (relation?.attribute === 'name')
      for (const name of [relation.prefix, ...(entity.relations[relation.prefix] ?? [])])
        joined(field, `${name}FirstName+${name}LastName`);
  }
  for (const prefix of Object.keys(entity.relations)) {
    const isThere = shape.keys.some(
      (key) => names.relation(key) === prefix || (fieldOf(key) && relationOf(entity, key)?.prefix === prefix),
    );
    if (isThere || !isPersonal(prefix)) continue;
    const [key, ...others] = shape.keys.filter(
      (one) => names.match(one).length === 0 && names.relation(one) === undefined && isPerson(innerOf(shape, one)),
    );
    const inner = key === undefined ? undefined : innerOf(shape, key);
    if (key !== undefined && inner && others.length === 0) related(prefix, key, inner);
  }
  borrowStatus(entity, shape, found);
  for (const key of shape.keys) if (isListIn(shape, key) && fieldOf(key) === undefined) addList(ground, [key], [key]);
  const profile = profileOf(entity);
  for (const field of new Set([...Object.keys(entity.fields), ...Object.keys(profile?.fields ?? {})])) {
    const paths = [
      ...(field === 'id' && profile?.id !== undefined ? [profile.id] : []),
      ...((profile?.fields && Object.hasOwn(profile.fields, field) ? profile.fields[field] : undefined) ?? []),
    ];
    for (const path of field.includes('.') ? [] : paths) add(field, profilePlace(path));
  }
  for (const places of found.values()) places.sort((one, other) => one.rank - other.rank);
  return found;
};

/** The word that a server puts before the names of its own records: `partner` in `PartnerId` and `PartnerNumber`. */
const aliasOf = ({ keys }: Shape, names: FieldNames): string | undefined => {
  if (keys.some((key) => names.match(key).some(({ field }) => field === 'id') || key === 'id')) return undefined;
  const found = keys.flatMap((key) => {
    const words = wordsOf(key);
    const alias = words.slice(0, -1).join(' ');
    return words.at(-1) === 'id' && alias !== '' && !isNoun(alias) && names.match(key).length === 0 ? [alias] : [];
  });
  return found.length === 1 ? found[0] : undefined;
};

const withoutAlias = (key: string, alias: string | undefined): string => {
  const text = wordsOf(key).join(' ');
  return alias !== undefined && text.startsWith(`${alias} `) ? text.slice(alias.length + 1) : key;
};

/** A reference that was filled with the record it refers to keeps its name: `event_id: { id: 3, name: 'Test & Tune' }`. */
const withoutId = (key: string): string => {
  const words = wordsOf(key);
  return words.length > 1 && words.at(-1) === 'id' ? words.slice(0, -1).join(' ') : key;
};

/** Who did it: the user of an approval approved. */
const byDoer = (key: string): string =>
  wordsOf(key)
    .join(' ')
    .replace(/ (user|person|operator|staff|agent|employee)( name)?$/, ' by');

const figureOf = (name: string): string =>
  keyOf(wordsOf(name).filter((word) => !['number', 'count', 'quantity'].includes(word)));
