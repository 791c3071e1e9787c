/** Where fields may be in objects and lists within a record that are no records of their own, whatever they are called. */
import type { EntityFields, Field, Kind } from '../entities/field';
import { isRecord } from '../json/record';
import { isAddress, isPerson } from './by-content';
import type { FieldNames, Match } from './field-names';
import { groupOf } from './groups';
import { ofRelated } from './name-forms';
import { isLetters, isMention, isNoList, type Place } from './place';
import { innerOf, isListIn, type Shape } from './record-shape';
import { nestedIn } from './related';
import { isBestFit } from './values/best-fit';
import { readText, unread } from './values/plain';
import { wordsOf } from './words';

/** How far a place is from the field's own name. */
export const ranks = {
  own: 40,
  related: ofRelated,
  composed: 70,
  joined: 900,
  mentioned: 950,
  grouped: 3_000,
  shared: 4_000,
  within: 5_000,
  listed: 6_000,
  point: 9_000,
};
export const deepest = 2;

/** What is known while the places of one shape are found. */
export interface Ground {
  readonly entity: EntityFields;
  readonly names: FieldNames;
  readonly fieldOf: (name: string) => Field | undefined;
  readonly add: (field: string, place: Place) => void;
}

/** Whether a value belongs to the field of a match and not to another one with the same name; undefined if none has. */
export const sharedBy = ({ fieldOf }: Ground, match: Match, matches: readonly Match[]) => {
  const own = fieldOf(match.field);
  if (!own) return undefined;
  if (!match.isShared && match.isCode && own.kind === 'text') return isLetters;
  if (!match.isShared) return own.kind === 'number' ? isNoList : undefined;
  const all = matches.map(({ field }) => fieldOf(field));
  return (value: unknown) => isBestFit(value, own, all);
};

/** Whether an object under this name is a thing of its own, whose values are not the record's. */
const isThing = ({ entity, names }: Ground, key: string, inner: Shape): boolean =>
  names.relation(key) !== undefined ||
  nestedIn(entity, [key]).length > 0 ||
  isPerson(inner) ||
  inner.keys.some((one) => /^(id|name|title|email|phone|code|first name|last name)$/.test(wordsOf(one).join(' ')));

const lists: ReadonlySet<Kind | undefined> = new Set(['records', 'mentions', 'texts', 'urls', 'pairs'] as const);

/** An object within the record: its name and that of its field are one name, or it only groups the record's own fields. */
export const addWithin = (ground: Ground, path: readonly string[], inner: Shape, depth: number): void => {
  const { entity, names, fieldOf, add } = ground;
  const [key = ''] = path.slice(-1);
  const groups = [groupOf(key), isAddress(entity, inner) ? groupOf('address') : undefined].filter(
    (one) => one !== undefined,
  );
  const isOwn = path.length === 1 && names.isOwn(key);
  const isPart =
    path.length > 1 ||
    groups.length > 0 ||
    isOwn ||
    (['text', undefined].includes((fieldOf(key) ?? fieldOf(names.match(key)[0]?.field ?? ''))?.kind) &&
      !isThing(ground, key, inner));
  // What spectators pay is not how many they are.
  const isOfPrices = wordsOf(key).some((word) => /^(price|pricing|cost|fee|amount|money)$/.test(word));
  for (const name of inner.keys.filter((one) => wordsOf(one).length > 0)) {
    const place = [...path, name];
    const put = (matches: readonly Match[], rank: (match: Match) => number, more: Partial<Place> = {}): void => {
      for (const match of matches)
        add(match.field, {
          ...match,
          how: 'nested',
          rank: rank(match),
          paths: [place],
          accepts: match.isShared || match.isCode ? sharedBy(ground, match, matches) : undefined,
          renames: false,
          ...more,
        });
    };
    put(names.match(...place), ({ rank }) => ranks.composed + rank, isOwn ? { certain: false } : {});
    // The name of a group isn't a part of the fields' names: `inventory.racer.total`.
    if (path.length > 1 && groupOf(path[0] ?? ''))
      put(names.match(...place.slice(1)), ({ rank }) => ranks.grouped + rank);
    // Who did it: `decision.user` is who decided.
    if (isDoer(name)) put(names.match(...path, 'by'), ({ rank }) => ranks.composed + rank);
    const prefix = isOwn ? names.relation(name) : undefined;
    if (prefix !== undefined) addMention(ground, prefix, place);
    const flat = names.match(name).filter(({ field, unit, isShared }) => {
      const kind = fieldOf(field)?.kind;
      const fits = isOwn || (kind !== undefined && groups.some((holds) => holds(field, kind)));
      return fits && !isShared && (unit === undefined || isOwn);
    });
    put(flat, ({ rank }) => (isOwn ? ranks.own : ranks.grouped) + rank);
    const alone = names.within(...place).filter(({ field }) => {
      const kind = fieldOf(field)?.kind;
      return !lists.has(kind) && !(kind === 'number' && isOfPrices);
    });
    if (isPart) put(alone, () => ranks.within);
    const further = innerOf(inner, name);
    if (further && isPart && depth + path.length < deepest) addWithin(ground, place, further, depth);
    if (isListIn(inner, name) && isPart && fieldOf(key) === undefined) addList(ground, place, [key]);
  }
};

