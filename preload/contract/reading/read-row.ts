/** Reads one record by the plan of its shape. A canonical record is returned without copying. */
import type { EntityFields, Field } from '../entities/field';
import { isRecord, type Values } from '../json/record';
import { readPairList } from './ability-list';
import type { AnswerFacts } from './answer-facts';
import { withEnding } from './contrary-field';
import { isBlank, type Place, valueAt } from './place';
import { type FieldPlan, type Plan, sources } from './plan';
import { isFilled, isWall, readPlace } from './read-place';
import type { Reader } from './reader';
import { resultOf } from './result';
import type { Unit } from './values/money';
import { joinedText, unread } from './values/plain';
import { readValue, type ValueContext } from './values/read-value';
import { entriesOf, pointsOf } from './values/series';
import { isWordOf, readWord } from './values/word';

/** Where a field was found: at a place, under its own name, or as a copy of another canonical field. */
export interface Origin {
  readonly value: unknown;
  readonly place?: Place;
  readonly copyOf?: string;
}
export type Note = (plan: FieldPlan, origin: Origin) => void;

/** What the records of one list, or those within a record, have in common. */
export interface RowContext {
  readonly answer: AnswerFacts;
  readonly depth: number;
  /** The records are in an unknown field: their fields are converted, and none is added. */
  readonly isInner?: boolean;
}

/** What a record inherits from the one that contains it. */
export interface Inherited {
  readonly currency?: unknown;
  readonly timezone?: unknown;
}

/** Reads one record after the other; what they have in common is made once, because it takes most of the time. */
export type ReadRow = (row: Values, inherited?: Inherited, note?: Note) => Values;

/** A value for a field from other canonical fields: joined (`firstName+lastName`), or mapped to its word. */
const copied = (field: Field, parts: readonly unknown[]): unknown => {
  if (parts.length > 1) return parts.includes(undefined) ? undefined : joinedText(parts);
  const [value] = parts;
  if (Array.isArray(value)) return field.kind === 'number' ? value.length : undefined;
  if (typeof value !== 'string' && (typeof value !== 'number' || field.kind === 'text')) return undefined;
  if (field.kind !== 'word' || !field.words) return value;
  return isWordOf(value, field.words) ? readWord(value, field.words) : undefined;
};

