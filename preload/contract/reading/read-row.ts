/** Reads one record by the plan of its shape. A canonical record is returned without copying. */
import type { Field } from '../entities/field';
import { isRecord, type Values } from '../json/record';
import { readPairList } from './ability-list';
import type { AnswerFacts } from './answer-facts';
import { isBlank, type Place, valueAt } from './place';
import type { FieldPlan } from './plan';
import { type Reader, unitOf, wordsFor } from './reader';
import { resultOf, sources } from './result';
import { isAddress } from './values/best-fit';
import { readDateTime } from './values/date-time';
import { joinedText, unread } from './values/plain';
import { readValue, type ValueContext } from './values/read-value';
import { entriesOf } from './values/series';
import { isWordOf, readWord } from './values/word';

export const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Whether a value under another name can belong to this field. Kinds that accept any text need a stricter check. */
const isFitting = (field: Field, raw: unknown, value: unknown, { how, certain }: Place): boolean => {
  if (how === 'profile') return true;
  switch (field.kind) {
    case 'word':
      return certain || !field.words || isWordOf(raw, field.words);
    case 'number':
      return typeof value === 'number' || (typeof value === 'string' && /^[\d.,'\s%-]+$/.test(value));
    case 'money':
      return typeof value === 'number' || (typeof value === 'string' && /\d/.test(value));
    case 'text':
      // A file address is never a title, under any name.
      return !Array.isArray(raw) && !isAddress(raw);
    case 'url':
    case 'time':
      return !Array.isArray(raw);
    default:
      return true;
  }
};

/** Where a field was found: at a place, under its own name, or as a copy of another canonical field. */
export interface Origin {
  readonly value: unknown;
  readonly place?: Place;
  readonly copyOf?: string;
}
export type Note = (plan: FieldPlan, origin: Origin) => void;

/** The context of a record. */
export interface RowContext {
  readonly answer: AnswerFacts;
  readonly depth: number;
  /** Values inherited from the parent record, such as the currency. */
  readonly currency?: unknown;
  readonly timezone?: unknown;
  /** The record is in an unknown field: its fields are converted, and none is added. */
  readonly isInner?: boolean;
}

/** A value for a field from other canonical fields: joined (`firstName+lastName`), or mapped to its word. */
const copied = (field: Field, from: string, current: (name: string) => unknown): unknown => {
  const parts = from.split('+').map(current);
  if (parts.length > 1) return parts.includes(undefined) ? undefined : joinedText(parts);
  const [value] = parts;
  if (typeof value !== 'string' && (typeof value !== 'number' || field.kind === 'text')) return undefined;
  if (field.kind !== 'word' || !field.words) return value;
  return isWordOf(value, field.words) ? readWord(value, field.words) : undefined;
};

export const readRow = (reader: Reader, row: Values, rowContext: RowContext, note?: Note): Values => {
  const plan = reader.planFor(row);
  const { fields, nested, spellings } = plan;
  const values: unknown[] = [];
  const from: number[] = [];
  let currency: unknown = row.currency ?? rowContext.currency;
  let ownZone: unknown = row.timezone ?? rowContext.timezone;
  // The field that is read now. Made once per record, because creating functions for each field takes most of the time.
  let name = '';
  const money = { unit: unitOf(reader, name), currency, othersHaveFraction: rowContext.answer.hasFraction };
  const context = {
    zone: reader.server.zone,
    ownZone,
    money,
    words: wordsFor(reader, name),
    readPermissions: (value: unknown) => readPairList(value, reader.server) ?? unread,
    readList: (of: Field, value: unknown) =>
      readItems(reader, name, of, value, { ...rowContext, currency, timezone: ownZone }),
  } satisfies ValueContext;
  let isChanged = spellings.size > 0;
  for (let at = 0; at < fields.length; at += 1) {
    const each = fields[at] as FieldPlan;
    const { field, exact, places } = each;
    name = each.name;
    context.words = wordsFor(reader, name);
    money.currency = currency;
    context.ownZone = ownZone;
    let source: number = sources.none;
    let value: unknown = exact ? row[name] : undefined;
    const { words } = field;
    // Of a code and a text of the same state, the one that is understood counts.
    const isUnderstood = exact && words !== undefined && isWordOf(value, words);
    for (let index = 0; index < places.length && !isUnderstood; index += 1) {
      const place = places[index] as Place;
      if (rowContext.isInner && !place.renames) continue;
      const raw = valueAt(row, place);
      if (raw === undefined) continue;
      money.unit = place.unit ?? unitOf(reader, name);
      const read = readPlace(field, raw, place, context, Object.hasOwn(reader.entity.fields, name));
      if (read === unread) continue;
      const isWord = words === undefined || place.how === 'profile' || words.includes(String(read));
      if (!isWord && (exact || source !== sources.none)) continue;
      value = read;
      source = sources.place + index;
      if (isWord) break;
    }
    if (source === sources.none && exact) {
      money.unit = unitOf(reader, name);
      const read = readValue(field, value, context);
      if (read !== unread && !Object.is(read, value)) {
        value = read;
        source = sources.own;
      }
    }
    if (field.kind === 'flag' && source === sources.none && (value === undefined || value === '')) {
      const blank = exact && value === '' ? -1 : places.findIndex((place) => isBlank(row, place));
      if ((blank >= 0 || value === '') && rowContext.answer.hasCross()) {
        value = false;
        source = blank < 0 ? sources.own : sources.place + blank;
      }
    }
    values[at] = value;
    from[at] = source;
    if (source !== sources.none) isChanged = true;
    const place = places[source - sources.place];
    if (note && (place || exact)) note(each, { value, ...(place && { place }) });
    if (name === 'currency') currency = value ?? currency;
    if (name === 'timezone') ownZone = value ?? ownZone;
  }
  // Copies come last, because they need the values of the other fields.
  for (let at = 0; at < fields.length; at += 1) {
    const { field, copies } = fields[at] as FieldPlan;
    if (copies.length === 0 || from[at] !== sources.none || rowContext.isInner) continue;
    const current = (name: string): unknown => {
      const known = fields.findIndex((one) => one.name === name);
      return known < 0 ? row[name] : values[known];
    };
    const copyOf = copies.find((one) => isFilled(copied(field, one, current)));
    if (copyOf === undefined) continue;
    values[at] = copied(field, copyOf, current);
    from[at] = sources.copy;
    isChanged = true;
    note?.(fields[at] as FieldPlan, { value: values[at], copyOf });
  }
  for (let at = 0; at < nested.length; at += 1) {
    const { key, of } = nested[at] as (typeof nested)[number];
    const isTaken = fields.some(({ places }, index) => {
      const place = places[(from[index] ?? 0) - sources.place];
      return place?.renames === true && place.paths[0]?.[0] === key;
    });
    const inner = isTaken
      ? row[key]
      : readInner(reader.within(key, of), row[key], { ...rowContext, currency, timezone: ownZone });
    const isSame = inner === row[key];
    values[fields.length + at] = inner;
    from[fields.length + at] = isSame ? sources.none : sources.own;
    if (!isSame) isChanged = true;
  }
  return isChanged ? resultOf(row, plan, values, from) : row;
};

/** The value of a field at one of its places; `unread` if it is not this field's. */
const readPlace = (field: Field, raw: unknown, place: Place, context: ValueContext, isKnown: boolean): unknown => {
  const value = readValue(field, raw, context);
  if (value === unread) {
    if (field.kind === 'flag' && typeof readDateTime(raw) === 'string') return true;
    return place.how === 'profile' && !isKnown ? raw : unread;
  }
  return isFitting(field, raw, value, place) ? value : unread;
};

/** Reads the records of a list; returns the same list if nothing changes. */
const readList = (reader: Reader, list: readonly unknown[], rowContext: RowContext): readonly unknown[] => {
  let isSame = true;
  const items = list.map((item: unknown) => {
    if (!isRecord(item)) return item;
    const read = readRow(reader, item, { ...rowContext, depth: rowContext.depth + 1 });
    if (read !== item) isSame = false;
    return read;
  });
  return isSame ? list : items;
};

const readInner = (reader: Reader, value: unknown, rowContext: RowContext): unknown => {
  if (rowContext.depth > 1) return value;
  const inner = { ...rowContext, isInner: true };
  if (Array.isArray(value)) return readList(reader, value, inner);
  return isRecord(value) ? readRow(reader, value, { ...inner, depth: rowContext.depth + 1 }) : value;
};

/** Records of which only the names were sent. */
const named = (list: readonly unknown[]): readonly unknown[] =>
  list.some((item) => typeof item === 'string')
    ? list.map((item) => (typeof item === 'string' ? { name: item } : item))
    : list;

const readItems = (parent: Reader, name: string, field: Field, value: unknown, rowContext: RowContext): unknown => {
  if (!field.of || rowContext.depth > 3) return unread;
  const reader = parent.within(name, field.of);
  const sent = Array.isArray(value) ? value : entriesOf(value, field.of.fields);
  if (!sent) return unread;
  const list = Object.hasOwn(field.of.fields, 'name') ? named(sent) : sent;
  return readList(reader, list, { ...rowContext, isInner: false });
};