const isDoer = (name: string): boolean =>
  /^(user|person|operator|staff|agent|employee|staff member)( name)?$/.test(wordsOf(name).join(' '));

/** A related record as one value: its id, name, email or number. */
export const addMention = ({ fieldOf, add }: Ground, prefix: string, path: readonly string[]): void => {
  for (const attribute of ['id', 'name', 'email', 'number']) {
    const field = `${prefix}${attribute[0]?.toUpperCase() ?? ''}${attribute.slice(1)}`;
    const hasName = fieldOf(`${prefix}Name`) !== undefined;
    if (fieldOf(field))
      add(field, {
        how: 'synonym',
        rank: ranks.mentioned,
        paths: [path],
        certain: true,
        accepts: isMention(attribute, hasName),
        renames: path.length === 1,
      });
  }
};

/** The word by which an item of a list is told from the others: its type, group, name or whatever says it. */
const isLabel = (name: string): boolean =>
  /^(type|name|key|code|identifier|group|category|slug|text|role|audience|question|purpose|class)$/.test(
    wordsOf(name).at(-1) ?? '',
  );
const maxItems = 50;
/** A list of further fields of a record, each with its name and value: `meta_data`, `custom_fields`. */
const isBagName = (name: string): boolean =>
  /\b(meta|metadata|metafield|attribute|property|custom|field|extra|answer|spec|option|detail)\b/.test(
    wordsOf(name).join(' '),
  );
const isPlain = (name: string): boolean => /^(value|answer|option|content|text|data)$/.test(wordsOf(name).join(' '));

/** What the items of a list within the record say about the record: `quotas[racers].sold`, or the only payment's method. */
const readList = (
  ground: Ground,
  group: readonly string[],
  list: readonly unknown[],
  areRecords: boolean,
): ReadonlyMap<string, unknown> => {
  const { names } = ground;
  const found = new Map<string, unknown>();
  const disputed = new Set<string>();
  const isBag = group.every(isBagName);
  const items = list.slice(0, maxItems).filter(isRecord);
  const put = (matches: readonly Match[], value: unknown): void => {
    const [match, ...others] = matches.filter((one) => sharedBy(ground, one, matches)?.(value) !== false);
    if (!match || others.length > 0 || match.unit !== undefined || disputed.has(match.field)) return;
    if (found.has(match.field) && found.get(match.field) !== value) disputed.add(match.field);
    found.set(match.field, value);
  };
  for (const item of items) {
    const labels = Object.keys(item).flatMap((key) => {
      const label = isLabel(key) ? readText(item[key]) : unread;
      return label === unread || label.length > 40 ? [] : [{ key, label }];
    });
    for (const [leaf, value] of Object.entries(item)) {
      if (value === null || value === '') continue;
      if (list.length === 1) {
        // An amount of the only order is not how many orders there are.
        const own = names
          .match(...group, leaf)
          .filter(({ field }) => !areRecords || ground.fieldOf(field)?.kind !== 'number');
        put(own.length > 0 || areRecords ? own : names.within(...group, leaf), value);
      }
      for (const { key, label } of labels)
        if (key !== leaf && !isLabel(leaf))
          put(isBag && isPlain(leaf) ? names.match(label) : names.within(...group, label, leaf), value);
    }
  }
  for (const field of disputed) found.delete(field);
  return found;
};

/** A list within the record, read if a field is nowhere else. */
export const addList = (ground: Ground, path: readonly string[], group: readonly string[]): void => {
  const { entity, add } = ground;
  const areRecords = nestedIn(entity, group).length > 0;
  let last: { readonly list: unknown; readonly found: ReadonlyMap<string, unknown> } | undefined;
  const heldFor = (list: unknown, field: string): unknown => {
    if (!Array.isArray(list)) return undefined;
    if (last?.list !== list) last = { list, found: readList(ground, group, list, areRecords) };
    return last.found.get(field);
  };
  for (const field of Object.keys(entity.fields))
    add(field, {
      how: 'nested',
      rank: ranks.listed,
      paths: [path],
      certain: false,
      accepts: Array.isArray,
      take: (list) => heldFor(list, field),
      renames: false,
    });
};