export const rowReader = (reader: Reader, rowContext: RowContext): ReadRow => {
  const { answer, depth, isInner = false } = rowContext;
  const within = new Map<string, ReadRow>();
  const readerWithin = (field: string, of: EntityFields, ofInner: boolean): ReadRow => {
    const known = within.get(field);
    if (known) return known;
    const read = rowReader(reader.within(field, of), { answer, depth: depth + 1, isInner: ofInner });
    within.set(field, read);
    return read;
  };
  // The record and the field that are read now.
  let name = '';
  const money = {
    unit: undefined as Unit | undefined,
    isNamedMinor: false,
    currency: undefined as unknown,
    othersHaveFraction: answer.hasFraction,
  };
  const context = {
    zone: reader.server.zone,
    ownZone: undefined as unknown,
    money,
    words: undefined as ValueContext['words'],
    readPermissions: (value: unknown) => readPairList(value, reader.server) ?? unread,
    readList: ({ of }: Field, value: unknown) => {
      if (!of || depth > 3) return unread;
      const list = itemsOf(of, value);
      return list ? readList(readerWithin(name, of, false), list, inherited()) : unread;
    },
  } satisfies ValueContext;
  const inherited = (): Inherited => ({ currency: money.currency, timezone: context.ownZone });
  const values: unknown[] = [];
  const from: number[] = [];

  const readField = (row: Values, each: FieldPlan, at: number): void => {
    const { field, exact, places } = each;
    const { words } = field;
    const isTime = field.kind === 'dateTime';
    name = each.name;
    context.words = each.words;
    let source: number = sources.none;
    let value: unknown = exact ? row[name] : undefined;
    // Of a code and a text of the same state, the one that is understood counts.
    const isUnderstood = exact && words !== undefined && isWordOf(value, words);
    for (let index = 0; index < places.length && !isUnderstood; index += 1) {
      const place = places[index] as Place;
      if (isInner && !place.renames) continue;
      const raw = valueAt(row, place);
      if (raw === undefined) continue;
      money.unit = place.unit ?? each.unit;
      money.isNamedMinor = place.unit === 'minor';
      const read = readPlace(each, raw, place, context);
      if (read === unread) continue;
      const isWord = words === undefined || place.how === 'profile' || words.includes(String(read));
      if ((!isWord && (exact || source !== sources.none)) || (isTime && isWall(value) && isWall(read))) continue;
      value = read;
      source = sources.place + index;
      if (isWord && !(isTime && isWall(read))) break;
    }
    if (source === sources.none && exact) {
      money.unit = each.unit;
      money.isNamedMinor = false;
      const read = readValue(field, value, context);
      if (read !== unread && !Object.is(read, value)) {
        value = read;
        source = sources.own;
      }
    }
    if (field.kind === 'flag' && source === sources.none && (value === undefined || value === '')) {
      const blank = value === '' ? -1 : places.findIndex((place) => isBlank(row, place));
      if ((blank >= 0 || value === '') && answer.hasCross()) {
        value = false;
        source = blank < 0 ? sources.own : sources.place + blank;
      }
    }
    values[at] = value;
    from[at] = source;
  };

  return (row, parent, note) => {
    const plan = reader.planFor(row);
    const { fields, nested } = plan;
    money.currency = row.currency ?? parent?.currency;
    context.ownZone = row.timezone ?? parent?.timezone;
    let isChanged = plan.spellings.size > 0;
    const size = fields.length + nested.length;
    if (from.length !== size) from.length = size;
    for (let at = 0; at < fields.length; at += 1) {
      const each = fields[at] as FieldPlan;
      readField(row, each, at);
      const source = from[at] ?? sources.none;
      if (source !== sources.none) isChanged = true;
      const place = each.places[source - sources.place];
      if (note && (place || each.exact)) note(each, { value: values[at], ...(place && { place }) });
      if (each.name === 'currency') money.currency = values[at] ?? money.currency;
      if (each.name === 'timezone') context.ownZone = values[at] ?? context.ownZone;
    }
    // Copies come last, because they need the values of the other fields.
    for (let at = 0; at < fields.length && !isInner; at += 1) {
      const each = fields[at] as FieldPlan;
      if (each.copies.length === 0 || from[at] !== sources.none) continue;
      for (const { of, parts } of each.copies) {
        const value = copied(
          each.field,
          parts.map(({ field, index }) => (index < 0 ? row[field] : values[index])),
        );
        if (!isFilled(value)) continue;
        values[at] = value;
        from[at] = sources.copy;
        isChanged = true;
        note?.(each, { value, copyOf: of });
        break;
      }
    }
    for (let at = 0; at < nested.length; at += 1) {
      const { key, of, takers } = nested[at] as Plan['nested'][number];
      const isTaken = takers.some(({ field, source }) => from[field] === source);
      const sent = row[key];
      const inner =
        isTaken || depth > 1 || typeof sent !== 'object' || sent === null
          ? sent
          : readInner(readerWithin(key, of, true), sent, inherited());
      values[fields.length + at] = inner;
      from[fields.length + at] = inner === sent ? sources.none : sources.own;
      if (inner !== sent) isChanged = true;
    }
    const read = isChanged ? resultOf(row, plan, values, from) : row;
    return plan.mayEnd ? withEnding(reader.entity, read, isInner) : read;
  };
};

/** Reads the records of a list; returns the same list if nothing changes. */
const readList = (read: ReadRow, list: readonly unknown[], inherited: Inherited): readonly unknown[] => {
  let isSame = true;
  const items = list.map((item: unknown) => {
    if (!isRecord(item)) return item;
    const one = read(item, inherited);
    if (one !== item) isSame = false;
    return one;
  });
  return isSame ? list : items;
};

const readInner = (read: ReadRow, value: object, inherited: Inherited): unknown =>
  Array.isArray(value) ? readList(read, value, inherited) : read(value as Values, inherited);

/** A list, also in an object that holds nothing else of the kind: GraphQL's `nodes` and `edges`, OData's `results`. */
const listWithin = (value: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value;
  const [list, ...others] = isRecord(value) ? Object.values(value).filter((one) => Array.isArray(one)) : [];
  if (!list || others.length > 0 || !list.every(isRecord)) return undefined;
  return list.map((item) => (isRecord(item) && isRecord(item.node) ? item.node : item));
};

/** The records of a list; those of which only the names were sent have a name. */
const itemsOf = (of: EntityFields, value: unknown): readonly unknown[] | undefined => {
  const list = pointsOf(value, of.fields) ?? listWithin(value) ?? entriesOf(value, of.fields);
  const areNames = Object.hasOwn(of.fields, 'name') && list?.some((item) => typeof item === 'string');
  return areNames ? list?.map((item) => (typeof item === 'string' ? { name: item } : item)) : list;
};
